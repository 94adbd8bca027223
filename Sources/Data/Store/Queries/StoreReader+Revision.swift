internal import GRDB

extension StoreReader {
  /// Differs between any two states of the store that a page could tell apart.
  func revision() throws -> String {
    let imports = try Int.fetchOne(db, sql: "SELECT max(sequence) FROM change") ?? 0
    // Whatever changes days without an import is a record, a setting, a rule or a zone.
    let records = try Int.fetchOne(db, sql: "SELECT max(seq) FROM record") ?? 0
    let rules = try String.fetchAll(
      db,
      sql: """
        SELECT 's ' || name || value FROM setting
        UNION ALL SELECT 'o ' || id || ' ' || type || ' ' || start || ' ' || coalesce(correction, '') FROM override
        UNION ALL SELECT 'z ' || id || ' ' || start || ' ' || stop || ' ' || zone FROM zone_entry
        UNION ALL SELECT 't ' || id FROM type WHERE off
        UNION ALL SELECT 'f ' || id FROM source WHERE off
        UNION ALL SELECT 'r ' || type || ' ' || source || ' ' || rank FROM source_rank
        UNION ALL SELECT 'n ' || day || ' ' || source FROM night_source
        """)
    // What they say is told apart, not told.
    let mark = rules.sorted().joined(separator: "\n").utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return "\(imports).\(records).\(String(mark, radix: 36))"
  }
}
