public import DailveDomain
internal import DailveScores

/// The Browse page, or what a search found.
public struct BrowseViewModel: Sendable {
  public let content: BrowseContent
  /// The errors of parts that could not be read; the page says so and shows the rest.
  public let failures: [any Error]

  /// Maximum length of a searched text, in characters.
  public static let longest = 60

  /// - Parameter query: As typed; everything after its first 60 characters is ignored.
  /// - Throws: The reader's first error, if nothing at all can be read.
  public init(
    _ viewer: ViewerContext, query: String, from reader: any ScoreReading & CatalogueReading
  ) throws {
    let library = try ShowLibrary(reader)(viewer.day, at: viewer.present, until: viewer.sumsEnd)
    let presenter = LibraryPresenter(viewer: viewer, library: library)
    let language = viewer.language
    let types = library.types.map(\.type)
    let index = SearchIndex(types: types, language)
    let text = Self.bounded(query)
    failures = library.failures
    let cards = CardPresenter(viewer)
    var content = BrowseContent(
      query: text,
      banner: library.failures.isEmpty
        ? nil : language(.todayPartial, "\(library.failures.count)", "\(library.sources)"),
      favourites: library.favourites.compactMap { cards.shownCard($0) },
      categories: BrowseCategory.allCases.compactMap { presenter.summary($0) },
      pages: BrowsePlace.ownPages.compactMap { BrowsePlace.row($0, language) }, empty: nil, results: nil,
      index: index.all)
    if types.isEmpty, content.categories.isEmpty, library.failures.isEmpty {
      content.empty = EmptyContent(
        title: language[.browseEmpty], text: language[.browseEmptyText], link: EmptyPresenter(viewer).importing)
    }
    if !text.isEmpty {
      let notes = try FindNotes(reader)(
        text, upTo: viewer.day, most: SearchPresenter.mostNotes, workouts: WorkoutTitle.all,
        injuries: { injury in Language.allCases.flatMap { Self.names(injury, viewer, $0) } })
      content.results = SearchPresenter(library: presenter, query: text).results(index.hits(text), notes)
    }
    self.content = content
  }

  private static func names(_ injury: Injury, _ viewer: ViewerContext, _ language: Language) -> [String] {
    var viewer = viewer
    viewer.language = language
    return [InjuryPresenter(viewer: viewer).name(injury), language[.navInjuries]]
  }

  /// The searched text without space around it, and no longer than is searched. A character can have any number of
  /// marks, so scalars are counted, too.
  static func bounded(_ query: String) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: query.unicodeScalars.prefix(SearchIndex.longest))
    return String(String(scalars).printable.prefix(longest).trimmingSpaces())
  }
}

/// The page of a category.
public struct BrowseCategoryViewModel: Sendable {
  public let content: BrowseCategoryContent

  /// - Throws: The reader's first error, if nothing at all can be read.
  public init(
    _ viewer: ViewerContext, _ category: BrowseCategory, from reader: any ScoreReading & CatalogueReading
  ) throws {
    let library = try ShowLibrary(reader)(viewer.day, at: viewer.present, until: viewer.sumsEnd)
    let language = viewer.language
    let rows = LibraryPresenter(viewer: viewer, library: library).rows(category)
    content = BrowseCategoryContent(
      title: language[category.title], rows: rows,
      pages: category.pages.compactMap { BrowsePlace.row($0, language) },
      empty: rows.isEmpty
        ? EmptyContent(
          title: language[.browseEmpty], text: language[.browseEmptyText], link: EmptyPresenter(viewer).importing)
        : nil)
  }
}

extension BrowsePlace {
  static func row(_ address: Address, _ language: Language) -> BrowseRow? {
    pages.first { $0.path == address.path }.map { place in
      BrowseRow(
        subject: .page(address), title: language[place.title], path: place.path, text: place.text.map { language[$0] })
    }
  }
}
