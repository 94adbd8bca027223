/// Whether a source counts. Sources whose names look alike, and are one to a person, have a switch each.
public struct SourceSwitch: Rule, Equatable {
  public static let kind = "source-switch"
  public static let idForm = EntryIDForm.hashed(idWord)
  private static let idWord = "source"

  public var id: String
  /// Name as stored.
  public var source: String
  public var isOff: Bool

  public init(source: String, isOff: Bool) {
    id = Self.id(of: source)
    self.source = source
    self.isOff = isOff
  }

  public static func id(of source: String) -> String { EntryID.of(idWord, source) }
  public var subjectID: String { Self.id(of: source) }
}
