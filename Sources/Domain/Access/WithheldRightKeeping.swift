/// Rights that only a restored backup has.
///
/// Throws what `PasskeyKeeping` throws, and then everything is as it was.
public protocol WithheldRightKeeping: Sendable {
  /// By kind and name.
  func withheldRights() async throws(StorageError) -> [WithheldRight]

  /// Makes all of them count again, where nobody can sign in yet.
  ///
  /// - Parameter passphrase: Whether that of the backup counts too; it is forgotten where another one is being chosen.
  /// - Returns: What counts again; `nil` where somebody can sign in, and nothing has changed.
  func readmitWithheldRights(passphrase: Bool) async throws(StorageError) -> [WithheldRight]?

  /// Forgets all of them for good: restoring the same backup again does not list them any more.
  ///
  /// - Returns: How many there were.
  func forgetWithheldRights() async throws(StorageError) -> Int
}
