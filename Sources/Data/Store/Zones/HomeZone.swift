internal import DailveDomain
internal import DailveScores
internal import DailveSync
internal import GRDB

/// Chooses the home zone, in this order: what the person said; the stored choice; where most records with a zone were;
/// the zone of the browser or the machine, if the export's clock agrees with it; the zone of the export's region; the
/// bare offset.
///
/// A guess gives way to better evidence of a later export.
struct HomeZone {
  let zones: ZoneCatalogue
  var regions = RegionZones()

  /// The store's home zone after the import; `nil` while nothing is known.
  func choose(_ order: ImportOrder, _ header: ExportHeader, _ db: Database) throws -> HomeZoneChoice? {
    let stored = try stored(db)
    if let given = order.homeZone, zones.rules(given) != nil {
      return try save(HomeZoneChoice(zone: given, basis: .given), db)
    }
    guard let found = try found(order, header, db), zones.rules(found.zone) != nil else { return stored?.asKnown }
    if let stored, stored.zone == found.zone || !Self.yields(stored.basis, to: found.basis) { return stored.asKnown }
    return try save(found, db)
  }

  private func found(_ order: ImportOrder, _ header: ExportHeader, _ db: Database) throws -> HomeZoneChoice? {
    let evidence = try String.fetchAll(
      db, sql: "SELECT zone FROM zone_evidence GROUP BY zone ORDER BY total(stop - start) DESC, zone")
    // A bare offset, which is all that a phone prints, is not a place.
    if let zone = evidence.first(where: { zones.rules($0) != nil && !$0.hasPrefix("GMT") }) {
      return HomeZoneChoice(zone: zone, basis: .records)
    }
    let clocks = try clocks(order, header, db)
    let own = order.proposedZone.flatMap { zones.rules($0) }
    // A machine without a configured zone reports UTC.
    let isPlace = own.map { $0.identifier.contains("/") && !$0.identifier.hasPrefix("Etc/") } ?? false
    guard let newest = clocks.first else {
      // Data without a clock, such as an empty delivery, says nothing about a zone; the machine's is better than none.
      guard isPlace, try stored(db) == nil else { return nil }
      return own.map { HomeZoneChoice(zone: $0.identifier, basis: .device) }
    }
    let proposal = ZoneProposal(clocks)
    let agrees = own.map(proposal.agrees) ?? false
    if let own, agrees, isPlace { return HomeZoneChoice(zone: own.identifier, basis: .device) }
    let region = header.locale.flatMap(RegionZones.region)
    let candidates = (region.map(regions.zones) ?? []).compactMap { zones.rules($0) }
    if let zone = proposal.best(of: candidates) { return HomeZoneChoice(zone: zone.identifier, basis: .region) }
    if let own, agrees { return HomeZoneChoice(zone: own.identifier, basis: .device) }
    return HomeZoneChoice(zone: Self.name(ofOffset: newest.seconds), basis: .offset)
  }

  /// The clocks of this export, of earlier ones, and of its records if they are printed with more than one offset.
  private func clocks(_ order: ImportOrder, _ header: ExportHeader, _ db: Database) throws -> [ZoneProposal.Clock] {
    var clocks: [ZoneProposal.Clock] = []
    if let offset = header.offset {
      // An export without a date was made at its newest record.
      let made = header.exported ?? header.offsets.map(\.at).max() ?? order.now
      clocks.append(ZoneProposal.Clock(at: made, seconds: offset))
    }
    if header.offset == nil, let newest = header.offsets.max(by: { $0.at < $1.at }) {
      clocks.append(ZoneProposal.Clock(at: newest.at, seconds: newest.seconds))
    }
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT exported, zone_offset FROM batch
        WHERE exported IS NOT NULL AND zone_offset IS NOT NULL AND undone IS NULL ORDER BY exported DESC LIMIT 100
        """)
    clocks += rows.map { ZoneProposal.Clock(at: Instant($0["exported"]), seconds: $0["zone_offset"]) }
    if Set(header.offsets.map(\.seconds)).count > 1 {
      clocks += header.offsets.map { ZoneProposal.Clock(at: $0.at, seconds: $0.seconds) }
    }
    return clocks
  }

  private func stored(_ db: Database) throws -> HomeZoneChoice? {
    func setting(_ name: String) throws -> String? {
      try String.fetchOne(db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name])
    }
    guard let zone = try setting(SettingName.homeZone) else { return nil }
    // A zone that the person set has no stored basis; bare offsets are guesses of earlier versions.
    let basis = try setting(SettingName.homeZoneBasis).flatMap(HomeZoneChoice.Basis.init)
    return HomeZoneChoice(zone: zone, basis: basis ?? (zone.hasPrefix("GMT") ? .offset : .given))
  }

  /// The stored choice in the form that other stores compare.
  static func peerHome(_ db: Database) throws -> PeerHomeZone? {
    guard let stored = try HomeZone(zones: ZoneCatalogue()).stored(db),
      let rank = HomeZoneChoice.Basis.allCases.firstIndex(of: stored.basis)
    else { return nil }
    return PeerHomeZone(zone: stored.zone, rank: rank)
  }

  /// Adopts the choice of another store.
  static func adopt(_ home: PeerHomeZone, _ db: Database) throws {
    let all = HomeZoneChoice.Basis.allCases
    guard all.indices.contains(home.rank) else { return }
    try db.execute(
      sql: "INSERT OR REPLACE INTO setting VALUES (?, ?)", arguments: [SettingName.homeZone, home.zone])
    try db.execute(
      sql: "INSERT OR REPLACE INTO setting VALUES (?, ?)",
      arguments: [SettingName.homeZoneBasis, all[home.rank].rawValue])
  }

  private func save(_ choice: HomeZoneChoice, _ db: Database) throws -> HomeZoneChoice {
    for (name, value) in [(SettingName.homeZone, choice.zone), (SettingName.homeZoneBasis, choice.basis.rawValue)] {
      try db.execute(sql: "INSERT OR REPLACE INTO setting VALUES (?, ?)", arguments: [name, value])
    }
    return choice
  }

  private static func yields(_ stored: HomeZoneChoice.Basis, to found: HomeZoneChoice.Basis) -> Bool {
    switch stored {
    case .given, .known, .records: false
    case .device: found == .records
    // Each export may distinguish zones of the region that earlier ones could not.
    case .region: found != .offset
    case .offset: found != .offset
    }
  }

  /// "GMT+0530".
  private static func name(ofOffset offset: Int) -> String {
    let minutes = abs(offset) / 60
    let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return "GMT" + (offset < 0 ? "-" : "+") + digits(minutes / 60) + digits(minutes % 60)
  }
}

extension HomeZoneChoice {
  fileprivate var asKnown: HomeZoneChoice { HomeZoneChoice(zone: zone, basis: .known) }
}
