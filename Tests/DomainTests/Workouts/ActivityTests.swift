import DailveScores
import DailveTestSupport
import Testing

@testable import DailveDomain

/// Workouts for tests: one at ten in the morning, UTC.
enum InventedWorkout {
  static func logged(
    _ day: CivilDay, _ activity: String = "Running", minutes: Double = 30, kilometres: Double? = nil,
    zones: [Double]? = nil, ascent: Double? = nil, id: String? = nil, sources: [String] = ["Watch"]
  ) -> LoggedWorkout? {
    let start = Instant(day.number * 86_400 + 36_000)
    let recordings = sources.enumerated().map { index, source in
      Workout(
        id: (id ?? "\(activity)\(day.number)") + (index == 0 ? "" : "-\(index)"), activity: activity, start: start,
        end: start + Int(minutes * 60), day: day, duration: minutes, distance: kilometres, energy: nil,
        averageHeartRate: nil, maximumHeartRate: nil, source: source, kind: source == "Watch" ? .watch : .app)
    }
    return WorkoutGroup(recordings).map {
      LoggedWorkout(
        group: $0, zones: zones, load: minutes, method: .durationAndKind, effort: nil,
        facts: WorkoutFacts(ascent: ascent), analysed: $0.id)
    }
  }

  /// A seeded log of the given number of days up to a day, oldest first.
  static func log(seed: UInt64, days: Int, until day: CivilDay) -> TrainingLog {
    var random = SeededGenerator(seed: seed)
    var workouts: [LoggedWorkout] = []
    for back in (0..<days).reversed() {
      for number in 0..<Int.random(in: 0...2, using: &random) {
        let activity = ["Running", "Cycling", "Yoga"][Int.random(in: 0...2, using: &random)]
        let zones = Bool.random(using: &random) ? (0..<6).map { _ in Double.random(in: 0...900, using: &random) } : nil
        let logged = logged(
          day - back, activity, minutes: Double.random(in: 5...120, using: &random),
          kilometres: activity == "Yoga" ? nil : Double.random(in: 1...60, using: &random), zones: zones,
          ascent: Double.random(in: 0...400, using: &random), id: "w\(back)-\(number)",
          sources: [["Watch"], ["Phone"], ["Watch", "Strava"]][Int.random(in: 0...2, using: &random)])
        if let logged { workouts.append(logged) }
      }
    }
    return TrainingLog(workouts)
  }
}

@Suite struct ActivityTests {
  let today = CivilDay(year: 2026, month: 11, day: 21)

  func sum(_ workouts: some Sequence<LoggedWorkout>) -> Double { workouts.reduce(0) { $0 + $1.workout.duration } }

  @Test(arguments: [0, 5, 6])
  func `a week begins on the person's day`(first: Int) throws {
    let log = InventedWorkout.log(seed: 3, days: 60, until: today)
    let week = ActivityWeek(
      log, on: today, goal: WeeklyGoal(today: today, workouts: [], exercise: [], profile: Profile()),
      firstWeekday: first)
    #expect(week.days.count == 7 && week.days[0].day.weekday == first)
    #expect(week.days.contains { $0.day == today })
    #expect(abs(week.totals.duration - sum(log.workouts.filter { week.days[0].day...today ~= $0.day })) < 1e-9)
    #expect(abs(week.days.reduce(0) { $0 + $1.totals.duration } - week.totals.duration) < 1e-9)
  }

  @Test func `a workout of tomorrow is in no week of today`() throws {
    let log = TrainingLog([InventedWorkout.logged(today), InventedWorkout.logged(today + 1)].compactMap { $0 })
    let goal = WeeklyGoal(today: today, workouts: [], exercise: [], profile: Profile())
    #expect(ActivityWeek(log, on: today, goal: goal, firstWeekday: 0).totals.count == 1)
    #expect(log.newest(5, upTo: today).map(\.day) == [today])
  }

  @Test func `time that no heart rate covers is part of the day`() throws {
    let zones: [Double] = [300, 600, 600, 0, 300, 120]
    let totals = TrainingTotals(
      [InventedWorkout.logged(today, minutes: 40, zones: zones), InventedWorkout.logged(today, minutes: 20, id: "b")]
        .compactMap { $0 })
    #expect(totals.duration == 60 && totals.hardMinutes == 7 && totals.hasZones)
    #expect(totals.otherMinutes == 60 - 27)
    #expect(TrainingTotals().otherMinutes == 0 && !TrainingTotals().hasZones)
  }

  @Test(arguments: [
    (CivilDay(year: 2026, month: 3, day: 31), CivilDay(year: 2026, month: 2, day: 28)),
    (CivilDay(year: 2026, month: 1, day: 15), CivilDay(year: 2025, month: 12, day: 15)),
    (CivilDay(year: 2026, month: 11, day: 1), CivilDay(year: 2026, month: 10, day: 1)),
  ])
  func `a month is held against the last up to the same day`(day: CivilDay, end: CivilDay) {
    let comparison = PeriodComparison(.month, on: day, TrainingLog([]))
    #expect(comparison.days == day.firstOfMonth...day && comparison.daysBefore == end.firstOfMonth...end)
  }

  @Test func `a leap day's year is held against the last up to 28 February`() {
    let comparison = PeriodComparison(.year, on: CivilDay(year: 2028, month: 2, day: 29), TrainingLog([]))
    #expect(comparison.daysBefore.upperBound == CivilDay(year: 2027, month: 2, day: 28))
    #expect(comparison.daysBefore.lowerBound == CivilDay(year: 2027, month: 1, day: 1))
  }

  @Test(arguments: 1...20)
  func `totals of periods agree with the log`(seed: UInt64) {
    let log = InventedWorkout.log(seed: seed, days: 500, until: today)
    for back in [0, 20, 51, 300] {
      let day = today - back
      for unit in [CalendarUnit.month, .year] {
        let comparison = PeriodComparison(unit, on: day, log)
        #expect(abs(comparison.totals.duration - sum(log.workouts.filter { comparison.days ~= $0.day })) < 1e-6)
        #expect(abs(comparison.before.duration - sum(log.workouts.filter { comparison.daysBefore ~= $0.day })) < 1e-6)
        #expect(comparison.daysBefore.upperBound < comparison.days.lowerBound)
      }
      let calendar = ActivityCalendar(log, exercise: [], on: day, firstWeekday: 0)
      #expect(calendar.days.last?.day == day && calendar.days.first?.day.weekday == 0)
      let shown = (calendar.days.first?.day ?? day)...day
      #expect(abs(calendar.days.reduce(0) { $0 + $1.minutes } - sum(log.workouts.filter { shown ~= $0.day })) < 1e-6)
    }
  }

  @Test func `half a year is compared only where there was training in all of it`() {
    func calendar(_ days: Int) -> ActivityCalendar {
      let log = TrainingLog((0..<days).reversed().compactMap { InventedWorkout.logged(today - $0) })
      return ActivityCalendar(log, exercise: [], on: today, firstWeekday: 0)
    }
    #expect(calendar(182).earlier == 7 && calendar(182).recent == 7)
    #expect(calendar(100).earlier == nil && calendar(100).recent == 7)
    #expect(calendar(0).recent == 0 && calendar(0).earlier == nil)
  }

  @Test func `days without the data that normally come are neither rest nor part of a rate`() {
    let gap = today - 30...today - 21
    let kept = (0..<200).map { today - $0 }.filter { !gap.contains($0) }
    let log = TrainingLog(kept.reversed().compactMap { InventedWorkout.logged($0) })
    let training = TrainingHistory(loads: [:], days: RecordedDays(everyday: Set(kept)), firstDay: today - 199)
    let calendar = ActivityCalendar(log, exercise: [], on: today, firstWeekday: 0, training: training)
    #expect(calendar.recent == 7 && calendar.earlier == 7)
    #expect(calendar.days.filter(\.isMissing).map(\.day) == Array(gap))
    let goal = WeeklyGoal(today: today, workouts: [], exercise: [], profile: Profile())
    func week(_ day: CivilDay) -> ActivityWeek {
      ActivityWeek(log, on: day, goal: goal, firstWeekday: 0, training: training)
    }
    let after = week(today - 14)
    #expect(after.days.allSatisfy { !$0.isMissing })
    #expect(
      week(today - 22).days.filter(\.isMissing).map(\.day) == gap.filter { (today - 26...today - 22).contains($0) })
    // Today has no data yet, and a future day has none at all.
    let open = TrainingHistory(
      loads: [:], days: RecordedDays(everyday: Set(kept).subtracting([today])), firstDay: today - 199)
    #expect(ActivityWeek(log, on: today, goal: goal, firstWeekday: 0, training: open).days.allSatisfy { !$0.isMissing })
    let ended = TrainingHistory(
      loads: [:], days: RecordedDays(everyday: Set(kept.filter { $0 < today - 100 })), firstDay: today - 199)
    let nothing = ActivityCalendar(TrainingLog([]), exercise: [], on: today, firstWeekday: 0, training: ended)
    #expect(nothing.recent == nil && nothing.earlier == nil)
  }

  @Test func `days before the first data are not days of rest`() {
    let kept = (0..<14).map { today - $0 }
    let log = TrainingLog(kept.reversed().compactMap { InventedWorkout.logged($0) })
    let training = TrainingHistory(loads: [:], days: RecordedDays(everyday: Set(kept)), firstDay: today - 13)
    let calendar = ActivityCalendar(log, exercise: [], on: today, firstWeekday: 0, training: training)
    #expect(calendar.recent == 7 && calendar.earlier == nil)
  }

  @Test func `on the first day back the data have not ended, and the week before is unknown`() throws {
    let kept = Set((0..<100).map { today - $0 }.filter { !(today - 20...today - 1).contains($0) })
    let history = TrainingHistory(loads: [:], days: RecordedDays(everyday: kept), firstDay: today - 99)
    let course = try #require(FitnessCourse(history, TrainingLog([]), on: today))
    #expect(course.missingSince == nil && course.missing == [today - 20...today - 1] && course.weekLoad == nil)
    let next = try #require(FitnessCourse(history, TrainingLog([]), on: today + 1))
    #expect(next.weekLoad == 0, "one day of the seven has data")
  }

  @Test func `an Apple exercise day is active without a workout`() {
    let statistics = DailyStatistics(
      day: today - 3, count: 1, sum: 31, minimum: 31, maximum: 31, average: 31, latest: 31, latestAt: Instant(0))
    let calendar = ActivityCalendar(TrainingLog([]), exercise: [statistics], on: today, firstWeekday: 0)
    #expect(calendar.days.filter(\.isActive).map(\.day) == [today - 3])
  }

  @Test func `fitness goes on from the last morning, down with rest and level with the same week again`() throws {
    let loads = Dictionary(uniqueKeysWithValues: (1...400).map { (today - $0, DailyLoad(load: 60, method: .effort)) })
    let history = TrainingHistory(loads: loads, days: RecordedDays(), firstDay: today - 400)
    let course = try #require(FitnessCourse(history, TrainingLog([]), on: today))
    #expect(course.points.count == 182 && course.points.last?.day == today)
    #expect(course.points.last?.fitness == course.form.chronic)
    #expect(course.resting.first?.day == today + 1 && course.resting.count == 14)
    #expect(zip(course.resting, course.resting.dropFirst()).allSatisfy { $0.fitness > $1.fitness })
    #expect(abs((course.repeating.last?.fitness ?? 0) - 60) < 0.1)
    // All days are equal, so there is no spread to divide by.
    #expect(course.weekLoad == 420 && course.monotony == nil && course.strain == nil && course.easyShare == nil)
  }

  @Test func `an unknown day leaves the week without monotony, and a new person without a curve`() throws {
    let loads = [today - 60: DailyLoad(load: 50, method: .effort), today - 2: DailyLoad(load: 90, method: .effort)]
    let everyday = Set(today - 60...today - 2).subtracting([today - 5, today - 6])
    let history = TrainingHistory(loads: loads, days: RecordedDays(everyday: everyday), firstDay: today - 60)
    let course = try #require(FitnessCourse(history, TrainingLog([]), on: today))
    #expect(course.week == [0, nil, nil, 0, 0, 90, nil] && course.monotony == nil && course.weekLoad == 90)
    #expect(course.missing == [today - 1...today - 1, today - 6...today - 5] && course.missingSince == today - 1)
    // Two months later the week is unknown, and its days count as rest.
    let later = try #require(FitnessCourse(history, TrainingLog([]), on: today + 60))
    #expect(later.weekLoad == nil && later.week == Array(repeating: 0, count: 7))
    let young = TrainingHistory(
      loads: [today - 5: DailyLoad(load: 50, method: .effort)], days: RecordedDays(), firstDay: today - 5)
    #expect(FitnessCourse(young, TrainingLog([]), on: today) == nil)
  }

  @Test func `easy and hard are weighed only when each of four weeks has heart rates`() throws {
    let loads = [today - 60: DailyLoad(load: 50, method: .effort)]
    let history = TrainingHistory(loads: loads, days: RecordedDays(), firstDay: today - 60)
    let easy: [Double] = [0, 600, 1200, 600, 0, 0]
    func share(_ backs: [Int]) throws -> Double? {
      let log = TrainingLog(backs.sorted(by: >).compactMap { InventedWorkout.logged(today - $0, zones: easy) })
      return try #require(FitnessCourse(history, log, on: today)).easyShare
    }
    #expect(try share([2, 9, 16, 23]) == 0.75)
    #expect(try share([2, 9, 16]) == nil)
    // Workouts of today and of five weeks ago are in none of the four weeks.
    #expect(try share([0, 2, 9, 29]) == nil)
  }
}
