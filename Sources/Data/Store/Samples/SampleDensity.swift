internal import DailveScores
internal import GRDB

/// About how many samples of a type there are in a stretch of time, from the counts of its months.
struct SampleDensity {
  /// Samples of a day, by month.
  private var months: [Int: Int] = [:]
  /// No stretch is expected to have more: one wrong guess must not take much memory.
  private static let most = 1 << 18

  init(ofType type: Int, _ db: Database) throws {
    let rows = try RawStatement(cachedBy: db, "SELECT month, sum(samples) FROM cell WHERE type = ? GROUP BY month")
    rows.bind(type, at: 1)
    while try rows.step() { months[rows.int(0)] = rows.int(1) / 28 }
  }

  /// - Parameter day: In UTC, since 1970.
  func onDay(_ day: Int) -> Int { months[MonthNumber.of(day.multipliedClamped(by: 86_400))] ?? 0 }

  func expected(in span: Range<Instant>) -> Int {
    var day = span.lowerBound.seconds.floorDivided(by: 86_400)
    let last = span.upperBound.seconds.floorDivided(by: 86_400)
    var samples = 0
    while day <= last, samples < Self.most {
      samples += onDay(day)
      day += 1
    }
    return min(Self.most, samples)
  }
}
