package import DailveDomain

/// A store that follows others.
package protocol SyncFollowing: SyncKeeping {
  /// The progress of following another store; a new follower for a store that was never asked.
  func follower(of peer: String) async throws(StorageError) -> SyncFollower
  /// Applies rows as they are and saves the follower's progress, both or neither.
  ///
  /// - Returns: The rows that this store refuses.
  func apply(_ rows: [EntryChange], from peer: String, as follower: SyncFollower, now: Int) async throws(SaveError)
    -> [String: SyncRefusal]
}

/// One round between two stores: each follows the other, so that both end with the same rows.
package enum SyncExchange {
  package enum Step: Sendable {
    case more
    case done
    /// The other store says that there is more, but sends nothing new.
    case stuck
  }

  /// Asks a store for its next rows. If that store has forgotten something, as after a restored backup, it gets all rows of this one.
  ///
  /// - Parameters:
  ///   - peer: The name under which `local` knows `remote`.
  ///   - now: The clock of `local`, in milliseconds since 1970.
  ///   - progress: The progress of this exchange.
  package static func round(
    _ local: any SyncFollowing, with remote: any SyncKeeping, called peer: String, now: Int,
    _ progress: inout SyncProgress
  ) async throws -> Step {
    var follower = try await local.follower(of: peer)
    let page = try await remote.page(follower.pull)
    let cursor = follower.cursor
    if let rows = follower.accept(page) {
      guard progress.accepts(page, after: cursor) else { return .stuck }
      _ = try await local.apply(rows, from: peer, as: follower, now: now)
      return page.hasMore ? .more : .done
    }
    guard progress.forgets() else { return .stuck }
    var own = SyncPull(cursor: 0, mark: nil)
    while true {
      let rows = try await local.page(own)
      if !rows.rows.isEmpty {
        _ = try await remote.sync(SyncPush(client: nil, now: now, mark: nil, rows: rows.rows), now: now)
      }
      guard rows.hasMore else { break }
      own.cursor = rows.cursor
    }
    // The progress is saved only now: if anything above failed, the next round notices the loss again.
    _ = try await local.apply([], from: peer, as: follower, now: now)
    return .more
  }
}
