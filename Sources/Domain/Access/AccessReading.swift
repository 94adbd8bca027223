/// Who may sign in, and who is signed in, as of one moment; with what was changed a moment ago.
public protocol AccessReading {
  func access() throws -> AccessState
  /// Oldest first.
  func passkeys() throws -> [Passkey]
  /// Lists the rights that only a restored backup has, by kind and name.
  func withheldRights() throws -> [WithheldRight]
}
