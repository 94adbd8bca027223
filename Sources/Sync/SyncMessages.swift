package import DailveDomain

/// What somebody who follows a store asks for.
package struct SyncPull: Sendable, Equatable, Codable {
  /// Rows up to this change are known.
  package var cursor: Int
  /// The newest position of which there is any evidence, an acknowledgement included; `nil` for whoever begins.
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
  /// Whether the store has gone on from the mark. If not, it has forgotten something: there are no rows then, and whoever asked offers
  /// what they know and begins again.
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

/// What a device or another store sends.
package struct SyncPush: Sendable, Equatable, Codable {
  /// Which device writes; `nil` with rows alone.
  package var client: String?
  /// The sender's clock, in milliseconds since 1970.
  package var now: Int
  package var mark: SyncPosition?
  /// In the order in which they were written.
  package var operations: [SyncOperation]
  /// Versions with stamps, from whoever saw them.
  package var rows: [EntryChange]

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

/// What became of a push. Everything in it that is not refused is stored.
package struct SyncReceipt: Sendable, Equatable, Codable {
  package var position: SyncPosition
  /// Whether the store has gone on from the mark.
  package var isKnown: Bool
  /// By the id of the operation.
  package var stamps: [String: EntryStamp]
  /// Operations and rows that the store cannot take, by id.
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

/// Why a store does not take something. What is refused stays with the sender, for the person to look at.
package enum SyncRefusal: String, Sendable, Codable, CaseIterable {
  /// It is no entry of its kind, or its id is none.
  case unreadable
  /// An entry of another kind has its id.
  case taken
  /// It was stamped by a clock that is ahead; it may be offered again.
  case ahead
}

/// What one request may hold.
package enum SyncLimits {
  package static let mostRows = 500
  package static let mostBytes = 1 << 20
}
