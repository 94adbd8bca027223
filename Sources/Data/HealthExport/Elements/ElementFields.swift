internal import DailveDomain
internal import DailveScores

/// Typed attributes of an element.
struct ElementFields {
  let element: DocumentElement

  init(_ element: DocumentElement) { self.element = element }

  func text(_ name: String) -> String? { element[name].flatMap { $0.isEmpty ? nil : $0 } }
  func number(_ name: String) -> Double? { element[name].flatMap(TextValue.number) }
  func instant(_ name: String) -> Instant? { element[name].flatMap(TextValue.instant) }

  /// A duration in seconds, whatever its unit.
  func seconds(_ name: String) -> Double? {
    guard let value = number(name) else { return nil }
    return UnitConversion.from(element[name + "Unit"] ?? "min", to: "s").map { $0(value) }
  }
}

/// Numbers and dates in texts, by the rules of the hot loop.
enum TextValue {
  static func number(_ text: String) -> Double? {
    var bytes = Array(text.utf8)
    return unsafe bytes.withUnsafeMutableBufferPointer { unsafe NumberScanner.number(RawBytes($0)) }?.value
  }

  static func instant(_ text: String) -> Instant? {
    var bytes = Array(text.utf8)
    var dates = DateScanner()
    return unsafe bytes.withUnsafeMutableBufferPointer { unsafe dates.seconds(RawBytes($0)) }.map { Instant($0) }
  }
}
