/// How many names one file or delivery may bring. Each becomes rows that many pages and every derivation read; a phone has some two hundred types
/// and a dozen sources, and a sender with more is malfunctioning.
package enum NameLimits {
  /// Types that Health does not know.
  package static let types = 1000
  package static let sources = 1000
  /// Sources with unit, category, zone and resolution.
  package static let origins = 10_000
  /// Kinds of elements that are kept as received.
  package static let kept = 1000
}
