public import DailveScores

/// Stores what the person says of themselves, and their settings.
///
/// What cannot be saved leaves everything as it was, and throws: `busy` while the store is closed to be erased or replaced, `full` if the disk
/// has no room for a waiting change, `damaged` or `tooNew` if the store or the changes that wait beside it cannot be read, `taken` if an
/// entry of another kind has the id that it would get, `failed` for anything else. The caller says so and lets the person try again; only a form
/// that was taken before (`repeated`) gets its first answer again.
public protocol ProfileKeeping: Sendable {
  /// Reads the profile, changes it and writes the differences, atomically: of two forms that change different things at
  /// the same time, both are kept.
  ///
  /// - Returns: What `change` returns.
  func updateProfile<T: Sendable>(now: Instant, _ change: @escaping @Sendable (inout Profile) -> T)
    async throws(StorageError) -> T
}
