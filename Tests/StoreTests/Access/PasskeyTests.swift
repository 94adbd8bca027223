import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

@Suite struct PasskeyTests {
  let now = Instant(1_000_000_000)

  private func passkey(_ id: [UInt8], name: String = "iPhone") -> Passkey {
    Passkey(
      credential: PasskeyCredential(
        id: id, publicKey: [1, 2, 3], counter: 5, isBackupEligible: true, isBackedUp: false,
        transports: ["internal", "hybrid"], model: Array(repeating: 9, count: 16)),
      user: [7, 7], name: name, created: now)
  }

  @Test func `a passkey is stored once and unchanged`() async throws {
    let folder = try TemporaryFolder.make()
    do {
      let store = try HealthStore(folder: folder)
      #expect(try await store.directory.passkeys().isEmpty)
      #expect(try await store.directory.add(passkey([2], name: "\u{c6b0}\u{b9ac} iPhone")))
      #expect(try await !store.directory.add(passkey([2], name: "again")))
      var later = passkey([1])
      later.created = now + 1
      #expect(try await store.directory.add(later))
    }
    let store = try HealthStore(folder: folder)
    #expect(try await store.directory.passkeys().map(\.credential.id) == [[2], [1]])
    #expect(try await store.directory.passkeys().first == passkey([2], name: "\u{c6b0}\u{b9ac} iPhone"))
  }

  @Test func `a passkey is renamed, used and removed`() async throws {
    let store = try Importing.store()
    #expect(try await store.directory.add(passkey([1])))
    #expect(try await store.directory.renamePasskey([1], to: "Watch"))
    var used = passkey([1]).credential
    used.counter = .max
    used.isBackedUp = true
    #expect(try await store.directory.usePasskey(used, at: now + 9))
    let kept = try #require(try await store.directory.passkeys().first)
    #expect(kept.name == "Watch" && kept.lastUsed == now + 9 && kept.credential == used)
    #expect(try await store.directory.removePasskey([1], keepingSession: "here"))
    #expect(try await store.directory.passkeys().isEmpty)
    #expect(try await !store.directory.removePasskey([1], keepingSession: "here"))
    #expect(try await !store.directory.renamePasskey([1], to: "x"))
    #expect(try await !store.directory.usePasskey(used, at: now))
  }

  @Test func `two sign-ins with the same counter are not both accepted`() async throws {
    let store = try Importing.store()
    #expect(try await store.directory.add(passkey([1])))
    var used = passkey([1]).credential
    #expect(try await !store.directory.usePasskey(used, at: now))
    used.counter = 6
    #expect(try await store.directory.usePasskey(used, at: now))
    #expect(try await !store.directory.usePasskey(used, at: now))
  }

  @Test func `a passkey without a counter can be used repeatedly`() async throws {
    let store = try Importing.store()
    var synced = passkey([1])
    synced.credential.counter = 0
    #expect(try await store.directory.add(synced))
    for second in 0..<3 { #expect(try await store.directory.usePasskey(synced.credential, at: now + second)) }
  }

  @Test func `a change during an import is visible at once and kept`() async throws {
    let store = try Importing.store()
    #expect(try await store.directory.add(passkey([1])))
    let session = try store.beginImport(ImportOrder(name: "x", now: now, homeZone: nil, proposedZone: nil))
    #expect(try await store.directory.add(passkey([2])))
    #expect(try await !store.directory.add(passkey([2])))
    #expect(try await store.directory.renamePasskey([2], to: "Mac"))
    #expect(try await store.directory.removePasskey([1], keepingSession: "here"))
    var used = passkey([2]).credential
    used.counter = 8
    #expect(try await store.directory.usePasskey(used, at: now + 3))
    let seen = try await store.directory.passkeys()
    #expect(seen.map(\.name) == ["Mac"] && seen.first?.credential.counter == 8 && seen.first?.lastUsed == now + 3)
    try session.cancel()
    let other = try await HealthStore(folder: store.folder).directory.passkeys()
    #expect(other == seen)
  }

  @Test func `sign-in outlasts the erasure of everything`() async throws {
    let folder = try TemporaryFolder.make()
    let store = try HealthStore(folder: folder)
    let session = SignInSession(id: "s", hash: [1], at: now)
    let hash = PassphraseHash(salt: [2], key: [3], rounds: 1, blockSize: 1, parallelism: 1)
    try await store.directory.changeAccess { _ in (.setUp(hash, recovery: [[4]], session: session), ()) }
    #expect(try await store.directory.add(passkey([9])))
    var used = passkey([9]).credential
    used.counter = 6
    #expect(try await store.directory.usePasskey(used, at: now + 5))
    let (access, passkeys) = (try await store.directory.access(), try await store.directory.passkeys())
    try await store.eraseEverything()
    #expect(try await store.directory.access() == access && access.sessions == [session])
    #expect(try await store.directory.passkeys() == passkeys && passkeys.first?.lastUsed == now + 5)
    let other = try HealthStore(folder: folder)
    #expect(try await other.directory.access() == access)
    #expect(try await other.directory.passkeys() == passkeys)
  }
}
