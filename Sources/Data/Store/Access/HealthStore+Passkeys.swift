package import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  package func passkeys() throws -> [Passkey] {
    var passkeys = try Row.fetchAll(db, sql: "SELECT * FROM passkey ORDER BY created, id").map(PasskeyTable.passkey)
    for change in waiting {
      func update(_ id: [UInt8], _ body: (inout Passkey) -> Void) {
        for index in passkeys.indices where passkeys[index].credential.id == id { body(&passkeys[index]) }
      }
      switch change {
      case .addPasskey(let added):
        if !passkeys.contains(where: { $0.credential.id == added.id }) { passkeys.append(added.passkey) }
      case .renamePasskey(let id, let name): update(id) { $0.name = name }
      case .removePasskey(let id, _): passkeys.removeAll { $0.credential.id == id }
      case .usePasskey(let id, let counter, let isBackedUp, let instant):
        update(id) { passkey in
          passkey.credential.counter = counter
          passkey.credential.isBackedUp = isBackedUp
          passkey.lastUsed = Instant(instant)
        }
      case .access(.reset): passkeys = []
      default: break
      }
    }
    return passkeys
  }
}

extension HealthStore: PasskeyKeeping {
  package func passkeys() async throws(StorageError) -> [Passkey] {
    try await reading { try $0.passkeys() }
  }

  package func add(_ passkey: Passkey) async throws(StorageError) -> Bool {
    try await change { reader in
      let isTaken = try reader.passkeys().contains { $0.credential.id == passkey.credential.id }
      return (isTaken ? nil : .addPasskey(StoredPasskey(passkey)), !isTaken)
    }
  }

  package func renamePasskey(_ id: [UInt8], to name: String) async throws(StorageError) -> Bool {
    try await change { reader in
      let isThere = try reader.passkeys().contains { $0.credential.id == id }
      return (isThere ? .renamePasskey(id: id, name: name) : nil, isThere)
    }
  }

  package func removePasskey(_ id: [UInt8], keepingSession session: String) async throws(StorageError) -> Bool {
    try await change { reader in
      let isThere = try reader.passkeys().contains { $0.credential.id == id }
      return (isThere ? .removePasskey(id: id, keeping: session) : nil, isThere)
    }
  }

  package func usePasskey(_ credential: PasskeyCredential, at now: Instant) async throws(StorageError) -> Bool {
    try await change { reader in
      // The signature counter must grow unless the passkey keeps none: of two copies that sign at the same moment, one is refused.
      let isNewer = try reader.passkeys().contains {
        $0.credential.id == credential.id
          && ($0.credential.counter < credential.counter || credential.counter == 0 && $0.credential.counter == 0)
      }
      let change = PersonChange.usePasskey(
        id: credential.id, counter: credential.counter, isBackedUp: credential.isBackedUp, at: now.seconds)
      return (isNewer ? change : nil, isNewer)
    }
  }
}
