public import DailveDomain
internal import DailveScores

/// The History page: all overwritten and deleted versions, or the earlier versions of one entry.
public struct VersionHistoryViewModel {
  public let content: VersionHistoryContent
  public static let pageSize = 50

  /// - Parameters:
  ///   - entry: Restricts it to one entry.
  ///   - first: How many to skip.
  public init(
    _ viewer: ViewerContext, of entry: String?, from first: Int, most: Int = pageSize, reader: any PersonReading
  ) throws {
    let language = viewer.language
    let all = try ShowVersionHistory(reader)(of: entry, now: viewer.now)
    let presenter = VersionHistoryPresenter(viewer: viewer)
    let elsewhere = all.count(where: \.isElsewhere)
    let page = all.dropFirst(max(0, first)).prefix(most)
    let address = entry.map { Address.historyEntry($0) } ?? Address.history
    content = VersionHistoryContent(
      items: page.map(presenter.item),
      elsewhere: elsewhere > 0 ? language(.historyElsewhere, "\(elsewhere)") : nil,
      empty: all.isEmpty
        ? EmptyContent(title: language[.historyEmptyTitle], text: language[.historyEmpty]) : nil,
      olderPath: page.endIndex < all.endIndex ? address.path("from=\(page.endIndex)") : nil)
  }
}
