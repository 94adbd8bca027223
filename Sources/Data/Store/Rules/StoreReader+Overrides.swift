package import DailveDomain
internal import DailveScores
internal import GRDB

extension StoreReader {
  package func overrides() throws -> [ListedOverride] {
    let stored = try Row.fetchAll(
      db,
      sql: """
        SELECT override.*, type.name AS type_name, source.name AS source_name FROM override
        JOIN type ON type.id = override.type JOIN source ON source.id = override.source
        ORDER BY start DESC, override.id DESC
        """
    ).map { row in
      let start: Int = row["start"]
      return ListedOverride(
        id: row["id"],
        rule: ReadingOverride(
          type: row["type_name"], source: row["source_name"], start: Instant(start),
          end: Instant(start) + (row["duration"] as Int), value: row["value"], correction: row["correction"]))
    }
    return try withWaiting(stored)
  }

  /// The list as pending changes will leave it, with the numbers that the table will give.
  private func withWaiting(_ stored: [ListedOverride]) throws -> [ListedOverride] {
    var list = stored
    for (id, rule) in try waitingEntries(ReadingOverride.self) {
      guard let rule else {
        list.removeAll { $0.rule.id == id }
        continue
      }
      if let index = list.firstIndex(where: { $0.rule.id == id }) {
        list[index].rule.correction = rule.correction
      } else if try TypeTable.number(of: rule.type, db) != nil, try SourceNames.number(of: rule.source, db) != nil {
        list.append(ListedOverride(id: (list.map(\.id).max() ?? 0) + 1, rule: rule))
      }
    }
    return list.sorted { ($0.start, $0.id) > ($1.start, $1.id) }
  }
}
