internal import DailveDomain
internal import DailveScores

/// The progress of one exchange with another store. The other store's word about its end is only a claim, so an
/// exchange goes on only while something new comes.
package struct SyncProgress {
  private var pages = 0
  /// Consecutive pages without rows: a store skips rows that it may not hand on.
  private var empty = 0
  private static let mostEmpty = 20
  private var newest: [EntryChange] = []
  private var hasForgotten = false

  package init() {}

  /// - Parameter cursor: The cursor with which the page was requested.
  /// - Returns: False if the store claims to have more but comes no nearer to its end.
  package mutating func accepts(_ page: SyncPage, after cursor: Int) -> Bool {
    hasForgotten = false
    pages = pages.addingClamped(1)
    empty = page.rows.isEmpty ? empty.addingClamped(1) : 0
    defer { newest = page.rows }
    return !page.hasMore
      || page.cursor > cursor && (page.rows.isEmpty ? empty < Self.mostEmpty : page.rows != newest)
        && pages < SyncLimits.mostPages
  }

  /// Notes that the other store has lost something. Once it was offered everything, it cannot have lost more.
  ///
  /// - Returns: False if it says so twice in a row.
  package mutating func forgets() -> Bool {
    defer { hasForgotten = true }
    return !hasForgotten
  }
}
