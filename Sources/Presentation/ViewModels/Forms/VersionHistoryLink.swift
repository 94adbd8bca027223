public import DailveDomain

/// A link from an entry to its earlier versions.
public struct VersionHistoryLink: Sendable, Equatable {
  public var text: String
  public var path: String

  /// `nil` for an entry without any.
  public init?(to entry: String, _ viewer: ViewerContext, from reader: any PersonReading) throws {
    let versions = try ShowVersionHistory(reader)(of: entry, now: viewer.now)
    guard !versions.isEmpty else { return nil }
    text = viewer.language[versions.contains(where: \.isElsewhere) ? .historyReplaced : .historyEarlier]
    path = Address.historyEntry(entry).path
  }
}
