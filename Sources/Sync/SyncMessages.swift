package import DailveDomain

/// The request of a follower of a store.
package struct SyncPull: Sendable, Equatable, Codable {
  /// Rows up to this change are known.
  package var cursor: Int
  /// The newest position that the follower has evidence of, including acknowledgements; `nil` at the beginning.
  package var mark: SyncPosition?
  /// Rows.
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
  /// Whether the mark is part of the store's history. If not, the store has lost something: there are no rows then,
  /// and the follower offers what it has and begins again.
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
  /// In the order in which they were written.
  package var operations: [SyncOperation]
  /// Stamped versions, from anyone who received them.
  package var rows: [EntryChange]
  /// The name of the key that it came with, as the receiver knows it: no sender can say this of itself.
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
  /// Whether the mark is part of the store's history.
  package var isKnown: Bool
  /// By the id of the operation.
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

/// Why a store refuses something. Refused items stay with the sender, for the person to review.
package enum SyncRefusal: String, Sendable, Codable, CaseIterable {
  /// It is not an entry of its kind, or its id is not valid.
  case unreadable
  /// An entry of another kind has its id.
  case taken
  /// It was stamped by a clock that is ahead; it may be sent again later.
  case ahead
}

/// Limits of one request.
package enum SyncLimits {
  package static let mostRows = 500
  package static let mostBytes = 1 << 20
  /// Pages of one exchange; a person has written a million entries then.
  package static let mostPages = 2000
}
