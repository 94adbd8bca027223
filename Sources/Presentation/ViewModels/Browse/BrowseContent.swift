/// The Browse page in words.
public struct BrowseContent: Sendable {
  /// The searched text; empty for the page itself.
  public var query: String
  /// A sentence for data that could not be read.
  public var banner: String?
  public var favourites: [Card]
  /// Categories with data.
  public var categories: [BrowseRow]
  /// Pages that have no tab.
  public var pages: [BrowseRow]
  public var empty: EmptyContent?
  /// `nil` without a search.
  public var results: BrowseResults?
  /// Everything that a browser can find by itself without a network: names of data, pages and settings, nothing that the
  /// person wrote.
  public var index: [SearchEntry]
}

/// The page of a category in words.
public struct BrowseCategoryContent: Sendable {
  public var title: String
  /// The types with data, by name.
  public var rows: [BrowseRow]
  /// Pages about the same.
  public var pages: [BrowseRow]
  public var empty: EmptyContent?
}

/// A link with what is known about its target.
public struct BrowseRow: Sendable, Equatable {
  /// The subject, for its icon.
  public enum Subject: Sendable, Equatable {
    case category(BrowseCategory)
    case page(Address)
    /// HealthKit's activity type without its prefix.
    case workout(String)
    case injury, measurement, setting
  }

  public struct Value: Sendable, Equatable {
    public var label: String
    public var text: String
  }

  public var subject: Subject
  public var title: String
  public var path: String
  /// Newest values with the names of what was measured, which are empty where the title says it.
  public var values: [Value] = []
  public var text: String?
  /// Words of the person's with the searched one.
  public var excerpt: Excerpt?
  public var ageText: String?
  public var isStale = false
}

/// The results of a search.
public struct BrowseResults: Sendable, Equatable {
  public struct Group: Sendable, Equatable {
    public var title: String
    public var rows: [BrowseRow]
    /// A link to the rest.
    public var more: EmptyContent.Link?
  }

  /// The number of results, and other names of the best one; a screen reader announces it.
  public var summary: String
  /// The best result, if it is data with a value.
  public var hit: BrowseHit?
  public var groups: [Group]
  public var empty: EmptyContent?
}

/// The data that were most likely meant.
public struct BrowseHit: Sendable, Equatable {
  public var category: BrowseCategory
  public var title: String
  /// Other names.
  public var alsoText: String
  public var pieces: [Piece]
  public var ageText: String
  public var path: String
}
