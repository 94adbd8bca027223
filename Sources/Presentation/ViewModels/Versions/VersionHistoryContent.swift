/// The History page in words.
public struct VersionHistoryContent: Sendable, Equatable {
  /// A version and its successor.
  public struct Item: Sendable, Equatable {
    public var kind: String
    public var title: String
    /// True if somebody else replaced it.
    public var isElsewhere: Bool
    /// When and where each was written.
    public var beforeText: String
    public var afterText: String
    /// The differences; for a deletion or restoration, the whole entry.
    public var rows: [Row]
    /// `nil` if it equals the current version.
    public var restore: Restore?
  }

  public struct Row: Sendable, Equatable {
    public var label: String
    public var before: String
    public var after: String
  }

  public struct Restore: Sendable, Equatable {
    /// Id of the entry.
    public var entry: String
    /// Milliseconds of the version's stamp.
    public var milliseconds: Int
    public var device: String
    /// Stamp of the newest version: even a late restoration overrides that one.
    public var base: String
    public var text: String
    public var label: String
  }

  public var items: [Item]
  /// How many of the person's own versions were replaced from elsewhere; `nil` if none.
  public var elsewhere: String?
  public var empty: EmptyContent?
  public var olderPath: String?
}
