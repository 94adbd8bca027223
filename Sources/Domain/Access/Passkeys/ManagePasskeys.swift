/// The person's list of passkeys. The last one may be removed: the passphrase remains.
public struct ManagePasskeys: Sendable {
  private let keeping: any PasskeyKeeping

  public init(_ keeping: any PasskeyKeeping) { self.keeping = keeping }

  /// - Throws: `PasskeyRefusal` or `StorageError`.
  public func rename(_ id: [UInt8], to name: String) async throws {
    guard DeviceToken.isName(name) else { throw PasskeyRefusal.name }
    guard try await keeping.renamePasskey(id, to: name) else { throw PasskeyRefusal.unknown }
  }

  /// Removes a passkey and ends the sessions that began with it, except one: removing the passkey of a lost phone is
  /// meant to sign that phone out.
  ///
  /// - Throws: `PasskeyRefusal` or `StorageError`.
  public func remove(_ id: [UInt8], keepingSession session: String) async throws {
    guard try await keeping.removePasskey(id, keepingSession: session) else { throw PasskeyRefusal.unknown }
  }
}
