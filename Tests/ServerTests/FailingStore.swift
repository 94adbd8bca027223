import DailveDomain
import DailveScores
import DailveServer
import DailveStore
import DailveSync

/// A store that cannot be read, or cannot be written to.
struct FailingStore: HealthReading, ChangeWatching {
  var real: HealthStore
  var reading: StorageError?
  /// Called before each read; returns the error with which that one fails.
  var failure: (@Sendable () -> StorageError?)?
  var writing: SaveError?
  /// Runs while everything is being erased.
  var whileErasing: (@Sendable () async -> Void)?

  func read<T: Sendable>(_ body: @escaping @Sendable (any HealthReader) throws -> T) async throws(ReadError) -> T {
    if let error = reading ?? failure?() { throw .storage(error) }
    return try await real.read(body)
  }

  func blockingRead<T>(_ body: (any HealthReader) throws -> T) throws(ReadError) -> T {
    if let reading { throw .storage(reading) }
    return try real.blockingRead(body)
  }

  var hasWaitingChanges: Bool { real.hasWaitingChanges }

  func revision() async throws(StorageError) -> String {
    if let reading { throw reading }
    return try await real.revision()
  }

  private func check() throws(SaveError) { if let writing { throw writing } }
  private func checkStore() throws(StorageError) { if let error = writing?.storage { throw error } }
}

extension FailingStore: VersionRestoring {
  func restoreVersion(of entry: String, stamped stamp: EntryStamp, now: Instant) async throws(SaveError) -> Bool {
    try check()
    return try await real.restoreVersion(of: entry, stamped: stamp, now: now)
  }
}

extension FailingStore: EntryKeeping, ProfileKeeping {
  func save<E: Entry>(_ entries: [E], now: Instant) async throws(SaveError) {
    try check()
    try await real.save(entries, now: now)
  }

  func save<E: Entry, T: Sendable>(
    now: Instant, _ make: @escaping @Sendable (any TrainingReading) throws -> (entries: [E], result: T)
  ) async throws(SaveError) -> T {
    try check()
    return try await real.save(now: now, make)
  }

  func update<E: Entry>(_ kind: E.Type, id: String, now: Instant, _ change: @escaping @Sendable (inout E) -> Void)
    async throws(SaveError) -> Bool
  {
    try check()
    return try await real.update(kind, id: id, now: now, change)
  }

  func delete<E: Entry>(_ kind: E.Type, id: String, now: Instant) async throws(SaveError) -> Bool {
    try check()
    return try await real.delete(kind, id: id, now: now)
  }

  func restore<E: Entry>(_ kind: E.Type, id: String, now: Instant) async throws(SaveError) -> Bool {
    try check()
    return try await real.restore(kind, id: id, now: now)
  }
}

extension FailingStore: PeerFollowing {
  func greeting(clock: Int) async throws -> PeerGreeting { try await real.greeting(clock: clock) }
  func greet(_ greeting: PeerGreeting) async throws -> PeerGreeting { try await real.greet(greeting) }
  func outline(_ groups: [Int]) async throws -> PeerOutline { try await real.outline(groups) }
  func digests(of places: [PeerPlace]) async throws -> [[UInt64]] { try await real.digests(of: places) }
  func parcel(_ wants: [PeerSelection]) async throws -> PeerParcel { try await real.parcel(wants) }
  func agree(on home: PeerHomeZone) async throws { try await real.agree(on: home) }

  func receive(_ parcel: PeerParcel, from sender: String) async throws -> PeerReceipt {
    try check()
    return try await real.receive(parcel, from: sender)
  }

  func follower(of peer: String) async throws(StorageError) -> SyncFollower { try await real.follower(of: peer) }

  func apply(
    _ rows: [EntryChange], from peer: String, as follower: SyncFollower, now: Int
  ) async throws(SaveError) -> [String: SyncRefusal] {
    try check()
    return try await real.apply(rows, from: peer, as: follower, now: now)
  }
}

extension FailingStore: SubmissionKeeping {
  func scoped(to submission: SyncSubmission) -> Self {
    var store = self
    store.real = real.scoped(to: submission)
    return store
  }

  func hasTaken(_ submission: String) async throws(StorageError) -> Bool {
    if let reading { throw reading }
    return try await real.hasTaken(submission)
  }

  func outcome(of submission: SyncSubmission) async throws(StorageError) -> SyncOutcome {
    if let reading { throw reading }
    return try await real.outcome(of: submission)
  }

  func sync(_ push: SyncPush, now: Int) async throws(SaveError) -> SyncReceipt {
    try check()
    return try await real.sync(push, now: now)
  }

  func page(_ pull: SyncPull) async throws(StorageError) -> SyncPage {
    if let reading { throw reading }
    return try await real.page(pull)
  }

  func updateProfile<T: Sendable>(now: Instant, _ change: @escaping @Sendable (inout Profile) -> T)
    async throws(SaveError) -> T
  {
    try check()
    return try await real.updateProfile(now: now, change)
  }
}

extension FailingStore: SourceKeeping, ZoneKeeping, OverrideKeeping, NightSourceKeeping, BatchKeeping, StoreErasing {
  func setType(_ type: String, isOff: Bool, now: Instant) async throws(SaveError) {
    try check()
    try await real.setType(type, isOff: isOff, now: now)
  }

  func setSource(_ id: Int, isOff: Bool, now: Instant) async throws(SaveError) {
    try check()
    try await real.setSource(id, isOff: isOff, now: now)
  }

  func setDevice(_ device: SourceKind?, ofSource id: Int, now: Instant) async throws(SaveError) {
    try check()
    try await real.setDevice(device, ofSource: id, now: now)
  }

  func setOrder(_ sources: [Int], of type: String, now: Instant) async throws(SaveError) {
    try check()
    try await real.setOrder(sources, of: type, now: now)
  }

  func addZoneEntry(_ zone: String, from start: Instant, to end: Instant, now: Instant)
    async throws(SaveError)
  {
    try check()
    try await real.addZoneEntry(zone, from: start, to: end, now: now)
  }

  func removeZoneEntry(_ id: Int, now: Instant) async throws(SaveError) {
    try check()
    try await real.removeZoneEntry(id, now: now)
  }

  func override(types: [String], start: Instant, source: String?, correction: Double?, now: Instant)
    async throws(SaveError) -> Int
  {
    try check()
    return try await real.override(types: types, start: start, source: source, correction: correction, now: now)
  }

  func removeOverride(_ id: Int, now: Instant) async throws(SaveError) {
    try check()
    try await real.removeOverride(id, now: now)
  }

  func setNightSource(_ source: String?, of day: CivilDay, now: Instant) async throws(SaveError) {
    try check()
    try await real.setNightSource(source, of: day, now: now)
  }

  func undo(batch: Int, now: Instant) async throws(WholeStoreError) -> UndoReport? {
    try WholeStoreError.of(checkStore)
    return try await real.undo(batch: batch, now: now)
  }

  func eraseEverything() async throws(WholeStoreError) -> ErasureReport {
    try WholeStoreError.of(checkStore)
    await whileErasing?()
    return try await real.eraseEverything()
  }
}

extension FailingStore: TokenKeeping {
  func deviceToken(hash: [UInt8]) async throws(StorageError) -> DeviceToken? {
    if let reading { throw reading }
    return try await real.directory.deviceToken(hash: hash)
  }

  func add(_ token: DeviceToken, hash: [UInt8]) async throws(StorageError) {
    try checkStore()
    try await real.directory.add(token, hash: hash)
  }

  func noteUse(ofToken id: String, at now: Instant) async throws(StorageError) {
    try checkStore()
    try await real.directory.noteUse(ofToken: id, at: now)
  }

  func revokeDeviceToken(_ id: String, at now: Instant) async throws(StorageError) -> Bool {
    try checkStore()
    return try await real.directory.revokeDeviceToken(id, at: now)
  }
}

extension FailingStore: AccessKeeping {
  func access() async throws(StorageError) -> AccessState {
    if let reading { throw reading }
    return try await real.directory.access()
  }

  func changeAccess<T: Sendable>(
    _ decide: @escaping @Sendable (AccessState) -> (change: AccessChange?, result: T)
  ) async throws(StorageError) -> T {
    try checkStore()
    return try await real.directory.changeAccess(decide)
  }

  func changeAccess<T: Sendable>(
    shown passkey: [UInt8], _ decide: @escaping @Sendable (AccessState, Bool) -> (change: AccessChange?, result: T)
  ) async throws(StorageError) -> T {
    try checkStore()
    return try await real.directory.changeAccess(shown: passkey, decide)
  }
}

extension FailingStore: PasskeyKeeping {
  func passkeys() async throws(StorageError) -> [Passkey] {
    if let reading { throw reading }
    return try await real.directory.passkeys()
  }

  func add(_ passkey: Passkey) async throws(StorageError) -> Bool {
    try checkStore()
    return try await real.directory.add(passkey)
  }

  func renamePasskey(_ id: [UInt8], to name: String) async throws(StorageError) -> Bool {
    try checkStore()
    return try await real.directory.renamePasskey(id, to: name)
  }

  func removePasskey(_ id: [UInt8], keepingSession session: String) async throws(StorageError) -> Bool {
    try checkStore()
    return try await real.directory.removePasskey(id, keepingSession: session)
  }

  func usePasskey(_ credential: PasskeyCredential, at now: Instant) async throws(StorageError) -> Bool {
    try checkStore()
    return try await real.directory.usePasskey(credential, at: now)
  }
}

extension FailingStore: WithheldRightKeeping {
  func withheldRights() async throws(StorageError) -> [WithheldRight] {
    if let reading { throw reading }
    return try await real.withheldRights()
  }

  func readmitWithheldRights(passphrase: Bool) async throws(StorageError) -> [WithheldRight]? {
    try checkStore()
    return try await real.readmitWithheldRights(passphrase: passphrase)
  }

  func forgetWithheldRights() async throws(StorageError) -> Int {
    try checkStore()
    return try await real.forgetWithheldRights()
  }
}
