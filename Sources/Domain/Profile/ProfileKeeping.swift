public import DailveScores

/// Stores the person's profile and settings.
///
/// A change that cannot be saved leaves everything as it was and throws `busy` while the store is closed to be erased
/// or replaced, `full` if the disk has no room for a queued change, `damaged` or `tooNew` if the store or the changes
/// queued beside it cannot be read, `taken` if an entry of another kind has the id that it would get, and `failed` for
/// anything else. The caller reports the error and lets the person try again; only a form that was accepted before
/// (`repeated`) gets its first answer again.
public protocol ProfileKeeping: Sendable {
  /// Reads the profile, changes it and writes the differences, atomically: if two forms change different things at the
  /// same time, both changes are kept.
  ///
  /// - Returns: The result of `change`.
  func updateProfile<T: Sendable>(now: Instant, _ change: @escaping @Sendable (inout Profile) -> T)
    async throws(SaveError) -> T
}
