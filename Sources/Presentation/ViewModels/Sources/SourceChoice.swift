internal import DailveDomain

/// The question what a source is, whose records do not say it.
public struct SourceChoice: Sendable, Codable, Equatable {
  public struct Option: Sendable, Codable, Equatable {
    /// `SourceKind.name`; empty for what the name says.
    public var value: String
    public var text: String
  }

  /// Number of the source.
  public var id: String
  public var question: String
  /// What the person can say it is.
  public var options: [Option]
  /// What they said; empty if nothing.
  public var told: String

  /// For the page of the source, where it may be left to the name again.
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
    // Wearables of other makers are told by their names, and whoever wears one that is not says that it is a watch.
    [SourceKind.watch, .phone, .app].map { Option(value: $0.name, text: language[$0.title]) }
  }
}

extension SourceKind {
  var title: TextKey {
    switch self {
    case .watch: .dataSourceWatch
    case .wearable: .dataSourceWearable
    case .phone: .dataSourcePhone
    case .app: .dataSourceApp
    }
  }
}
