internal import DailveDomain
internal import DailveScores
internal import GRDB

extension HealthStore {
  /// Saves the versions of rules that say something new.
  func saveRules(_ make: @escaping @Sendable (StoreReader) throws -> [EntryChange?]) async throws(SaveError) {
    try await change { reader in (PersonChange(try make(reader).compactMap { $0 }), ()) }
  }
}

extension StoreReader {
  /// The version to write; `nil` if it equals the newest one.
  func version<R: Rule>(saying rule: R, now: Instant) throws -> EntryChange? {
    let stored = try newest(of: R.self, id: rule.id)
    let version = try version(of: rule, after: stored, now: now)
    if let stored, !stored.isDeleted, stored.value == version.value { return nil }
    return version
  }

  /// The version that revokes the rule; `nil` if there is no rule.
  func version<R: Rule>(reverting kind: R.Type, id: String, now: Instant) throws -> EntryChange? {
    guard var version = try newest(of: kind, id: id), !version.isDeleted else { return nil }
    version.isDeleted = true
    version.stamp = try stamp(of: id, over: version.stamp, now: now)
    return version
  }

  /// The version that writes the rule; with `nil`, the version that revokes the rule of that id.
  func version<R: Rule>(saying rule: R?, id: String, now: Instant) throws -> EntryChange? {
    guard let rule else { return try version(reverting: R.self, id: id, now: now) }
    return try version(saying: rule, now: now)
  }

  /// The effect of pending changes, in order: each replaces earlier ones. `nil` for deleted rules.
  func waitingEntries<E: Entry>(_ kind: E.Type) throws -> [(id: String, entry: E?)] {
    var newest: [String: EntryChange] = [:]
    var result: [(id: String, entry: E?)] = []
    for version in waiting.flatMap(\.versions) where version.kind == E.kind {
      let stored = try newest[version.id] ?? EntryTable.version(version.id, db)
      if let stored, stored.kind != version.kind && stored.hasOwnID || !version.wins(over: stored) { continue }
      newest[version.id] = version
      result.append((version.id, version.isDeleted ? nil : try EntryTable.decode(kind, version)))
    }
    return result
  }

  /// The last pending entry of that id; the inner value is `nil` if it is deleted.
  func waitingEntry<E: Entry>(_ kind: E.Type, id: String) throws -> E?? {
    guard !waiting.isEmpty else { return nil }
    return try waitingEntries(kind).last { $0.id == id }.map(\.entry)
  }
}
