package import DailveDomain

/// The state of a device or store that follows another store, and its reaction to responses.
package struct SyncFollower: Sendable, Equatable, Codable {
  package private(set) var cursor = 0
  package private(set) var mark: SyncPosition?

  package init() {}

  package var pull: SyncPull { SyncPull(cursor: cursor, mark: mark) }

  /// - Returns: The rows to apply; `nil` if the store has forgotten something and must get everything that the follower knows.
  package mutating func accept(_ page: SyncPage) -> [EntryChange]? {
    guard note(page.position, isKnown: page.isKnown) else { return nil }
    cursor = page.cursor
    return page.rows
  }

  /// - Returns: False if the store has forgotten something.
  package mutating func accept(_ receipt: SyncReceipt) -> Bool { note(receipt.position, isKnown: receipt.isKnown) }

  /// The same for data that the follower sends: the cursor then counts its own changes.
  ///
  /// - Returns: False if the store has forgotten something and is offered everything again.
  package mutating func offered(_ page: SyncPage, _ receipt: SyncReceipt) -> Bool {
    guard note(receipt.position, isKnown: receipt.isKnown) else { return false }
    cursor = page.cursor
    return true
  }

  /// Moves past a page that had nothing to hand over.
  package mutating func passed(_ page: SyncPage) { cursor = page.cursor }

  private mutating func note(_ position: SyncPosition, isKnown: Bool) -> Bool {
    // An acknowledgement is evidence too: without it, an acknowledged change beyond the cursor could vanish unnoticed.
    mark = position
    if !isKnown { cursor = 0 }
    return isKnown
  }
}
