internal import DailveDomain
internal import GRDB

/// Days whose place in the calendar changes with the zone history.
enum ZoneChange {
  static func markDirty(_ db: Database, from old: ZoneTimeline, to new: ZoneTimeline) throws {
    guard
      let row = try Row.fetchOne(db, sql: "SELECT min(month) AS first, max(month) AS last FROM cell"),
      let firstMonth: Int = row["first"], let lastMonth: Int = row["last"]
    else { return }
    let first = MonthNumber.start(firstMonth) / 86_400
    let last = MonthNumber.start(lastMonth + 1) / 86_400
    for day in max(first - 2, Derivation.plausible.lowerBound)...min(last + 2, Derivation.plausible.upperBound) {
      let same = stride(from: day * 86_400, to: (day + 1) * 86_400, by: 3 * 3600).allSatisfy {
        old.segment(at: $0).offset == new.segment(at: $0).offset
      }
      if !same {
        try db.execute(sql: "INSERT OR IGNORE INTO dirty SELECT id, ? FROM type", arguments: [day])
      }
    }
  }
}
