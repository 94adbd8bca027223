/// The units in which values are shown and typed. The store keeps canonical units.
public enum UnitSystem: String, Sendable, CaseIterable {
  case metric, imperial

  /// The system that a unit belongs to, as exports spell it; `nil` for units that both use.
  public init?(unit: String) {
    switch unit {
    case "kg", "g", "km", "m", "cm", "degC": self = .metric
    case "lb", "st", "oz", "mi", "yd", "ft", "in", "degF": self = .imperial
    default: return nil
    }
  }

  /// The unit in which this system shows values of a canonical unit, as exports spell it.
  public func shown(_ canonical: String) -> String {
    guard self == .imperial else { return canonical }
    return switch canonical {
    case "kg": "lb"
    case "km": "mi"
    case "degC": "degF"
    default: canonical
    }
  }

  /// The system that most of the units belong to; metric on a tie, `nil` if none belongs to either.
  public init?(units: [String]) {
    let systems = units.compactMap { UnitSystem(unit: $0) }
    guard !systems.isEmpty else { return nil }
    self = systems.count { $0 == .imperial } * 2 > systems.count ? .imperial : .metric
  }
}
