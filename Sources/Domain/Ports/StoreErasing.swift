/// The end of everything the store holds.
public protocol StoreErasing: Sendable {
  /// Removes every sample, record and setting, and overwrites what they left on the disk.
  func eraseEverything() async throws(StorageError)
}
