/// Whether a type counts in statistics.
public struct TypeSwitch: Rule, Equatable {
  public static let kind = "type-switch"
  public static let idForm = EntryIDForm.hashed(idWord)
  private static let idWord = "type"

  public var id: String
  /// HealthKit identifier.
  public var type: String
  public var isOff: Bool

  public init(type: String, isOff: Bool) {
    id = Self.id(of: type)
    self.type = type
    self.isOff = isOff
  }

  public static func id(of type: String) -> String { EntryID.of(idWord, type) }
  public var subjectID: String { Self.id(of: type) }
}
