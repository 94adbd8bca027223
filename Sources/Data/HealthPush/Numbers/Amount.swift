/// A number with its unit: `{"qty": 5.02, "units": "km"}`, or the number alone.
struct Amount: Equatable {
  var value: Double
  /// As HealthKit spells it.
  var unit: String

  /// - Parameter unit: Of a number that has none.
  init?(_ value: JSONValue?, _ unit: String) {
    switch value {
    case .object(let object):
      guard let number = LooseNumber.number(object.first("qty", "value")) else { return nil }
      self.init(number, UnitSpelling.unit(object.text("units", "unit")) ?? unit)
    case .number(let number): self.init(number, unit)
    default: return nil
    }
  }

  private init?(_ value: Double, _ unit: String) {
    guard value.isFinite else { return nil }
    (self.value, self.unit) = (value, unit)
  }
}
