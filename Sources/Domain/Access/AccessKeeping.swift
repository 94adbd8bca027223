/// Keeps who may sign in and who is signed in.
///
/// All throw `busy` while the store is closed to be erased or replaced, `damaged` or `tooNew` if it or the changes that wait beside it cannot be
/// read, `failed` for anything else; a change also `full` if the disk has no room for it. Nothing has changed then. The caller lets nobody in who
/// could not be checked, and goes on where only a note of use was not kept.
public protocol AccessKeeping: Sendable {
  func access() async throws(StorageError) -> AccessState

  /// No other change is made between what `decide` sees and what it decides.
  func changeAccess<T: Sendable>(
    _ decide: @escaping @Sendable (AccessState) -> (change: AccessChange?, result: T)
  ) async throws(StorageError) -> T

  /// The same for somebody who has shown a passkey.
  ///
  /// - Parameter decide: Whether the passkey still exists is its second argument.
  func changeAccess<T: Sendable>(
    shown passkey: [UInt8], _ decide: @escaping @Sendable (AccessState, Bool) -> (change: AccessChange?, result: T)
  ) async throws(StorageError) -> T
}

/// Who may sign in, and who is signed in, as of one moment; with what was changed a moment ago.
public protocol AccessReading {
  func access() throws -> AccessState
  /// Oldest first.
  func passkeys() throws -> [Passkey]
  /// Lists the rights that only a restored backup has, by kind and name.
  func withheldRights() throws -> [WithheldRight]
}
