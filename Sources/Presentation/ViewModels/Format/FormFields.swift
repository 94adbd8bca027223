/// A form as it was sent: texts, and what is wrong with them.
public struct FormFields: Sendable, Equatable {
  public var values: [String: String]
  /// Sentence for each field that could not be understood, in no order.
  public var errors: [String: String] = [:]

  public init(_ values: [String: String] = [:]) { self.values = values }

  public subscript(_ name: String) -> String { values[name] ?? "" }

  /// Takes what the browser sent of the fields that the form has; long texts are cut. Browsers send line breaks as two characters
  /// each (HTML, 4.10.22.4); what was stored with one comes back with one.
  public mutating func take(_ posted: [String: String], longest: Int = 100) {
    for (name, value) in posted where values[name] != nil {
      values[name] = String(
        value.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n").trimmingWhitespace()
          .prefix(longest))
    }
  }
}
