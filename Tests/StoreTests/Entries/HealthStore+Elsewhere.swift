import DailveDomain
import DailveScores
import DailveStore
import DailveSync

extension HealthStore {
  /// Applies a version that another store sends.
  ///
  /// - Returns: The reason why it was refused; `nil` if it was not.
  @discardableResult
  func receive(_ version: EntryChange, now: Instant) async throws -> SyncRefusal? {
    try await apply([version], from: "elsewhere", as: SyncFollower(), now: now.milliseconds)[version.id]
  }
}
