/// Keeps who may sign in and who is signed in.
public protocol AccessKeeping: Sendable {
  func access() async throws(StorageError) -> AccessState

  /// No other change is made between what `decide` sees and what it decides.
  func changeAccess<T: Sendable>(
    _ decide: @escaping @Sendable (AccessState) -> (change: AccessChange?, result: T)
  ) async throws(StorageError) -> T

  /// The same for somebody who has shown a passkey.
  ///
  /// - Parameter decide: Is told whether it is still there.
  func changeAccess<T: Sendable>(
    shown passkey: [UInt8], _ decide: @escaping @Sendable (AccessState, Bool) -> (change: AccessChange?, result: T)
  ) async throws(StorageError) -> T
}
