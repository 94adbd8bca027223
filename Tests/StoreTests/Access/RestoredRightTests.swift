import DailveDomain
import DailveScores
@testable import DailveStore
import DailveTestSupport
import Foundation
import GRDB
import Testing

/// Rights recorded in a backup are never granted by restoring it.
@Suite struct RestoredRightTests {
  private let now = Instant(1_000_000_000)
  private let hash = PassphraseHash(
    salt: [1, 2, 3], key: [4, 5, 6], rounds: 1 << 14, blockSize: 8, parallelism: 1)

  private func store() throws -> HealthStore { try HealthStore(folder: TemporaryFolder.make()) }

  private func key(_ id: String, _ byte: UInt8, in store: HealthStore) async throws {
    let token = DeviceToken(id: id, name: id, scopes: [.sync], created: now, expires: nil)
    try await store.directory.add(token, hash: [UInt8](repeating: byte, count: 32))
  }

  private func passkey(_ id: UInt8) -> Passkey {
    Passkey(
      credential: PasskeyCredential(
        id: [id], publicKey: [1], counter: 0, isBackupEligible: true, isBackedUp: false, transports: [],
        model: Array(repeating: 9, count: 16)),
      user: [7], name: "passkey \(id)", created: now)
  }

  private func setUp(_ store: HealthStore, salt: UInt8 = 1) async throws {
    var hash = hash
    hash.salt = [salt]
    let session = SignInSession(id: "s\(salt)", hash: [salt], at: now)
    try await store.directory.changeAccess { [hash] _ in
      (.setUp(hash, recovery: [[salt, 1], [salt, 2]], session: session), ())
    }
  }

  private func full() async throws -> HealthStore {
    let store = try store()
    try await setUp(store)
    #expect(try await store.directory.add(passkey(1)))
    try await key("phone", 1, in: store)
    #expect(try await store.addPeer(PeerLink(name: "home", address: "https://home.example", added: now), key: "secret"))
    return store
  }

  /// Makes a copy outside the store's folder, which "Delete everything" does not reach.
  private func backUp(_ store: HealthStore) throws -> String {
    let backup = try store.makeBackup(.asked, at: now)
    let copy = try TemporaryFolder.make() + "/\(backup.name)"
    try FileManager.default.copyItem(atPath: store.backups.path(backup.name), toPath: copy)
    return copy
  }

  private func withdrawAll(_ store: HealthStore) async throws {
    _ = try await store.directory.revokeDeviceToken("phone", at: now + 1)
    #expect(try await store.directory.removePasskey([1], keepingSession: "s1"))
    #expect(try await store.removePeer("home"))
    try await store.directory.changeAccess { _ in (.endAll(), ()) }
  }

  private func isHarmless(_ store: HealthStore) async throws -> Bool {
    let token = try await store.directory.deviceToken(hash: [UInt8](repeating: 1, count: 32))
    let (access, passkeys, links) = (
      try await store.directory.access(), try await store.directory.passkeys(), try await store.peerLinks()
    )
    return (token.map { $0.refusal(of: .sync, at: now + 5) != nil } ?? true) && access.sessions.isEmpty
      && passkeys.isEmpty && links.isEmpty
  }

  @Test func `withdrawn rights stay withdrawn and are not even listed`() async throws {
    let store = try await full()
    let backup = try backUp(store)
    try await withdrawAll(store)
    let report = try store.restoreBackup(at: backup, now: now + 2)
    #expect(try await isHarmless(store))
    #expect(report.keptSignIn && report.withheld == [] && report.links == [])
  }

  @Test func `withdrawn rights stay withdrawn after everything is deleted`() async throws {
    let store = try await full()
    let backup = try backUp(store)
    try await withdrawAll(store)
    try await store.eraseEverything()
    let report = try store.restoreBackup(at: backup, now: now + 2)
    #expect(try await isHarmless(store))
    #expect(report.keptSignIn && report.withheld == [])
    #expect(try await store.readmitWithheldRights(passphrase: true) == nil)
  }

  @Test func `deleting everything withdraws the keys of devices`() async throws {
    let store = try await full()
    let backup = try backUp(store)
    try await store.eraseEverything()
    #expect(try await store.directory.deviceToken(hash: [UInt8](repeating: 1, count: 32)) == nil)
    let report = try store.restoreBackup(at: backup, now: now + 2)
    #expect(report.keptSignIn && report.withheld.map(\.kind) == [.peer])
    #expect(try await store.read { try $0.deviceTokens() }.isEmpty)
  }

  @Test func `admitting rights again does not restore those that were reset`() async throws {
    let store = try await full()
    let backup = try backUp(store)
    try await store.directory.changeAccess { _ in (.reset(SetupCode(hash: [9], expires: Instant(2_000_000_000))), ()) }
    _ = try store.restoreBackup(at: backup, now: now + 2)
    // The key and the server were never withdrawn, so they stay as they are.
    #expect(try await store.directory.access().passphrase == nil)
    #expect(try await store.directory.passkeys().isEmpty)
    #expect(try await store.readmitWithheldRights(passphrase: true) == [])
    #expect(try await store.directory.access().passphrase == nil)
    #expect(try await store.directory.passkeys().isEmpty)
  }

  @Test func `on a new machine no right counts until all are admitted again`() async throws {
    let backup = try backUp(try await full())
    let machine = try store()
    let report = try machine.restoreBackup(at: backup, now: now + 2)
    #expect(try await isHarmless(machine))
    #expect(try await machine.directory.access().isOpenForSetup)
    #expect(try await machine.directory.access().recovery.isEmpty)
    #expect(report.withheld.map(\.kind) == [.key, .passkey, .passphrase, .peer] && !report.keptSignIn)
    #expect(try await machine.withheldRights() == report.withheld)
    #expect(report.withheld.first?.scopes == [.sync])
    // A backup of this state brings them along as withheld, never as rights.
    let later = try store()
    _ = try later.restoreBackup(at: backUp(machine), now: now + 3)
    #expect(try await isHarmless(later))
    #expect(try await later.withheldRights() == report.withheld)
    #expect(try await machine.readmitWithheldRights(passphrase: true)?.count == 4)
    #expect(
      try await machine.directory.deviceToken(hash: [UInt8](repeating: 1, count: 32)).map {
        $0.refusal(of: .sync, at: now + 5) == nil
      } == true)
    #expect(try await machine.directory.access().passphrase != nil)
    #expect(try await machine.directory.access().recovery.count == 2)
    #expect(try await machine.directory.access().sessions.isEmpty)
    #expect(try await machine.directory.passkeys().map(\.name) == ["passkey 1"])
    #expect(try await machine.peerKey("home") == "secret")
    #expect(try await machine.withheldRights().isEmpty)
    // The owner can sign in now, so nothing can be readmitted.
    #expect(try await machine.readmitWithheldRights(passphrase: true) == nil)
  }

  @Test func `with sign-in, rights that only a backup has stay withheld until they are forgotten`() async throws {
    let backup = try backUp(try await full())
    let store = try store()
    try await setUp(store, salt: 2)
    try await key("tablet", 2, in: store)
    let report = try store.restoreBackup(at: backup, now: now + 2)
    #expect(try await store.directory.access().passphrase?.salt == [2])
    #expect(try await store.directory.access().sessions.map(\.id) == ["s2"])
    #expect(try await store.read { try $0.deviceTokens() }.map(\.id) == ["tablet"])
    #expect(try await store.directory.passkeys().isEmpty)
    #expect(report.withheld.map(\.kind) == [.key, .passkey, .peer])
    #expect(try await store.readmitWithheldRights(passphrase: true) == nil)
    #expect(try await store.forgetWithheldRights() == 3)
    #expect(try store.restoreBackup(at: backup, now: now + 3).withheld == [])
  }

  @Test func `a backup from before a server was added keeps it`() async throws {
    let store = try store()
    try await key("phone", 1, in: store)
    let backup = try backUp(store)
    #expect(try await store.addPeer(PeerLink(name: "home", address: "https://home.example", added: now), key: "secret"))
    let report = try store.restoreBackup(at: backup, now: now + 2)
    #expect(report.links == ["home"])
    #expect(try await store.peerKey("home") == "secret")
  }

  @Test func `deleting everything forgets what was withheld`() async throws {
    let machine = try store()
    _ = try machine.restoreBackup(at: backUp(try await full()), now: now + 2)
    try await machine.eraseEverything()
    #expect(try await machine.withheldRights().isEmpty)
  }

  @Test func `a hash that takes too long to check is not even withheld`() async throws {
    let store = try store()
    var slow = hash
    slow.rounds = 1 << 40
    #expect(
      !WithheldRow.passphrase(slow, recovery: []).isPlausible && WithheldRow.passphrase(hash, recovery: []).isPlausible)
    let session = SignInSession(id: "s", hash: [1], at: now)
    try await store.directory.changeAccess { [slow] _ in (.setUp(slow, recovery: [], session: session), ()) }
    let machine = try self.store()
    #expect(try machine.restoreBackup(at: backUp(store), now: now).withheld == [])
  }
}
