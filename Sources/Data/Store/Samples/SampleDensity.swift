internal import DailveScores
internal import GRDB

/// Estimates how many samples of a type a stretch of time has, from the counts of its months.
struct SampleDensity {
  /// Samples per day, by month.
  private var months: [Int: Int] = [:]
  /// Upper limit of an estimate: one wrong guess must not take much memory.
  private static let most = 1 << 18

  init(ofType type: Int, _ db: Database) throws {
    let ends = try RawStatement(
      cachedBy: db,
      """
      SELECT (SELECT start FROM sample WHERE type = ?1 ORDER BY start LIMIT 1),
        (SELECT start FROM sample WHERE type = ?1 ORDER BY start DESC LIMIT 1)
      """)
    ends.bind(type, at: 1)
    guard try ends.step(), !ends.isNull(0), !ends.isNull(1) else { return }
    let (first, last) = (Self.day(ends.int(0)), Self.day(ends.int(1)))
    ends.reset()
    let rows = try RawStatement(
      cachedBy: db, "SELECT month, sum(\(CellTable.count())) FROM cell WHERE type = ? GROUP BY month")
    rows.bind(type, at: 1)
    while try rows.step() {
      let month = rows.int(0)
      // The first and the last month may have samples on few of their days.
      let days =
        min(last, Self.day(MonthNumber.end(month)) - 1) - max(first, Self.day(MonthNumber.start(month))) + 1
      months[month] = min(Self.most, rows.int(1) / min(28, max(1, days)))
    }
  }

  private static func day(_ second: Int) -> Int { second.floorDivided(by: 86_400) }

  /// - Parameter day: Number of a UTC day since 1970.
  func onDay(_ day: Int) -> Int { months[MonthNumber.of(day.multipliedClamped(by: 86_400))] ?? 0 }

  /// Estimates rather too many: unused capacity costs nothing, but an array that has to grow takes three times its memory.
  func expected(in span: Range<Instant>) -> Int {
    var day = Self.day(span.lowerBound.seconds)
    let last = Self.day(span.upperBound.seconds)
    var samples = 0
    while day <= last, samples < Self.most {
      samples += onDay(day)
      day += 1
    }
    return min(Self.most, samples + samples / 4)
  }
}
