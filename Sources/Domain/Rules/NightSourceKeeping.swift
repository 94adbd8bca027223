public import DailveScores

/// Stores which source counts for a night that several sources recorded.
///
/// A change that cannot be saved leaves everything as it was and throws `busy` while the store is closed to be erased
/// or replaced, `full` if the disk has no room for a queued change, `damaged` or `tooNew` if the store or the changes
/// queued beside it cannot be read, `taken` if an entry of another kind has the id that it would get, and `failed` for
/// anything else. The caller reports the error and lets the person try again; only a form that was accepted before
/// (`repeated`) gets its first answer again.
public protocol NightSourceKeeping: Sendable {
  /// - Parameter source: Name as stored; `nil` restores the order of sources.
  func setNightSource(_ source: String?, of day: CivilDay, now: Instant) async throws(SaveError)
}

/// The source that counts for a night that several sources recorded.
public struct NightChoice: Rule, DatedEntry, Equatable {
  public static let kind = "night-source"
  public static let idForm = EntryIDForm.computed("night") { rest in
    CivilDay(rest).map { $0.description == rest } ?? false
  }

  public var id: String
  /// The day on which the night ends.
  public var day: CivilDay
  /// Name as stored.
  public var source: String

  public init(day: CivilDay, source: String) {
    id = Self.id(of: day)
    self.day = day
    self.source = source
  }

  public static func id(of day: CivilDay) -> String { "night-\(day)" }
  public var subjectID: String { Self.id(of: day) }
}
