public protocol ProfileKeeping: Sendable {
  /// Writes what differs from what is stored.
  func save(_ profile: Profile) async throws(StorageError)
}
