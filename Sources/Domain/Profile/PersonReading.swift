public import DailveScores

/// The person's profile and entries.
public protocol PersonReading {
  func profile() throws -> Profile
  /// Which time zone the person was in, when.
  func timeline() throws -> ZoneTimeline
  /// Entries that are not deleted, in no particular order.
  func entries<E: Entry>(_ kind: E.Type) throws -> [E]
  /// The same, restricted to those whose `day` is among `days`.
  func entries<E: DatedEntry>(_ kind: E.Type, in days: ClosedRange<CivilDay>) throws -> [E]
  /// How far the steady time has come, by which earlier versions are deleted; `nil` if there is none.
  func steadyTime() throws -> Instant?
  /// Of each entry that something replaced since then, or of which something came from elsewhere, the versions that are kept and the newest one,
  /// newest first.
  ///
  /// - Parameter entry: Restricts it to one entry.
  func replacedVersions(since instant: Instant, of entry: String?) throws -> [[WrittenVersion]]
  /// `nil` if there is none, it is deleted, or it is of another kind.
  func entry<E: Entry>(_ kind: E.Type, id: String) throws -> E?
  /// Deleted or not; `nil` if there is none, or it is of another kind.
  func version<E: Entry>(of kind: E.Type, id: String) throws -> EntryVersion<E>?
  /// Oldest first: stays in a zone learnt from samples, and those that the person entered.
  func zoneStays() throws -> [ZoneStay]
  /// Newest reading first.
  func overrides() throws -> [ListedOverride]
}

extension PersonReading {
  /// `nil` also for one that is deleted.
  ///
  /// - Throws: The reader's error.
  public func current<E: Entry>(_ kind: E.Type, id: String) throws -> EntryVersion<E>? {
    try version(of: kind, id: id).flatMap { $0.isDeleted ? nil : $0 }
  }
}
