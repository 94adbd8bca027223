public import DailveScores

/// The person's decision whether two recordings are one workout or two. It survives imports, because workouts keep their ids.
public struct WorkoutLink: DatedEntry, SubjectEntry, Equatable {
  public static let kind = "workout-link"
  public static let idForm = EntryIDForm.hashed("link")

  public var id: String
  /// The smaller `Workout.id` of the two.
  public var first: String
  public var second: String
  public var isOne: Bool
  public var day: CivilDay

  public init(_ a: String, _ b: String, isOne: Bool, day: CivilDay) {
    first = min(a, b)
    second = max(a, b)
    id = Self.id(of: a, b)
    self.isOne = isOne
    self.day = day
  }

  /// There is one per pair, and the last write wins.
  public static func id(of a: String, _ b: String) -> String {
    "link-\(String(FNV1a.hash("\(min(a, b)) \(max(a, b))".utf8), radix: 16))"
  }

  public var subjectID: String { Self.id(of: first, second) }
}
