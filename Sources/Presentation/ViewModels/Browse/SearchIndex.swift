internal import DailveDomain

/// Something that search finds by name: a series of data, a category, a page or a setting.
public struct SearchEntry: Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable { case data, page, setting }

  public var kind: Kind
  /// In the page's language.
  public var title: String
  public var path: String
  /// A line about it; `nil` if the title says it, and for data, which have a value.
  public var text: String?
  /// Other names and synonyms, in both languages.
  public var names: [String]
  /// HealthKit identifier of a series; `nil` for all others.
  var type: String?
}

/// Finds data, pages and settings by what people type: names in either language, synonyms, beginnings of words, initials
/// of Hangul, words in any order, and with a letter wrong.
struct SearchIndex {
  /// Maximum length of a searched text, in Unicode scalars.
  static let longest = 120

  private let entries: [(entry: SearchEntry, term: SearchTerm)]

  /// - Parameter types: The types in the store, as HealthKit identifiers. Metrics are always found.
  init(types: [String], _ language: Language) {
    let fixed = language == .ko ? Self.korean : Self.english
    let others = types.filter { MetricTraits.metric(ofType: $0) == nil && !PressurePresenter.types.contains($0) }
    let pressure = PressurePresenter.types.contains(where: { types.contains($0) }) ? [PressurePresenter.systolic] : []
    entries = fixed.data + (pressure + others).map { Self.indexed(Self.series($0, language)) } + fixed.places
  }

  /// All entries, in the order of the index.
  var all: [SearchEntry] { entries.map(\.entry) }

  /// An entry that was found, with the quality of the match.
  struct Hit {
    var entry: SearchEntry
    var fit: SearchFit
  }

  /// The entries that fit a text, best first; those that fit equally well stay in the order of the index. Spelling
  /// mistakes are forgiven only if nothing fits without.
  func hits(_ text: String) -> [Hit] {
    let query = Self.key(text)
    guard !query.letters.isEmpty else { return [] }
    let exact = hits(query, wrong: 0)
    return exact.isEmpty ? hits(query, wrong: query.letters.count < 4 ? 0 : query.letters.count < 9 ? 1 : 2) : exact
  }

  static func key(_ text: String) -> SearchKey {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.prefix(longest))
    return SearchKey(String(scalars))
  }

  private func hits(_ query: SearchKey, wrong: Int) -> [Hit] {
    entries.enumerated().compactMap { place, indexed -> (place: Int, hit: Hit)? in
      var fit = indexed.term.fit(query, wrong: wrong)
      if fit == .none, indexed.term.hasWords(query) { fit = .wordBegins }
      return fit == .none ? nil : (place, Hit(entry: indexed.entry, fit: fit))
    }.sorted { ($0.hit.fit.rawValue, $0.place) < ($1.hit.fit.rawValue, $1.place) }.map(\.hit)
  }

  private typealias Indexed = (entry: SearchEntry, term: SearchTerm)
  private static let english = fixed(.en)
  private static let korean = fixed(.ko)

  /// The entries of every store.
  private static func fixed(_ language: Language) -> (data: [Indexed], places: [Indexed]) {
    let metrics = Metric.allCases.map { series($0.traits.type, language) }
    let categories = BrowseCategory.allCases.filter { $0 != .other && $0 != .sleep && $0 != .body && $0 != .activity }
      .map { category in
        SearchEntry(
          kind: .page, title: language[category.title], path: Address.browseCategory(category).path,
          text: language[.browseCategory], names: [other(language)[category.title]])
      }
    func places(_ places: [BrowsePlace], _ kind: SearchEntry.Kind) -> [SearchEntry] {
      places.map { place in
        SearchEntry(
          kind: kind, title: language[place.title], path: place.path, text: place.text.map { language[$0] },
          names: [other(language)[place.title]] + place.words)
      }
    }
    let rest = places(BrowsePlace.pages, .page) + categories + places(BrowsePlace.settings, .setting)
    return (metrics.map(indexed), rest.map(indexed))
  }

  private static func indexed(_ entry: SearchEntry) -> Indexed {
    (entry, SearchTerm(entry.title, others: entry.names))
  }

  private static func series(_ type: String, _ language: Language) -> SearchEntry {
    if type == PressurePresenter.systolic {
      return SearchEntry(
        kind: .data, title: language[.typePressure], path: Address.type(type).path,
        names: [other(language)[.typePressure]] + SearchWords.of("BloodPressure"), type: type)
    }
    let title = TypeName.readable(type, language)
    let names = [TypeName.readable(type, other(language)), TypeName.words(TypeName.withoutPrefix(type))]
    return SearchEntry(
      kind: .data, title: title, path: SeriesPath.of(type).path,
      names: names.filter { $0 != title } + SearchWords.of(type), type: type)
  }

  private static func other(_ language: Language) -> Language { language == .ko ? .en : .ko }
}

/// The page of a series by its HealthKit identifier.
enum SeriesPath {
  static func of(_ type: String) -> Address {
    switch MetricTraits.metric(ofType: type) {
    case .sleep: .sleep
    case let metric?: .metric(metric)
    case nil: .type(type)
    }
  }
}
