/// Rights that only a restored backup has.
///
/// Methods throw the same errors as `PasskeyKeeping`; on an error everything stays as it was.
public protocol WithheldRightKeeping: Sendable {
  /// Ordered by kind and name.
  func withheldRights() async throws(StorageError) -> [WithheldRight]

  /// Re-admits all of them, provided that nobody can sign in yet.
  ///
  /// - Parameter passphrase: Whether the backup's passphrase is re-admitted too; it is forgotten if another one is being chosen.
  /// - Returns: The re-admitted rights; `nil` if somebody can sign in, in which case nothing has changed.
  func readmitWithheldRights(passphrase: Bool) async throws(StorageError) -> [WithheldRight]?

  /// Forgets all of them for good: restoring the same backup again no longer lists them.
  ///
  /// - Returns: How many there were.
  func forgetWithheldRights() async throws(StorageError) -> Int
}
