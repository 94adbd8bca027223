/// How many names one delivery may bring. Each becomes rows that many pages and every derivation read; a phone has some two hundred types and
/// a dozen sources, and a sender with more is malfunctioning.
enum NameLimits {
  /// Types that Health does not know.
  static let types = 1000
  static let sources = 1000
  /// Sources with unit, category, zone and resolution.
  static let origins = 10_000
  /// Kinds of elements that are kept as received.
  static let kept = 1000
  /// Apps and devices whose sum one value is.
  static let members = 16
}
