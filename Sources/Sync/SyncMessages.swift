package import DailveDomain

/// The request of a follower of a store.
package struct SyncPull: Sendable, Equatable, Codable {
  /// The follower knows the rows up to this change.
  package var cursor: Int
  /// The newest position of which the follower has evidence, including acknowledgements; `nil` at the beginning.
  package var mark: SyncPosition?
  /// The most rows to return.
  package var limit: Int

  package init(cursor: Int, mark: SyncPosition?, limit: Int = SyncLimits.mostRows) {
    self.cursor = cursor
    self.mark = mark
    self.limit = limit
  }
}

/// The newest versions of entries, in the order of the changes that brought them.
package struct SyncPage: Sendable, Equatable, Codable {
  package var position: SyncPosition
  /// True if the mark is part of the store's history. If not, the store has lost something and returns no rows; the
  /// follower then offers what it has and begins again.
  package var isKnown: Bool
  package var rows: [EntryChange]
  /// The next cursor.
  package var cursor: Int
  package var hasMore: Bool

  package init(position: SyncPosition, isKnown: Bool, rows: [EntryChange], cursor: Int, hasMore: Bool) {
    self.position = position
    self.isKnown = isKnown
    self.rows = rows
    self.cursor = cursor
    self.hasMore = hasMore
  }
}

/// The message of a device or another store.
package struct SyncPush: Sendable, Equatable, Codable {
  /// The writing device; `nil` if only rows are sent.
  package var client: String?
  /// The sender's clock, in milliseconds since 1970.
  package var now: Int
  package var mark: SyncPosition?
  /// The operations in the order in which they were written.
  package var operations: [SyncOperation]
  /// Stamped versions from anyone who received them.
  package var rows: [EntryChange]
  /// The receiver's name for the key of the push; a sender cannot set it.
  package var sender: String?

  private enum CodingKeys: String, CodingKey { case client, now, mark, operations, rows }

  package init(
    client: String?, now: Int, mark: SyncPosition?, operations: [SyncOperation] = [], rows: [EntryChange] = []
  ) {
    self.client = client
    self.now = now
    self.mark = mark
    self.operations = operations
    self.rows = rows
  }
}

/// The result of a push. Everything that is not refused is stored.
package struct SyncReceipt: Sendable, Equatable, Codable {
  package var position: SyncPosition
  /// True if the mark is part of the store's history.
  package var isKnown: Bool
  /// Stamps by the id of the operation.
  package var stamps: [String: EntryStamp]
  /// Operations and rows that the store refuses, by id.
  package var refused: [String: SyncRefusal]

  package init(
    position: SyncPosition, isKnown: Bool, stamps: [String: EntryStamp] = [:], refused: [String: SyncRefusal] = [:]
  ) {
    self.position = position
    self.isKnown = isKnown
    self.stamps = stamps
    self.refused = refused
  }
}

/// The reason why a store refuses something. Refused items stay with the sender, for the person to review.
package enum SyncRefusal: String, Sendable, Codable, CaseIterable {
  /// The content is not an entry of its kind, or its id is not valid.
  case unreadable
  /// An entry of another kind has this id.
  case taken
  /// The stamp comes from a clock that is ahead; the version may be sent again later.
  case ahead
}

/// Limits of one request.
package enum SyncLimits {
  package static let mostRows = 500
  package static let mostBytes = 1 << 20
  /// The most pages of one exchange, which hold a million entries.
  package static let mostPages = 2000
}
