/// The person's list of passkeys. The last one may go: the passphrase remains.
public struct ManagePasskeys: Sendable {
  private let keeping: any PasskeyKeeping

  public init(_ keeping: any PasskeyKeeping) { self.keeping = keeping }

  /// Oldest first.
  public func list() async throws(StorageError) -> [Passkey] { try await keeping.passkeys() }

  /// - Throws: `PasskeyRefusal` or `StorageError`.
  public func rename(_ id: [UInt8], to name: String) async throws {
    guard DeviceToken.isName(name) else { throw PasskeyRefusal.name }
    guard try await keeping.renamePasskey(id, to: name) else { throw PasskeyRefusal.unknown }
  }

  /// - Throws: `PasskeyRefusal` or `StorageError`.
  public func remove(_ id: [UInt8]) async throws {
    guard try await keeping.removePasskey(id) else { throw PasskeyRefusal.unknown }
  }
}
