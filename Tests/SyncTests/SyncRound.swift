import DailveSync

extension SyncExchange {
  /// One round of an exchange.
  ///
  /// - Returns: True if there is more to exchange.
  static func round(
    _ local: any SyncFollowing, with remote: any SyncKeeping, called peer: String, now: Int
  ) async throws -> Bool {
    var progress = SyncProgress()
    return try await round(local, with: remote, called: peer, now: now, &progress) == .more
  }
}
