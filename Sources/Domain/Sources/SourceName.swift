/// Names of sources, as they are compared.
public enum SourceName {
  /// True if a name that a person typed refers to this source.
  public static func matches(_ name: String, _ typed: String) -> Bool { matchingForm(name) == matchingForm(typed) }

  /// The sources behind a name, in matching form: a phone calls the sum of two sources "Ada's Watch|iPhone".
  public static func members(_ name: String) -> Set<String> {
    Set(name.split(separator: "|").map { matchingForm(String($0)) })
  }

  /// Lower case with plain spaces and apostrophes, for matching only; the name as written is kept for display.
  public static func matchingForm(_ name: String) -> String {
    var result = ""
    result.unicodeScalars.reserveCapacity(name.unicodeScalars.count)
    for scalar in name.unicodeScalars {
      switch scalar.value {
      case 0xA0, 0x202F, 0x2007: result.unicodeScalars.append(" ")
      case 0x2018, 0x2019, 0x02BC: result.unicodeScalars.append("'")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.lowercased()
  }
}
