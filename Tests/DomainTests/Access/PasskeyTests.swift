import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

/// Keeps passkeys in memory.
private actor Kept: PasskeyKeeping {
  private var all: [Passkey] = []

  func passkeys() async throws(StorageError) -> [Passkey] { all }

  func add(_ passkey: Passkey) async throws(StorageError) -> Bool {
    guard !all.contains(where: { $0.credential.id == passkey.credential.id }) else { return false }
    all.append(passkey)
    return true
  }

  func renamePasskey(_ id: [UInt8], to name: String) async throws(StorageError) -> Bool {
    guard let index = all.firstIndex(where: { $0.credential.id == id }) else { return false }
    all[index].name = name
    return true
  }

  func removePasskey(_ id: [UInt8], keepingSession session: String) async throws(StorageError) -> Bool {
    let count = all.count
    all.removeAll { $0.credential.id == id }
    return all.count < count
  }

  func usePasskey(_ credential: PasskeyCredential, at now: Instant) async throws(StorageError) -> Bool {
    guard let index = all.firstIndex(where: { $0.credential.id == credential.id }) else { return false }
    all[index].credential = credential
    all[index].lastUsed = now
    return true
  }
}

/// A verifier in which a browser's answer is the passkey's identifier in one byte, then whether the signature is valid, then the challenge. Options
/// are the challenge and the user as numbers.
private struct Plain: PasskeyVerifying {
  func creationOptions(challenge: [UInt8], user: [UInt8], existing: [Passkey]) -> String {
    [challenge, user].map(Self.text).joined(separator: ";")
  }

  func requestOptions(challenge: [UInt8]) -> String { Self.text(challenge) }

  func claim(_ kind: PasskeyChallenges.Kind, of answer: [UInt8]) throws(PasskeyRefusal) -> PasskeyClaim {
    PasskeyClaim(id: Array(answer.prefix(1)), challenge: Array(answer.dropFirst(2)))
  }

  func register(_ answer: [UInt8], challenge: [UInt8]) throws(PasskeyRefusal) -> PasskeyCredential {
    guard answer.dropFirst().first == 1 else { throw .invalid(reason: "signature") }
    return PasskeyCredential(
      id: Array(answer.prefix(1)), publicKey: [], counter: 0, isBackupEligible: false, isBackedUp: false,
      transports: [], model: [])
  }

  func verify(_ answer: [UInt8], challenge: [UInt8], passkey: Passkey) throws(PasskeyRefusal) -> PasskeyCredential {
    try register(answer, challenge: challenge)
  }

  static func text(_ bytes: [UInt8]) -> String { bytes.map(String.init).joined(separator: ",") }
  static func bytes(_ text: some StringProtocol) -> [UInt8] { text.split(separator: ",").compactMap { UInt8($0) } }
}

@Suite struct PasskeyTests {
  private let kept = Kept()
  private let challenges = PasskeyChallenges { bytes in bytes.map { $0 ^ 0x55 } + [7] }
  private var register: RegisterPasskey { RegisterPasskey(kept, Plain(), challenges) }
  private var signIn: SignInWithPasskey { SignInWithPasskey(kept, Plain(), challenges) }
  let now = Instant(1_000_000_000)

  private func registered(_ id: UInt8, name: String = "Phone") async throws -> Passkey {
    let parts = try await register.begin(session: "s", at: now).split(separator: ";")
    return try await register.finish([id, 1] + Plain.bytes(parts[0]), name: name, session: "s", at: now)
  }

  @Test func `all passkeys are made for one user, whom nobody can guess`() async throws {
    let first = try await registered(1)
    let second = try await registered(2)
    #expect(first.user.count == 16 && second.user == first.user)
    let parts = try await register.begin(session: "s", at: now).split(separator: ";")
    #expect(Plain.bytes(parts[1]) == first.user && Plain.bytes(parts[0]).count == 32)
  }

  @Test func `one passkey is registered once`() async throws {
    _ = try await registered(1)
    await #expect(throws: PasskeyRefusal.taken) { try await registered(1) }
    await #expect(throws: PasskeyRefusal.name) { try await registered(2, name: " ") }
  }

  @Test func `a challenge accepts only one answer`() async throws {
    _ = try await registered(1)
    let challenge = Plain.bytes(await signIn.begin(at: now))
    await #expect(throws: PasskeyRefusal.invalid(reason: "signature")) {
      try await signIn.finish([1, 0] + challenge, at: now)
    }
    _ = try await signIn.finish([1, 1] + challenge, at: now)
    await #expect(throws: PasskeyRefusal.notAsked) { try await signIn.finish([1, 1] + challenge, at: now) }
    let next = Plain.bytes(await signIn.begin(at: now))
    let used = try await signIn.finish([1, 1] + next, at: now + 299)
    #expect(used.lastUsed == now + 299)
    #expect(try await kept.passkeys().first?.lastUsed == now + 299)
    await #expect(throws: PasskeyRefusal.notAsked) { try await signIn.finish([1, 1] + next, at: now + 299) }
  }

  @Test func `a challenge lasts five minutes`() async throws {
    _ = try await registered(1)
    let challenge = Plain.bytes(await signIn.begin(at: now))
    await #expect(throws: PasskeyRefusal.notAsked) { try await signIn.finish([1, 1] + challenge, at: now + 300) }
    let late = Plain.bytes(await signIn.begin(at: now))
    // The clock was set back.
    await #expect(throws: PasskeyRefusal.notAsked) { try await signIn.finish([1, 1] + late, at: now - 1) }
  }

  @Test func `a challenge is valid only for its purpose`() async throws {
    _ = try await registered(1)
    let asked = Plain.bytes(await signIn.begin(at: now))
    await #expect(throws: PasskeyRefusal.notAsked) {
      try await register.finish([2, 1] + asked, name: "x", session: "s", at: now)
    }
    let parts = try await register.begin(session: "s", at: now).split(separator: ";")
    let challenge = Plain.bytes(parts[0])
    await #expect(throws: PasskeyRefusal.notAsked) { try await signIn.finish([1, 1] + challenge, at: now) }
    await #expect(throws: PasskeyRefusal.notAsked) {
      try await register.finish([2, 1] + challenge, name: "x", session: "other", at: now)
    }
    _ = try await register.finish([2, 1] + challenge, name: "x", session: "s", at: now)
  }

  @Test func `endless requests of strangers prevent neither registration nor sign-in`() async throws {
    let parts = try await register.begin(session: "s", at: now).split(separator: ";")
    let first = await challenges.ask(.assertion, at: now)
    for _ in 0..<20_000 { _ = await challenges.ask(.assertion, at: now) }
    #expect(await challenges.consume(first, .assertion, at: now) == [])
    #expect(await challenges.consume(first, .assertion, at: now) == nil)
    var forged = await challenges.ask(.assertion, at: now)
    for index in [0, 15, 16, 23, 24, forged.count - 1] {
      forged[index] ^= 1
      #expect(await challenges.consume(forged, .assertion, at: now) == nil)
      forged[index] ^= 1
    }
    #expect(await challenges.consume(Array(forged.dropLast()), .assertion, at: now) == nil)
    #expect(await challenges.consume([], .assertion, at: now) == nil)
    _ = try await register.finish([1, 1] + Plain.bytes(parts[0]), name: "x", session: "s", at: now)
  }

  @Test func `a passkey that is removed signs nobody in`() async throws {
    _ = try await registered(1)
    let manage = ManagePasskeys(kept)
    try await manage.rename([1], to: "Mac")
    #expect(try await kept.passkeys().map(\.name) == ["Mac"])
    await #expect(throws: PasskeyRefusal.name) { try await manage.rename([1], to: "") }
    try await manage.remove([1], keepingSession: "s")
    await #expect(throws: PasskeyRefusal.unknown) { try await manage.remove([1], keepingSession: "s") }
    await #expect(throws: PasskeyRefusal.unknown) { try await manage.rename([1], to: "x") }
    let challenge = Plain.bytes(await signIn.begin(at: now))
    await #expect(throws: PasskeyRefusal.unknown) { try await signIn.finish([1, 1] + challenge, at: now) }
  }
}
