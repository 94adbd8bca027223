internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Days that move in the calendar when the zone history changes.
enum ZoneChange {
  /// Runs `body`, which may change where the person was, and marks the affected days.
  static func during(_ db: Database, zones: ZoneCatalogue, _ body: () throws -> Void) throws {
    let before = try TimelineLoader(zones: zones).load(db)
    try body()
    let after = try TimelineLoader(zones: zones).load(db)
    if after != before { try markDirty(db, from: before, to: after) }
  }

  /// Marks the days of each type with samples near a change; days outside the accepted range have no derived rows.
  static func markDirty(_ db: Database, from old: ZoneTimeline, to new: ZoneTimeline) throws {
    var changedDays: [Int: [Int]] = [:]
    let insert = try RawStatement(db, "INSERT OR IGNORE INTO dirty VALUES (?, ?)")
    let cells = try RawStatement(
      db,
      "SELECT DISTINCT cell.type, cell.month, type.longest FROM cell JOIN type ON type.id = cell.type ORDER BY 1, 2")
    while try cells.step() {
      let (type, month) = (cells.int(0), cells.int(1))
      // Samples of the month's last day may extend into later months.
      let reach = TypeTable.reach(cells.int(2)) / 86_400 / 28 + 1
      for month in (-1...reach).map({ month.addingClamped($0) }) {
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

  /// UTC days of a month on which an offset differs.
  private static func changed(_ month: Int, from old: ZoneTimeline, to new: ZoneTimeline) -> [Int] {
    stride(from: MonthNumber.start(month) / 86_400, to: MonthNumber.end(month) / 86_400, by: 1).filter {
      DirtyDays.plausible.contains($0) && isChanged($0, from: old, to: new)
    }
  }

  /// Steps from boundary to boundary of either history, because a stay, or a gap between two, may last minutes.
  private static func isChanged(_ day: Int, from old: ZoneTimeline, to new: ZoneTimeline) -> Bool {
    var instant = Instant(utcDay: day)
    while instant < Instant(utcDay: day + 1) {
      let (before, after) = (old.segment(at: instant), new.segment(at: instant))
      if before.offset != after.offset { return true }
      instant = max(instant + 1, min(before.range.upperBound, after.range.upperBound))
    }
    return false
  }
}
