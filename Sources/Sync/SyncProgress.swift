internal import DailveDomain
internal import DailveScores

/// What one exchange has got from another store so far. What the other one says of its end is a claim: an exchange goes on only while something new
/// comes.
package struct SyncProgress {
  private var pages = 0
  /// Pages in a row without a row: a store passes over what it may not hand on.
  private var empty = 0
  private static let mostEmpty = 20
  private var newest: [EntryChange] = []
  private var hasForgotten = false

  package init() {}

  /// - Parameter cursor: The one with which it was asked.
  /// - Returns: False if it says that there is more, and is no nearer to its end.
  package mutating func accepts(_ page: SyncPage, after cursor: Int) -> Bool {
    hasForgotten = false
    pages = pages.addingClamped(1)
    empty = page.rows.isEmpty ? empty.addingClamped(1) : 0
    defer { newest = page.rows }
    return !page.hasMore
      || page.cursor > cursor && (page.rows.isEmpty ? empty < Self.mostEmpty : page.rows != newest)
        && pages < SyncLimits.mostPages
  }

  /// The other store has lost something. After it was offered everything it has lost nothing more.
  ///
  /// - Returns: False if it says so twice in a row.
  package mutating func forgets() -> Bool {
    defer { hasForgotten = true }
    return !hasForgotten
  }
}
