internal import DailveDomain
internal import DailveImporting

/// Numbers that attributes of an element give with a unit.
enum QuantityText {
  /// - Returns: The number in the canonical unit; `nil` if it is no number or its unit cannot be converted.
  static func value(_ text: String?, _ unit: String?, in canonical: String) -> Double? {
    guard let text, let conversion = UnitConversion.from(unit ?? canonical, to: canonical) else { return nil }
    var bytes = Array(text.utf8)
    let number = unsafe bytes.withUnsafeMutableBufferPointer { unsafe NumberScanner.number(RawBytes($0)) }
    return number.map { conversion($0.value) }
  }
}
