/// A number with its unit, as metadata have it: "25 m", "7200 %", "2".
public struct MetadataQuantity: Sendable, Equatable {
  public var number: Double
  public var unit: String

  public init?(_ text: String) {
    let parts = WesternDigits.text(text).split(separator: " ", maxSplits: 1)
    guard let first = parts.first, let number = Double(first.replacing(",", with: ".")), number.isFinite else {
      return nil
    }
    self.number = number
    unit = parts.count > 1 ? String(parts[1]) : ""
  }

  /// In another unit; `nil` if that unit has another dimension, or either is unknown.
  public func value(in unit: String) -> Double? { UnitConversion.from(self.unit, to: unit).map { $0(number) } }

  public var metres: Double? { value(in: "m").flatMap { $0 > 0 ? $0 : nil } }
}
