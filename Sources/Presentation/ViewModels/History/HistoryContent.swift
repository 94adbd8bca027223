/// The History page in words.
public struct HistoryContent: Sendable, Equatable {
  /// A version and what came after it.
  public struct Item: Sendable, Equatable {
    public var kind: String
    public var title: String
    /// Whether somebody else replaced it.
    public var isElsewhere: Bool
    /// When and where each was written.
    public var beforeText: String
    public var afterText: String
    /// What differs; of what was deleted or brought back, all that it said.
    public var rows: [Row]
    /// `nil` for one that says what is shown anyway.
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
    /// Of the version.
    public var milliseconds: Int
    public var device: String
    /// Stamp of the newest version: what is restored late goes over that one all the same.
    public var base: String
    public var text: String
    public var label: String
  }

  public var items: [Item]
  /// How many of yours were replaced from elsewhere; `nil` if none was.
  public var elsewhere: String?
  public var empty: EmptyContent?
  public var olderPath: String?
}
