internal import DailveDomain
internal import DailveScores
internal import DailveSync
internal import Foundation
internal import GRDB

/// A change that a person makes to the store, as a value: applied at once, or kept in the outbox while another writer
/// is active.
///
/// A newer version of the program may find its JSON in an outbox: never rename a coding key or a
/// label.
enum PersonChange: Codable, Sendable, Equatable {
  case entry(EntryChange)
  /// What one form says of several things.
  case rules([EntryChange])
  /// `hash` is the SHA-256 of its secret.
  case addToken(StoredToken, hash: [UInt8])
  case revokeToken(id: String, at: Int)
  case useToken(id: String, at: Int)
  case addPasskey(StoredPasskey)
  case renamePasskey(id: [UInt8], name: String)
  /// With the sessions that began with it, but for one; all of them stay if none is named.
  case removePasskey(id: [UInt8], keeping: String? = nil)
  case usePasskey(id: [UInt8], counter: UInt32, isBackedUp: Bool, at: Int)
  case access(AccessChange)
  /// Entries from devices and other stores.
  case sync(SyncTaken)
  /// A deletion from elsewhere of something that was never here, which the person takes back.
  case withdraw(EntryChange)

  // What earlier versions of the program wrote; see `EarlierChange`.
  /// Names and values of settings; `null` removes one.
  case settings([String: String?])
  case override(type: String, readings: [OverriddenReading], correction: Double?, made: Int)
  case removeOverride(id: Int)
  case typeSwitch(type: String, isOff: Bool)
  case sourceSwitch(source: Int, isOff: Bool)
  /// All sources of the type, highest priority first; empty restores the order by kind.
  case sourceOrder(type: String, sources: [Int])
  /// `day` is a day number; without a source the usual order decides.
  case nightSource(day: Int, source: String?)
  case addZone(zone: String, start: Int, stop: Int)
  case removeZone(id: Int)

  /// Versions of entries in it.
  var versions: [EntryChange] {
    switch self {
    case .entry(let version): [version]
    case .rules(let versions): versions
    case .sync(let taken): taken.versions
    default: []
    }
  }

  private enum CodingKeys: String, CodingKey {
    case entry = "record"
    case rules, settings, override, removeOverride, typeSwitch, sourceSwitch, sourceOrder, nightSource, addZone,
      removeZone,
      addToken, revokeToken, useToken, addPasskey, renamePasskey, removePasskey, usePasskey, access, sync, withdraw
  }
}

/// A change with its own identifier, so that it is applied once however often it is read.
struct Operation: Codable, Sendable, Equatable {
  /// A form that a device sent, as its receipt has it.
  struct Form: Codable, Sendable, Equatable {
    var id: String
    var client: String
  }

  var id: String
  var change: PersonChange
  var form: Form?

  init(_ change: PersonChange, for submission: SyncSubmission? = nil) {
    id = UUID().uuidString
    self.change = change
    form = submission.map { Form(id: $0.id, client: $0.client) }
  }
}

extension Operation {
  /// Applies the change, marks the affected days, and notes the receipt of a form; does nothing if it was applied before.
  ///
  /// - Parameter now: The steady time.
  func apply(_ db: Database, zones: ZoneCatalogue, at now: Instant?) throws {
    guard try !ChangeFeed.holds(id, db) else { return }
    if let form {
      guard try SyncTables.receipt(form.id, db) == nil else { return }
      try SyncTables.note(form, change.versions, db)
    }
    try applyChange(db, zones: zones, now)
  }

  private func applyChange(_ db: Database, zones: ZoneCatalogue, _ now: Instant?) throws {
    switch change {
    case .entry, .rules: try apply(change.versions, db, zones, now)
    case .settings, .override, .removeOverride, .typeSwitch, .sourceSwitch, .sourceOrder, .nightSource, .addZone,
      .removeZone:
      try apply(EarlierChange(StoreReader(db, zones: zones)).versions(of: change), db, zones, now)
    case .addToken(let token, let hash):
      try ChangeFeed.append(.token, token.id, operation: id, db)
      try DeviceTokenTable.add(token.token, hash: hash, db)
    case .revokeToken(let token, let instant):
      try ChangeFeed.append(.token, token, operation: id, db)
      try DeviceTokenTable.revoke(token, at: instant, db)
    case .useToken(let token, let instant):
      try ChangeFeed.append(.token, token, operation: id, db)
      try DeviceTokenTable.use(token, at: instant, db)
    case .addPasskey(let passkey):
      try ChangeFeed.append(.passkey, passkey.name, operation: id, db)
      try PasskeyTable.add(passkey, db)
    case .renamePasskey(let passkey, let name):
      try ChangeFeed.append(.passkey, name, operation: id, db)
      try PasskeyTable.rename(passkey, to: name, db)
    case .removePasskey(let passkey, let session):
      try ChangeFeed.append(.passkey, "", operation: id, db)
      try PasskeyTable.remove(passkey, db)
      if let session { try AccessTable.apply(.endWithPasskey(passkey, keeping: session), db) }
    case .usePasskey(let passkey, let counter, let isBackedUp, let instant):
      try ChangeFeed.append(.passkey, "", operation: id, db)
      try PasskeyTable.use(passkey, counter: counter, isBackedUp: isBackedUp, at: instant, db)
    case .access(let change):
      try ChangeFeed.append(.access, "", operation: id, db)
      try AccessTable.apply(change, db)
    case .sync(let taken): try taken.apply(db, zones: zones, at: now)
    case .withdraw(let deletion): try EntryTable.withdraw(deletion, operation: id, db, at: now)
    }
  }

  private func apply(_ versions: [EntryChange], _ db: Database, _ zones: ZoneCatalogue, _ now: Instant?) throws {
    for (index, version) in versions.enumerated() {
      try EntryTable.apply(version, operation: index == 0 ? id : "\(id)-\(index)", db, zones: zones, at: now)
    }
  }
}
