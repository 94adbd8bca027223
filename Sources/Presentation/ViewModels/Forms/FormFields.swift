/// A form's fields as text, with their errors.
public struct FormFields: Sendable, Equatable {
  public var values: [String: String]
  /// Error messages by field.
  public var errors: [String: String] = [:]

  public init(_ values: [String: String] = [:]) { self.values = values }

  public subscript(_ name: String) -> String { values[name] ?? "" }

  /// Takes the posted values of the form's own fields; long texts are truncated. Browsers send line breaks as CR LF
  /// (HTML, 4.10.22.4); they are stored as LF.
  public mutating func take(_ posted: [String: String], longest: Int = 100) {
    for (name, value) in posted where values[name] != nil {
      values[name] = String(
        value.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n").trimmingWhitespace()
          .prefix(longest))
    }
  }
}
