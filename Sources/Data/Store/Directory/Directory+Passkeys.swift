package import DailveDomain
package import DailveScores

extension Directory: PasskeyKeeping {
  package func passkeys() async throws(StorageError) -> [Passkey] {
    try await reading { try PasskeyTable.all($0) }
  }

  package func add(_ passkey: Passkey) async throws(StorageError) -> Bool {
    try await writing { try PasskeyTable.add(StoredPasskey(passkey), $0) }
  }

  package func renamePasskey(_ id: [UInt8], to name: String) async throws(StorageError) -> Bool {
    try await writing { try PasskeyTable.rename(id, to: name, $0) }
  }

  package func removePasskey(_ id: [UInt8], keepingSession session: String) async throws(StorageError) -> Bool {
    try await writing { db in
      guard try PasskeyTable.remove(id, db) else { return false }
      try AccessTable.apply(.endWithPasskey(id, keeping: session), db)
      return true
    }
  }

  package func usePasskey(_ credential: PasskeyCredential, at now: Instant) async throws(StorageError) -> Bool {
    try await writing { db in
      // The signature counter must grow unless the passkey keeps none: of two copies that sign at the same moment, one is refused.
      let isNewer = try PasskeyTable.all(db).contains {
        $0.credential.id == credential.id
          && ($0.credential.counter < credential.counter || credential.counter == 0 && $0.credential.counter == 0)
      }
      guard isNewer else { return false }
      try PasskeyTable.use(
        credential.id, counter: credential.counter, isBackedUp: credential.isBackedUp, at: now.seconds, db)
      return true
    }
  }
}
