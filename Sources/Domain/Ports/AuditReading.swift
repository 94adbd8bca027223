public import DailveScores

/// Questions that only an audit asks.
public protocol AuditReading {
  /// Hours with at least a minute of standing, by local day and source name; the key "" holds the hours of all sources
  /// together.
  ///
  /// - Parameter days: The months around them are read.
  func standHours(in days: ClosedRange<CivilDay>) throws -> [CivilDay: [String: Int]]
  /// Types in which the person has switched something off, or excluded or corrected a reading.
  func changedTypes() throws -> Set<String>
  /// Local days on which exports were made.
  func exportDays() throws -> Set<CivilDay>
}
