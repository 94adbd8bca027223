package import DailveDomain
internal import DailveScores
internal import DailveScores
internal import GRDB

extension StoreReader {
  package func overrides() throws -> [ReadingOverride] {
    let stored = try Row.fetchAll(
      db,
      sql: """
        SELECT override.*, type.name AS type_name, source.name AS source_name FROM override
        JOIN type ON type.id = override.type JOIN source ON source.id = override.source
        ORDER BY start DESC, override.id DESC
        """
    ).map { row in
      let start: Int = row["start"]
      return ReadingOverride(
        id: row["id"], type: row["type_name"], source: row["source_name"], start: Instant(start),
        end: Instant(start + (row["duration"] as Int)), value: row["value"], correction: row["correction"])
    }
    return try withWaiting(stored)
  }

  /// The list as pending changes will leave it, with the numbers that the table will give.
  private func withWaiting(_ stored: [ReadingOverride]) throws -> [ReadingOverride] {
    var list = stored
    for change in waiting {
      switch change {
      case .override(let type, let readings, let correction, _):
        guard try TypeTable.number(of: type, db) != nil else { continue }
        for reading in readings {
          guard let source = try sourceName(reading.source) else { continue }
          let entry = ReadingOverride(
            id: (list.map(\.id).max() ?? 0) + 1, type: type, source: source, start: Instant(reading.start),
            end: Instant(reading.start + reading.duration), value: reading.value, correction: correction)
          if let index = list.firstIndex(where: { $0.isOfSameReading(as: entry) }) {
            list[index].correction = correction
          } else {
            list.append(entry)
          }
        }
      case .removeOverride(let id): list.removeAll { $0.id == id }
      default: break
      }
    }
    return list.sorted { ($0.start, $0.id) > ($1.start, $1.id) }
  }

  private func sourceName(_ source: Int) throws -> String? {
    try String.fetchOne(db, sql: "SELECT name FROM source WHERE id = ?", arguments: [source])
  }
}

extension ReadingOverride {
  fileprivate func isOfSameReading(as other: ReadingOverride) -> Bool {
    (type, source, start, end, value) == (other.type, other.source, other.start, other.end, other.value)
  }
}
