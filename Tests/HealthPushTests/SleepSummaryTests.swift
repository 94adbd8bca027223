import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

/// Nights of which a phone sent only sums.
@Suite struct SleepSummaryTests {
  private static let fields = ["core", "deep", "rem", "awake", "asleep", "totalSleep", "inBed"]
  private static let absurd = ["808742334249947", #""808.742.334.249.947""#, "-1", #""long""#, "1e308"]

  private func night(_ members: [(String, String)]) -> String {
    metric("sleep_analysis", "hr", ["{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"])
  }

  private func time(_ seconds: Int) -> String {
    let minute = seconds / 60 % 60
    return "\"2001-01-0\(seconds < 0 ? 1 : 2) \(two((seconds + 86_400) / 3600 % 24)):\(two(abs(minute))):00 +0000\""
  }

  @Test(arguments: 0..<40)
  func `a night begins and ends asleep with the ends that were sent`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let minutes = Int.random(in: 200...600, using: &random)
    let awake = Int.random(in: 0...30, using: &random)
    var rest = minutes - awake - Int.random(in: 0...90, using: &random)
    var stages: [(String, Int)] = []
    for name in ["core", "deep", "rem"] where Bool.random(using: &random) {
      let part = Int.random(in: 1...max(1, rest / 2), using: &random)
      stages.append((name, part))
      rest -= part
    }
    if stages.isEmpty { stages.append(("asleep", rest)) }
    let members =
      (stages + [("awake", awake)]).map { ($0.0, "\(Double($0.1) / 60)") }
      + [("sleepStart", time(0)), ("sleepEnd", time(minutes * 60))]
    let rows = try Delivery(night(members)).rows
    let starts = rows.map { Instant($0.start) ?? .distantPast }
    let ends = zip(starts, rows).map { $0 + $1.seconds }
    #expect(starts.first == Instant("2001-01-02T00:00:00Z") && ends.last == starts[0] + minutes * 60)
    #expect(rows.first?.value != 2 && rows.last?.value != 2, "\(rows)")
    #expect(zip(ends, starts.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 <= 1800 })
    let awakeRows = rows.filter { $0.value == 2 }.map(\.seconds).reduce(0, +)
    #expect(awakeRows == awake * 60)
    #expect(rows.map(\.seconds).reduce(0, +) - awakeRows == stages.map(\.1).reduce(0, +) * 60)
  }

  @Test func `sums that are longer than the night are shortened in proportion`() throws {
    let rows = try Delivery(
      night([
        ("core", "6"), ("deep", "2"), ("rem", "2"), ("awake", "1"), ("sleepStart", time(0)), ("sleepEnd", time(18_000)),
      ])
    ).rows
    // The first stage is longer than the night, so it is left out.
    #expect(rows.map(\.seconds).reduce(0, +) == 18_000 && rows.map(\.value) == [4, 2, 5])
    let all = try Delivery(
      night([
        ("core", "4"), ("deep", "4"), ("rem", "2"), ("awake", "1"), ("sleepStart", time(0)), ("sleepEnd", time(18_000)),
      ])
    )
    #expect(all.rows.map(\.seconds) == [7200, 7200, 3600] && all.unknown == 0)
  }

  @Test(arguments: fields, absurd)
  func `a field that cannot be loses only itself`(field: String, value: String) async throws {
    let good: [(String, String)] = [
      ("core", "4.6"), ("deep", "1.1"), ("rem", "1.4"), ("awake", "0.4"), ("asleep", "0"), ("totalSleep", "7.1"),
      ("inBed", "7.8"), ("sleepStart", time(0)), ("sleepEnd", time(27_000)),
    ]
    let delivery = try Delivery(night([("date", "\"2001-01-02\"")] + good.map { $0.0 == field ? (field, value) : $0 }))
    #expect(delivery.summary.problems.map(\.text) == ["sleep_analysis.\(field) 2001-01-02"])
    #expect(delivery.unknown == 1 && delivery.summary.skipped == 0)
    let asleep = delivery.rows.filter { $0.value != 2 }.map(\.seconds).reduce(0, +)
    #expect(asleep == 25_560, "\(delivery.lines)")
  }

  @Test(arguments: ["sleepStart", "sleepEnd"], ["\"soon\"", "\"80874-01-01 00:00:00 +0000\"", "null"])
  func `an impossible end is computed from the other one`(field: String, value: String) throws {
    let good: [(String, String)] = [
      ("core", "5"), ("deep", "1"), ("rem", "1"), ("awake", "0.5"), ("sleepStart", time(0)), ("sleepEnd", time(27_000)),
    ]
    let delivery = try Delivery(night(good.map { $0.0 == field ? (field, value) : $0 }))
    let starts = delivery.rows.compactMap { Instant($0.start) }
    #expect(starts.first == Instant("2001-01-02T00:00:00Z") && delivery.rows.map(\.seconds).reduce(0, +) == 27_000)
    #expect(delivery.unknown == (value == "null" ? 0 : 1))
  }

  @Test func `without both ends a night is from getting into bed to getting up`() throws {
    let delivery = try Delivery(
      night([("core", "5"), ("deep", "1"), ("inBedStart", time(0)), ("inBedEnd", time(27_000)), ("sleepEnd", "\"?\"")]))
    #expect(delivery.rows.first?.value == 0 && delivery.rows.first?.seconds == 27_000)
    #expect(
      delivery.rows.last.flatMap {
        Instant($0.start).map { start in start + delivery.rows[delivery.rows.count - 1].seconds }
      } == Instant("2001-01-02T07:30:00Z"))
  }

  @Test func `a night without times is as long as it says, from its midnight`() throws {
    let plain = try Delivery(night([("date", "\"2001-01-02 08:00:00 +0000\""), ("totalSleep", "6.5")]))
    #expect(plain.rows.map(\.start) == ["2001-01-02T00:00:00Z"] && plain.rows.map(\.seconds) == [23_400])
    #expect(plain.rows.map(\.value) == [1] && plain.unknown == 0)
    // Stages without times are reported, and their sum counts.
    let staged = try Delivery(
      night([("date", "\"2001-01-02\""), ("core", "4"), ("deep", "1"), ("rem", "1.5")]))
    #expect(staged.rows.map(\.seconds) == [23_400] && staged.unknown == 1)
  }
}
