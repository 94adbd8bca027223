/// The device behind a source whose records do not say it: a phone sends only the name that a person gave.
public struct SourceDevice: Rule, Equatable {
  public static let kind = "source-device"
  public static let idForm = EntryIDForm.hashed(idWord)
  private static let idWord = "recorder"

  public var id: String
  /// Name as stored.
  public var source: String
  public var device: SourceKind

  public init(source: String, device: SourceKind) {
    id = Self.id(of: source)
    self.source = source
    self.device = device
  }

  public static func id(of source: String) -> String { EntryID.of(idWord, source) }
  public var subjectID: String { Self.id(of: source) }
}
