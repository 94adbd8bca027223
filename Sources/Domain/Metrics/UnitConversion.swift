internal import DailveScores

/// Converts a value from any unit that exports use to the canonical unit: `value * scale + shift`.
public struct UnitConversion: Sendable, Equatable {
  public var scale: Double
  public var shift = 0.0

  public static let identity = UnitConversion(scale: 1)

  public func callAsFunction(_ value: Double) -> Double { value * scale + shift }

  /// `nil` when the units have different dimensions or one is unknown; the value then keeps its own unit.
  public static func from(_ unit: String, to canonical: String) -> UnitConversion? {
    if unit == canonical { return .identity }
    guard let a = known[unit], let b = known[canonical], a.dimension == b.dimension else { return nil }
    // a: base = v * a.scale + a.shift;  b: base = w * b.scale + b.shift
    return UnitConversion(scale: a.scale / b.scale, shift: (a.shift - b.shift) / b.scale)
  }

  private enum Dimension {
    case length, mass, energy, time, volume, temperature, frequency, speed, glucose, ratio, aerobic
  }
  private typealias Unit = (dimension: Dimension, scale: Double, shift: Double)

  /// International pound (1959) and the thermochemical calorie, exact; glucose by the molar mass that HealthKit
  /// prints in its unit, 180.1558800000541 g/mol.
  private static let known: [String: Unit] = [
    "m": (.length, 1, 0), "km": (.length, LengthUnit.kilometre, 0), "cm": (.length, 0.01, 0), "mm": (.length, 0.001, 0),
    "mi": (.length, LengthUnit.mile, 0), "ft": (.length, LengthUnit.foot, 0), "in": (.length, LengthUnit.inch, 0),
    "yd": (.length, LengthUnit.yard, 0),
    "kg": (.mass, 1, 0), "g": (.mass, 0.001, 0), "mg": (.mass, 1e-6, 0), "mcg": (.mass, 1e-9, 0),
    "lb": (.mass, 0.45359237, 0), "oz": (.mass, 0.028349523125, 0), "st": (.mass, 6.35029318, 0),
    "kcal": (.energy, 1, 0), "Cal": (.energy, 1, 0), "cal": (.energy, 0.001, 0), "kJ": (.energy, 1 / 4.184, 0),
    "J": (.energy, 1 / 4184.0, 0),
    "s": (.time, 1, 0), "min": (.time, 60, 0), "hr": (.time, 3600, 0), "ms": (.time, 0.001, 0),
    "d": (.time, 86_400, 0),
    "mL": (.volume, 1, 0), "L": (.volume, 1000, 0), "fl_oz_us": (.volume, 29.5735295625, 0),
    "fl_oz_imp": (.volume, 28.4130625, 0), "cup_us": (.volume, 236.5882365, 0), "cup_imp": (.volume, 284.130625, 0),
    "pt_us": (.volume, 473.176473, 0), "pt_imp": (.volume, 568.26125, 0),
    "degC": (.temperature, 1, 0), "degF": (.temperature, 5 / 9.0, -160 / 9.0), "K": (.temperature, 1, -273.15),
    "count/min": (.frequency, 1, 0), "count/s": (.frequency, 60, 0), "bpm": (.frequency, 1, 0),
    "m/s": (.speed, 1, 0), "km/hr": (.speed, 1 / 3.6, 0), "mi/hr": (.speed, 0.44704, 0),
    "mg/dL": (.glucose, 1, 0), "mmol<180.1558800000541>/L": (.glucose, 18.01558800000541, 0),
    "mmol/L": (.glucose, 18.01558800000541, 0),
    "%": (.ratio, 1, 0), "count": (.ratio, 1, 0),
    "mL/min·kg": (.aerobic, 1, 0), "ml/(kg*min)": (.aerobic, 1, 0), "ml/(kg·min)": (.aerobic, 1, 0),
  ]
}
