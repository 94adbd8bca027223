public protocol ProfileKeeping: Sendable {
  /// Reads the profile, changes it and writes what differs then, with nobody in between: two forms that change different
  /// things at once are both kept.
  ///
  /// - Returns: What `change` returns.
  func updateProfile<T: Sendable>(_ change: @escaping @Sendable (inout Profile) -> T) async throws(StorageError) -> T
}
