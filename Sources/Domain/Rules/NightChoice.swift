public import DailveScores

/// The source that counts for a night that several recorded.
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
