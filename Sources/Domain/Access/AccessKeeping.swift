/// Stores the state of sign-in and its sessions.
///
/// Every method throws `busy` while another program writes for a long time, `gone` if the file of access was removed or
/// replaced, `damaged` if it cannot be read or was lost, and `failed` for anything else; a change also throws `full` if
/// the disk has no room for it. On an error nothing has changed. The caller then lets nobody in whom it could not check,
/// and carries on if only a note of use was not recorded.
public protocol AccessKeeping: Sendable {
  func access() async throws(StorageError) -> AccessState

  /// Calls `decide` and applies its change as one step; no other change happens in between.
  func changeAccess<T: Sendable>(
    _ decide: @escaping @Sendable (AccessState) -> (change: AccessChange?, result: T)
  ) async throws(StorageError) -> T

  /// The same for somebody who has presented a passkey.
  ///
  /// - Parameter decide: Its second argument says whether the passkey still exists.
  func changeAccess<T: Sendable>(
    shown passkey: [UInt8], _ decide: @escaping @Sendable (AccessState, Bool) -> (change: AccessChange?, result: T)
  ) async throws(StorageError) -> T
}

/// The state of sign-in and its sessions at one moment, including the latest changes.
public protocol AccessReading {
  func access() throws -> AccessState
  /// Oldest first.
  func passkeys() throws -> [Passkey]
  /// Lists the rights that only a restored backup has, by kind and name.
  func withheldRights() throws -> [WithheldRight]
}
