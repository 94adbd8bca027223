public import DailveScores

/// Questions that only an audit asks.
public protocol AuditReading {
  /// Types in which the person has switched something off, or excluded or corrected a reading.
  func changedTypes() throws -> Set<String>
  /// Local days on which exports were made.
  func exportDays() throws -> Set<CivilDay>
}
