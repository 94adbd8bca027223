internal import DailveDomain
internal import GRDB

/// Finds anew what kind each source is, and marks what counts in another order since: before version 29 names outweighed devices, and two
/// devices of one name were one.
enum SourceMigration {
  static func run(_ db: Database) throws {
    struct Found {
      var stored: SourceKind
      var evidence: SourceEvidence
      var units: Set<String?> = []
    }
    var sources: [Int: Found] = [:]
    for row in try Row.fetchAll(
      db,
      sql: """
        SELECT DISTINCT source.id, source.name, source.kind, origin.version, origin.device
        FROM source JOIN origin ON origin.source = source.id
        """)
    {
      let device: String? = row["device"]
      let evidence = SourceEvidence(name: row["name"], version: row["version"], device: device)
      let stored = SourceKind(rawValue: row["kind"]) ?? .app
      var found = sources[row["id"]] ?? Found(stored: stored, evidence: evidence)
      found.evidence = found.evidence.joined(evidence)
      found.units.insert(device.flatMap { DeviceText($0).unit })
      sources[row["id"]] = found
    }
    for (id, found) in sources.sorted(by: { $0.key < $1.key }) {
      let (kind, isNamed) = (found.evidence.kind, found.evidence.isNamed)
      try db.execute(
        sql: "UPDATE source SET kind = ?, named = ? WHERE id = ?", arguments: [kind.rawValue, isNamed, id])
      if kind != found.stored || isNamed && kind != .app || found.units.count > 1 {
        try RuleChange.markDirty(source: id, db)
      }
    }
  }
}
