internal import DailveDomain

/// The question of what a source is, if its records do not say.
public struct SourceChoice: Sendable, Codable, Equatable {
  public struct Option: Sendable, Codable, Equatable {
    /// `SourceKind.name`; empty for what the name says.
    public var value: String
    public var text: String
  }

  /// Number of the source.
  public var id: String
  public var question: String
  /// The possible answers.
  public var options: [Option]
  /// The person's answer; empty if none.
  public var told: String

  /// For the page of the source, where the choice may be left to the name again.
  init(_ source: ListedSource, _ language: Language) {
    id = "\(source.id)"
    question = language[.dataSourceDevice]
    options = [Option(value: "", text: language[.dataSourceByName])] + Self.kinds(language)
    told = source.told?.name ?? ""
  }

  init(_ source: UnknownSource, _ language: Language) {
    id = "\(source.id)"
    question = language(.todayUnknownSource, source.name)
    options = Self.kinds(language)
    told = ""
  }

  private static func kinds(_ language: Language) -> [Option] {
    // Wearables of other makers are recognised by their names; a person with an unrecognised one says that it is a
    // watch.
    [SourceKind.watch, .phone, .app].map { Option(value: $0.name, text: language[$0.title]) }
  }
}
