/// Which source of a type counts first.
public struct SourceOrder: Rule, Equatable {
  public static let kind = "source-order"
  public static let idForm = EntryIDForm.hashed(idWord)
  private static let idWord = "order"

  public var id: String
  /// HealthKit identifier; `HealthType.workout` for workouts.
  public var type: String
  /// Highest priority first; names as stored. Names that look alike are one source to a person and share a rank.
  public var sources: [[String]]

  public init(type: String, sources: [[String]]) {
    id = Self.id(of: type)
    self.type = type
    self.sources = sources
  }

  public static func id(of type: String) -> String { EntryID.of(idWord, type) }
  public var subjectID: String { Self.id(of: type) }
}
