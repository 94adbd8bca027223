public import DailveScores

public protocol ProfileKeeping: Sendable {
  /// Reads the profile, changes it and writes the differences, atomically: of two forms that change different things at
  /// the same time, both are kept.
  ///
  /// - Returns: What `change` returns.
  func updateProfile<T: Sendable>(now: Instant, _ change: @escaping @Sendable (inout Profile) -> T)
    async throws(StorageError) -> T
}
