import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@Suite struct DailyGoalsTests {
  let today = CivilDay(year: 2026, month: 11, day: 21)

  /// Two months of a watch: about 8,200 steps, 34 minutes and 512 kcal a day.
  func person() -> InMemoryStore {
    var store = InMemoryStore.person(today: today)
    let wave = InMemoryStore.wave
    store.set(.steps, wave.map { 8200 + $0 * 100 }, today: today)
    store.set(.exercise, wave.map { 34 + $0 }, today: today)
    store.set(.activeEnergy, wave.map { 512 + $0 }, today: today)
    return store
  }

  func goals(_ store: InMemoryStore) throws -> DailyGoals { try ShowToday(store)(today).goals }

  func run(_ back: Int, minutes: Double = 40) -> Workout {
    let start = (today - back).number * 86_400 + 64_800
    return Workout(
      id: "run\(back)", activity: "Running", start: Instant(start), end: Instant(start + Int(minutes) * 60),
      day: today - back, duration: minutes, distance: nil, energy: nil, averageHeartRate: nil, maximumHeartRate: nil,
      source: "Watch")
  }

  @Test func `without goals of the person their usual counts, in round numbers`() throws {
    let goals = try goals(person())
    #expect(goals.goals.map(\.kind) == [.move, .exercise, .steps])
    #expect(goals[.steps]?.full == 8000 && goals[.steps]?.basis == .usual)
    #expect(goals[.move]?.full == 510 && goals[.move]?.basis == .usual)
    // 150 minutes in 5 active days.
    #expect(goals[.exercise]?.full == 30 && goals[.exercise]?.basis == .own)
    #expect(goals[.steps]?.days.count == 7 && goals[.steps]?.days.last?.day == today)
  }

  @Test func `the rings' own goals come first, then the person's`() throws {
    var store = person()
    store.rings = [
      RingGoals(day: today - 9, move: 400, exercise: 20), RingGoals(day: today - 1, move: 560, exercise: nil),
    ]
    store.person.goals.stepsPerDay = 9000
    let goals = try goals(store)
    #expect(goals[.move]?.full == 560 && goals[.move]?.basis == .apple)
    #expect(goals[.exercise]?.full == 20 && goals[.exercise]?.basis == .apple)
    #expect(goals[.steps]?.full == 9000 && goals[.steps]?.basis == .own)
  }

  @Test func `readiness below forty makes lighter goals, which are full again the day before`() throws {
    var store = person()
    var hrv: [Double?] = InMemoryStore.wave.map { 50 + $0 * 2 }
    hrv[hrv.count - 1] = 24
    store.setHRV(hrv, today: today)
    store.set(.rhr, InMemoryStore.wave.dropLast().map { 55 + $0 / 3 } + [70], today: today)
    store.sleep.removeAll { $0.day == today }
    let goal = try #require(try goals(store)[.steps])
    guard case .lighter(let readiness) = goal.state else {
      Issue.record("\(goal.state)")
      return
    }
    #expect(readiness < 40 && goal.target == 5500 && goal.full == 8000)
    #expect(goal.days.dropLast().allSatisfy { $0.target == 8000 })
  }

  @Test func `an injury pauses only what it strains`() throws {
    var store = person()
    store.training = (1...6).map { run($0 * 3) }
    func states(_ part: BodyPart, _ severity: InjurySeverity) throws -> [DailyGoal.State] {
      store.injuries = [
        Injury(id: "i", part: part, side: .left, severity: severity, start: today - 2, end: nil, memo: "")
      ]
      return try goals(store).goals.map(\.state)
    }
    #expect(try states(.knee, .minor) == [.full, .paused(.injury(.knee)), .full])
    let severe = DailyGoal.State.paused(.injury(.knee))
    #expect(try states(.knee, .severe) == [severe, severe, severe])
    #expect(try states(.wrist, .severe) == [.full, .full, .full])
    // Before it began, and from the day on which it had healed, goals are full.
    let days = try #require(try goals(store)[.steps]).days
    #expect(days.allSatisfy { $0.target != nil })
  }

  @Test func `a row of days counts up to today, or to yesterday while today is open`() throws {
    var store = person()
    store.set(.steps, Array(repeating: 8000, count: 60) + [100], today: today)
    store.set(.exercise, [], today: today)
    store.set(.activeEnergy, [], today: today)
    #expect(try goals(store).goals.map(\.kind) == [.steps])
    #expect(try goals(store).daysInRow == 6)
    store.set(.steps, Array(repeating: 8000, count: 61), today: today)
    #expect(try goals(store).daysInRow == 7)
  }

  @Test func `metrics outside the usual come in order, three at most, and the others are counted`() throws {
    var store = person()
    for (metric, value) in [(Metric.weight, 80.0), (.bodyFat, 0.3), (.vo2Max, 30), (.heartRateRecovery, 60)] {
      let usual: Double = metric == .bodyFat ? 0.2 : metric == .weight ? 72 : 40
      store.set(metric, Array(repeating: usual, count: 40) + [value], today: today)
    }
    let outside = try ShowToday(store)(today).outside
    #expect(outside.items.count == 3 && outside.further.count >= 1)
    #expect(outside.items.map(\.distance).allSatisfy { $0 > 0 })
    #expect(outside.within.contains(.hrv) && !outside.within.contains(.weight))
    #expect(
      Set(outside.within).isDisjoint(
        with: outside.items.compactMap { item in
          if case .metric(let metric) = item.subject { metric } else { nil }
        }))
  }
}
