public import DailveScores

/// Reads the person's profile and entries.
public protocol PersonReading {
  func profile() throws -> Profile
  /// The time zones that the person was in over time.
  func timeline() throws -> ZoneTimeline
  /// Entries that are not deleted, in no particular order.
  func entries<E: Entry>(_ kind: E.Type) throws -> [E]
  /// The same, restricted to those whose `day` is among `days`.
  func entries<E: DatedEntry>(_ kind: E.Type, in days: ClosedRange<CivilDay>) throws -> [E]
  /// The current steady time, by which earlier versions are deleted; `nil` if there is none.
  func steadyTime() throws -> Instant?
  /// The kept versions and the newest one of each entry of which a version was replaced since `instant`, or arrived
  /// from elsewhere, newest first.
  ///
  /// - Parameter entry: Restricts the result to one entry.
  func replacedVersions(since instant: Instant, of entry: String?) throws -> [[WrittenVersion]]
  /// `nil` if there is no such entry, it is deleted, or it is of another kind.
  func entry<E: Entry>(_ kind: E.Type, id: String) throws -> E?
  /// The newest version, deleted or not; `nil` if there is no such entry, or it is of another kind.
  func version<E: Entry>(of kind: E.Type, id: String) throws -> EntryVersion<E>?
  /// Stays in a zone, oldest first: those learnt from samples, and those that the person entered.
  func zoneStays() throws -> [ZoneStay]
  /// Overrides, that of the newest reading first.
  func overrides() throws -> [ListedOverride]
}

extension PersonReading {
  /// `nil` also for a deleted entry.
  ///
  /// - Throws: The reader's error.
  public func current<E: Entry>(_ kind: E.Type, id: String) throws -> EntryVersion<E>? {
    try version(of: kind, id: id).flatMap { $0.isDeleted ? nil : $0 }
  }
}
