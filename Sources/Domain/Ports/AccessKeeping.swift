/// Keeps who may sign in and who is signed in.
public protocol AccessKeeping: Sendable {
  func access() async throws(StorageError) -> AccessState

  /// No other change is made between what `decide` sees and what it decides.
  func changeAccess<T: Sendable>(
    _ decide: @escaping @Sendable (AccessState) -> (change: AccessChange?, result: T)
  ) async throws(StorageError) -> T
}
