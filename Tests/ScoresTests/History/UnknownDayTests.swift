import DailveScores
import DailveTestSupport
import Testing

/// Days without data (scores.md 4.5).
@Suite struct UnknownDayTests {
  /// Trains every other day from day 0 to `last`.
  private func training(upTo last: Int) -> [CivilDay: DailyLoad] {
    Dictionary(
      uniqueKeysWithValues: stride(from: 0, through: last, by: 2).map {
        (CivilDay(number: $0), DailyLoad(load: 80, method: .effort))
      })
  }

  private func days(_ numbers: some Sequence<Int>) -> Set<CivilDay> { Set(numbers.map { CivilDay(number: $0) }) }

  private func history(_ loads: [CivilDay: DailyLoad], everyday: Set<CivilDay> = []) -> TrainingHistory {
    TrainingHistory(
      loads: loads, days: RecordedDays(everyday: everyday), firstDay: everyday.union(loads.keys).min())
  }

  @Test func `people who record only workouts rest on all other days`() throws {
    let history = history(training(upTo: 100))
    #expect(history.load(on: 99)?.load == 0 && history.load(on: 101)?.load == 0 && history.load(on: 300)?.load == 0)
    #expect(history.load(on: CivilDay(number: -1)) == nil)
    let (tired, rested) = (try #require(history.form(on: 101)), try #require(history.form(on: 105)))
    #expect(tired.acute > tired.chronic && rested.acute < tired.acute * 0.6 && rested.balance > 0)
    #expect(history.missing(in: 0...200).isEmpty && history.missingSince(200) == nil)
  }

  @Test func `the first 14 days of a gap are unknown, and later ones count as rest`() throws {
    let history = history(training(upTo: 100), everyday: days(0...100).union(days(141...160)))
    let before = try #require(history.form(on: 101))
    for day in 101...114 {
      #expect(history.load(on: CivilDay(number: day)) == nil && history.form(on: CivilDay(number: day + 1)) == before)
    }
    #expect(history.load(on: 115)?.load == 0 && history.load(on: 140)?.load == 0 && history.load(on: 141)?.load == 0)
    #expect(try #require(history.form(on: 141)).chronic < before.chronic * 0.6)
    #expect(history.missing(in: 90...170) == [101...140, 161...170] && history.missingSince(165) == 161)
    #expect(history.missing(in: 110...120) == [110...120] && history.missingSince(100) == nil)
  }

  @Test(arguments: [(14, true), (13, false)])
  func `data are missing only where at least half of the days before had them`(known: Int, isUnknown: Bool) {
    // The gap begins on day 100; of the 28 days before it, the last `known` have everyday data.
    let everyday = days(100 - known...99).union(days(0..<72))
    let load = history(training(upTo: 99), everyday: everyday).load(on: 100)
    #expect((load == nil) == isUnknown)
  }

  @Test func `at the start of history, fewer days define what is normal`() {
    #expect(history([:], everyday: [0, 1]).load(on: 2) == nil)
    // A workout on the first day, and one weigh-in after it: half of two days.
    #expect(history([0: DailyLoad(load: 50, method: .effort)], everyday: [1]).load(on: 2) == nil)
    #expect(
      history([0: DailyLoad(load: 50, method: .effort), 1: DailyLoad(load: 50, method: .effort)], everyday: [2])
        .load(on: 3)?.load == 0)
  }

  @Test func `a workout within a gap ends it, and another begins`() {
    var loads = training(upTo: 100)
    loads[110] = DailyLoad(load: 30, method: .effort)
    let history = history(loads, everyday: days(0...100))
    #expect(history.load(on: 109) == nil && history.load(on: 110)?.load == 30 && history.load(on: 111) == nil)
    // Eighteen of the 28 days before the second gap had everyday data, so it is as unknown as the first.
    #expect(history.load(on: 124) == nil && history.load(on: 125)?.load == 0)
    #expect(history.missing(in: 100...130) == [101...109, 111...130])
  }

  @Test func `after the last day, form follows from the loads day by day`() throws {
    for everyday in [days(0...100), []] {
      let history = history(training(upTo: 100), everyday: everyday)
      var form = try #require(history.form(on: 101))
      for day in 101...400 {
        form.add(history.load(on: CivilDay(number: day))?.load)
        let found = try #require(history.form(on: CivilDay(number: day + 1)))
        // Equal to the last bit, so that a day does not depend on whether later ones are known.
        #expect(found == form)
      }
    }
  }

  @Test func `announcing how long a rest will be asked about changes nothing`() {
    for everyday in [days(0...100), []] {
      let (loads, recorded) = (training(upTo: 100), RecordedDays(everyday: everyday))
      let open = TrainingHistory(loads: loads, days: recorded, firstDay: 0)
      for until in [50, 100, 101, 114, 115, 116, 300] {
        let asked = TrainingHistory(loads: loads, days: recorded, firstDay: 0, until: CivilDay(number: until))
        for day in [30, 101, 102, 114, 115, 116, 250, 300, 301, 302, 400].map({ CivilDay(number: $0) }) {
          #expect(asked.form(on: day) == open.form(on: day), "\(until) \(day)")
          #expect(asked.load(on: day)?.load == open.load(on: day)?.load)
        }
      }
    }
  }

  @Test func `without a day that was read there is no form`() {
    let history = TrainingHistory(loads: [:], days: RecordedDays(), firstDay: 0)
    #expect(history.form(on: 1000) == nil && history.weekRatio(on: 1000) == nil)
  }

  /// The week up to day 69 against the four weeks from day 35 to day 62, with a load of 40 on every known day.
  @Test(
    arguments: [
      ([], 1), ([50...56], 1), ([45...58], 1), ([36...49, 51...55], nil), ([66...67], nil),
      ([69...69], nil), ([60...69], nil),
    ] as [([ClosedRange<Int>], Double?)])
  func `an unknown day does not make a week unusual`(gaps: [ClosedRange<Int>], ratio: Double?) throws {
    let known = days((0...69).filter { day in !gaps.contains { $0.contains(day) } })
    let loads = Dictionary(uniqueKeysWithValues: known.map { ($0, DailyLoad(load: 40, method: .effort)) })
    let found = history(loads, everyday: known).weekRatio(on: 69)
    if let ratio {
      let value = try #require(found)
      #expect(abs(value - ratio) < 1e-12)
    } else {
      #expect(found == nil)
    }
  }

  @Test func `days of any kind and number never trap`() {
    let odd: Set<CivilDay> = [CivilDay(number: .min), CivilDay(number: .max), 0, 5]
    for first in [nil, CivilDay(number: .min), 0, CivilDay(number: .max)] {
      let history = TrainingHistory(loads: [:], days: RecordedDays(everyday: odd), firstDay: first)
      for day in [CivilDay(number: .min), CivilDay(number: -1), 0, 3, CivilDay(number: .max)] {
        _ = (history.load(on: day), history.form(on: day), history.weekRatio(on: day), history.missingSince(day))
        #expect(history.missing(in: day - 3...day).count <= 4)
      }
    }
  }
}
