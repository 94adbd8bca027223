/// The person's list of passkeys. The last one may go: the passphrase remains.
public struct ManagePasskeys: Sendable {
  private let keeping: any PasskeyKeeping

  public init(_ keeping: any PasskeyKeeping) { self.keeping = keeping }

  /// - Throws: `PasskeyRefusal` or `StorageError`.
  public func rename(_ id: [UInt8], to name: String) async throws {
    guard DeviceToken.isName(name) else { throw PasskeyRefusal.name }
    guard try await keeping.renamePasskey(id, to: name) else { throw PasskeyRefusal.unknown }
  }

  /// Ends the sessions that began with it as well, but for one: who removes the passkey of a lost phone believes that the phone is out.
  ///
  /// - Throws: `PasskeyRefusal` or `StorageError`.
  public func remove(_ id: [UInt8], keepingSession session: String) async throws {
    guard try await keeping.removePasskey(id, keepingSession: session) else { throw PasskeyRefusal.unknown }
  }
}
