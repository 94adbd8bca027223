internal import DailveDomain
internal import GRDB

/// Days whose place in the calendar changes with the zone history.
enum ZoneChange {
  /// Marks the days of each type that has samples near a change; what lies outside the accepted days has no derived rows.
  static func markDirty(_ db: Database, from old: ZoneTimeline, to new: ZoneTimeline) throws {
    var changedDays: [Int: [Int]] = [:]
    let insert = try RawStatement(db, "INSERT OR IGNORE INTO dirty VALUES (?, ?)")
    let cells = try RawStatement(
      db,
      "SELECT DISTINCT cell.type, cell.month, type.longest FROM cell JOIN type ON type.id = cell.type ORDER BY 1, 2")
    while try cells.step() {
      let (type, month) = (cells.int(0), cells.int(1))
      // Samples of the month's last day may reach into later months.
      let reach = min(cells.int(2), DirtyDays.longestReach * 86_400) / 86_400 / 28 + 1
      for month in [month - 1, month] + (1...reach).map({ month + $0 }) {
        let days = changedDays[month] ?? changed(month, from: old, to: new)
        changedDays[month] = days
        for day in days {
          insert.bind(type, at: 1)
          insert.bind(day, at: 2)
          try insert.run()
        }
      }
    }
  }

  /// UTC days of a month on which an offset is another than before.
  private static func changed(_ month: Int, from old: ZoneTimeline, to new: ZoneTimeline) -> [Int] {
    stride(from: MonthNumber.start(month) / 86_400, to: MonthNumber.start(month + 1) / 86_400, by: 1).filter { day in
      guard Derivation.plausible.contains(day) else { return false }
      return stride(from: day * 86_400, to: (day + 1) * 86_400, by: 3 * 3600).contains {
        old.segment(at: $0).offset != new.segment(at: $0).offset
      }
    }
  }
}
