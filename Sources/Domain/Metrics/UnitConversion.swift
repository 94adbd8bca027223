internal import DailveScores

/// Converts a value from any unit that exports use to the canonical unit: `value * scale + shift`.
public struct UnitConversion: Sendable, Equatable {
  public var scale: Double
  public var shift = 0.0

  public static let identity = UnitConversion(scale: 1)

  public func callAsFunction(_ value: Double) -> Double { value * scale + shift }

  /// `nil` when the units have different dimensions or one is unknown.
  public static func from(_ unit: String, to canonical: String) -> UnitConversion? {
    if unit == canonical { return .identity }
    guard let a = parsed(unit), let b = parsed(canonical), a.dimension == b.dimension else { return nil }
    // a: base = v * a.scale + a.shift;  b: base = w * b.scale + b.shift
    return UnitConversion(scale: a.scale / b.scale, shift: (a.shift - b.shift) / b.scale)
  }

  /// True if a unit can be converted at all.
  public static func isKnown(_ unit: String) -> Bool { parsed(unit) != nil }

  private static func parsed(_ unit: String) -> Unit? { known[unit] ?? concentration(unit) }

  /// An amount in a volume: "mg/dL", "g/L", "mmol/L", "mmol<180.1558800000541>/L". Health prints the molar mass with a
  /// varying number of digits.
  private static func concentration(_ unit: String) -> Unit? {
    let parts = unit.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let millilitres = volumes[parts[1].lowercased()], let grams = grams(parts[0]) else {
      return nil
    }
    // The scale is that of mg/dL.
    return (.concentration, grams * 1e5 / millilitres, 0)
  }

  private static let volumes = ["l": 1000.0, "dl": 100.0, "ml": 1.0]

  /// Grams in a unit of mass or of amount of substance; without a molar mass the substance is glucose.
  private static func grams(_ unit: Substring) -> Double? {
    if let mass = known[String(unit)], mass.dimension == .mass { return mass.scale * 1000 }
    guard let (name, prefix) = moles.first(where: { unit.hasPrefix($0.name) }) else { return nil }
    let rest = unit.dropFirst(name.count)
    if rest.isEmpty { return prefix * glucose }
    guard rest.first == "<", rest.last == ">", let mass = Double(rest.dropFirst().dropLast()), mass.isFinite, mass > 0
    else { return nil }
    return prefix * mass
  }

  /// Two characters that look alike serve as the micro sign.
  private static let moles: [(name: String, scale: Double)] = [
    ("mol", 1), ("mmol", 1e-3), ("umol", 1e-6), ("\u{B5}mol", 1e-6), ("\u{3BC}mol", 1e-6),
  ]

  /// g/mol, as HealthKit prints it.
  private static let glucose = 180.1558800000541

  private enum Dimension {
    case length, mass, energy, time, volume, temperature, frequency, speed, concentration, ratio, aerobic, power,
      pressure, flow
  }
  private typealias Unit = (dimension: Dimension, scale: Double, shift: Double)

  /// The international pound (1959), the thermochemical calorie and the conventional millimetre of mercury are exact.
  private static let known: [String: Unit] = [
    "m": (.length, 1, 0), "km": (.length, LengthUnit.kilometre, 0), "cm": (.length, 0.01, 0), "mm": (.length, 0.001, 0),
    "mi": (.length, LengthUnit.mile, 0), "ft": (.length, LengthUnit.foot, 0), "in": (.length, LengthUnit.inch, 0),
    "yd": (.length, LengthUnit.yard, 0),
    "kg": (.mass, 1, 0), "g": (.mass, 0.001, 0), "mg": (.mass, 1e-6, 0), "mcg": (.mass, 1e-9, 0),
    "\u{B5}g": (.mass, 1e-9, 0),
    "\u{3BC}g": (.mass, 1e-9, 0),
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
    "Hz": (.frequency, 60, 0), "count/hr": (.frequency, 1 / 60.0, 0),
    "W": (.power, 1, 0), "kW": (.power, 1000, 0),
    "mmHg": (.pressure, 1, 0), "kPa": (.pressure, 1 / 0.133322387415, 0), "Pa": (.pressure, 1 / 133.322387415, 0),
    "L/min": (.flow, 1, 0), "L/s": (.flow, 60, 0),
    "m/s": (.speed, 1, 0), "km/hr": (.speed, 1 / 3.6, 0), "mi/hr": (.speed, 0.44704, 0),
    "%": (.ratio, 1, 0), "count": (.ratio, 1, 0),
    "mL/min·kg": (.aerobic, 1, 0), "mL/kg·min": (.aerobic, 1, 0), "mL/(kg·min)": (.aerobic, 1, 0),
    "ml/(kg*min)": (.aerobic, 1, 0), "ml/(kg·min)": (.aerobic, 1, 0),
  ]
}
