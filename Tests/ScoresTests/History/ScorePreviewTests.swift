import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

/// A forecast equals the history after its waiting entries are saved.
@Suite struct ScorePreviewTests {
  private let today = WhatIfTests.today

  private func rows(_ values: [DayValue]) -> [DailyStatistics] {
    values.map {
      DailyStatistics(
        day: $0.day, count: 1, sum: $0.value, minimum: $0.value, maximum: $0.value, average: $0.value,
        latest: $0.value, latestAt: Instant(0))
    }
  }

  private struct Person {
    var history: ScoreHistory
    var weights: [DayValue]
    var fats: [DayValue]
    var index: [DayValue]
    var loads: [CivilDay: DailyLoad]
    var height: Double?
    var goal: WeightGoal
  }

  private func person(_ random: inout SeededGenerator) -> Person {
    func series(_ range: ClosedRange<Double>, _ share: Double) -> [DayValue] {
      (-70...0).compactMap { back in
        Double.random(in: 0...1, using: &random) < share
          ? DayValue(day: today + back, value: Double.random(in: range, using: &random)) : nil
      }
    }
    let goal = WeightGoal.allCases[Int.random(in: 0...2, using: &random)]
    let loads = Dictionary(
      uniqueKeysWithValues: series(20...140, 0.4).map { ($0.day, DailyLoad(load: $0.value, method: .effort)) })
    return Person(
      history: WhatIfTests.history(&random), weights: series(52...54, 0.6), fats: series(0.2...0.22, 0.3),
      index: series(17...19, 0.1), loads: loads, height: Bool.random(using: &random) ? 172 : nil, goal: goal)
  }

  /// The person's history, computed from scratch.
  private func history(_ person: Person) -> ScoreHistory {
    var history = person.history
    history.body = BodyHistory(
      weights: rows(person.weights), bodyFat: rows(person.fats), bodyMassIndex: rows(person.index),
      height: person.height, goal: person.goal)
    history.training = TrainingHistory(
      loads: person.loads, days: RecordedDays(everyday: Set(history.sleep.nights.map(\.day))), firstDay: today - 70)
    return history
  }

  private func preview(_ person: Person) -> ScorePreviewDay {
    ScorePreviewDay(
      history(person), on: today, weights: rows(person.weights), fats: rows(person.fats),
      bodyMassIndex: rows(person.index), height: person.height, goal: person.goal)
  }

  private func expect(_ scores: ScorePreviewDay.Scores, _ person: Person) {
    let history = history(person)
    func value(_ result: Result<Score, NoScore>) -> Int? { try? result.get().value }
    #expect(scores.body == value(history.body.score(on: today).map(\.score)))
    #expect(scores.wellness == value(history.wellness(on: today)))
    #expect(scores.readiness == value(history.readiness(on: today)))
    let load = history.training.load(on: today)?.load
    #expect((scores.load == nil) == (load == nil) && abs((scores.load ?? 0) - (load ?? 0)) < 1e-9)
  }

  @Test func `without waiting entries it equals the history`() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<200 {
      let person = person(&random)
      expect(preview(person).scores(.init()), person)
    }
  }

  @Test func `with waiting entries it equals the history after saving them`() throws {
    var random = SeededGenerator(seed: 42)
    var changed = 0
    for _ in 0..<300 {
      var person = person(&random)
      let before = preview(person)
      var waiting = ScorePreviewDay.Waiting()
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let day = today - Int.random(in: 0...20, using: &random)
        let load = Double.random(in: 10...200, using: &random)
        waiting.loads.append(DayValue(day: day, value: load))
        person.loads[day] = DailyLoad(load: (person.loads[day]?.load ?? 0) + load, method: .effort)
      }
      // One entry per day, so that a mean needs no count here.
      let free = (0...20).map { today - $0 }.filter { person.weights.on($0) == nil }.shuffled(using: &random).prefix(3)
      for day in free {
        let value = DayValue(day: day, value: Double.random(in: 50...56, using: &random))
        waiting.weights.append(value)
        person.weights = (person.weights + [value]).sorted { $0.day < $1.day }
      }
      let again = try #require(ScorePreviewDay(numbers: before.numbers))
      let scores = before.scores(waiting)
      #expect(again.scores(waiting) == scores)
      expect(scores, person)
      if scores != before.scores(.init()) { changed += 1 }
    }
    #expect(changed > 200)
  }

  @Test func `a second weight of a day makes a mean of both`() throws {
    var random = SeededGenerator(seed: 43)
    var person = person(&random)
    person.weights = (0..<30).map { DayValue(day: today - 29 + $0, value: 70) }
    let before = preview(person)
    let scores = before.scores(.init(weights: [DayValue(day: today, value: 74)]))
    person.weights[29].value = 72
    #expect(scores.body == preview(person).scores(.init()).body)
  }

  @Test func `truncated or odd numbers never trap`() {
    var random = SeededGenerator(seed: 44)
    let odd = [Double.nan, .infinity, -1, 1e300, 9.3e18]
    for _ in 0..<200 {
      var numbers = preview(person(&random)).numbers
      for _ in 0..<5 {
        numbers[Int.random(in: 0..<numbers.count, using: &random)] = odd.randomElement(using: &random) ?? 0
      }
      let cut = Array(numbers.prefix(Int.random(in: 0...numbers.count, using: &random)))
      let waiting = ScorePreviewDay.Waiting(
        weights: odd.map { DayValue(day: CivilDay(number: Int(saturating: $0)), value: $0) },
        fats: odd.map { DayValue(day: today, value: $0) }, loads: odd.map { DayValue(day: today - 3, value: $0) })
      for numbers in [numbers, cut] { _ = ScorePreviewDay(numbers: numbers)?.scores(waiting) }
    }
  }
}
