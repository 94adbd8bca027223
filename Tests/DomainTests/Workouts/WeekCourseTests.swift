import DailveScores
import DailveTestSupport
import Testing

@testable import DailveDomain

/// A week beside the week before, by the same hour.
@Suite struct WeekCourseTests {
  /// A Saturday.
  let today = CivilDay(year: 2026, month: 11, day: 21)
  let utc = ZoneTimeline(home: .utc)

  private func course(
    _ workouts: [LoggedWorkout?], on day: CivilDay, at clock: Double? = nil, training: TrainingHistory? = nil
  ) -> WeekCourse {
    WeekCourse(
      TrainingLog(workouts.compactMap { $0 }), on: day, at: clock, timeline: utc, firstWeekday: 0, training: training)
  }

  @Test(arguments: 1...20)
  func `running totals end with the sums of the weeks`(seed: UInt64) {
    let log = InventedWorkout.log(seed: seed, days: 40, until: today)
    for back in 0..<14 {
      let day = today - back
      let course = WeekCourse(log, on: day, at: nil, timeline: utc, firstWeekday: 1, training: nil)
      func sum(_ days: ClosedRange<CivilDay>) -> Double {
        log.workouts.filter { days.contains($0.day) }.reduce(0) { $0 + $1.workout.duration }
      }
      let first = course.days[0].day
      #expect(course.days.count == 7 && first.weekday == 1 && course.days.contains { $0.day == day })
      #expect(abs(course.total - sum(first...day)) < 1e-9)
      #expect(abs((course.before ?? -1) - sum(first - 7...day - 7)) < 1e-9)
      #expect(abs((course.lastWeek ?? -1) - sum(first - 7...first - 1)) < 1e-9)
      #expect(course.days.allSatisfy { ($0.total == nil) == ($0.day > day) && $0.before != nil })
      let lines = [course.days.compactMap(\.total), course.days.compactMap(\.before)]
      #expect(lines.allSatisfy { line in zip(line, line.dropFirst()).allSatisfy { $0 <= $1 } })
    }
  }

  @Test(arguments: [(599.0, 0.0), (600, 0), (615, 15), (630, 30), (1439, 30)])
  func `a workout of a week ago counts as far as it had come by that hour`(clock: Double, minutes: Double) {
    // It began at ten and took half an hour.
    let now = course([InventedWorkout.logged(today - 7), InventedWorkout.logged(today)], on: today, at: clock)
    #expect(now.before == minutes && now.total == 30 && now.difference == 30 - minutes)
    #expect(course([InventedWorkout.logged(today - 7)], on: today).before == 30)
  }

  @Test func `pauses of a workout pass with its time`() throws {
    var paused = try #require(InventedWorkout.logged(today - 7, minutes: 60))
    paused.group.workout.duration = 30
    #expect(course([paused], on: today, at: 630).before == 15)
  }

  @Test func `days before the first data are unknown, so nothing is compared`() {
    let kept = Set((0...9).map { today - $0 })
    let training = TrainingHistory(loads: [:], days: RecordedDays(everyday: kept), firstDay: today - 9)
    let workouts = [today - 9, today - 7, today - 1].map { InventedWorkout.logged($0) }
    let course = course(workouts, on: today, training: training)
    #expect(course.total == 30 && course.before == nil && course.lastWeek == nil && course.difference == nil)
    #expect(course.lastUnknown == today - 10 && course.days.allSatisfy { $0.before == nil })
    // A week later, both are known.
    let next = self.course(
      workouts, on: today + 7,
      training: TrainingHistory(
        loads: [:], days: RecordedDays(everyday: kept.union((1...7).map { today + $0 })), firstDay: today - 9))
    #expect(next.before == 30 && next.lastUnknown == nil && next.difference == -30)
  }

  @Test func `a day without the data that normally come ends the line, and the next week begins a new one`() {
    let kept = Set((0...60).map { today - $0 }).subtracting([today - 3])
    let training = TrainingHistory(loads: [:], days: RecordedDays(everyday: kept), firstDay: today - 60)
    let course = course(
      [InventedWorkout.logged(today - 5), InventedWorkout.logged(today)], on: today, training: training)
    #expect(course.days.map { $0.total == nil } == [false, false, true, true, true, true, true])
    #expect(course.total == 60 && course.before == 0 && course.difference == nil && course.lastUnknown == today - 3)
  }

  @Test func `steps are known on the days that have some, and today`() throws {
    func day(_ back: Int, _ steps: Double) -> DailyStatistics {
      DailyStatistics(
        day: today - back, count: 1, sum: steps, minimum: steps, maximum: steps, average: steps, latest: steps,
        latestAt: Instant(0))
    }
    let history = try #require(
      DailySteps((1...20).reversed().map { day($0, Double($0) * 100) } + [day(0, 500)], on: today))
    #expect(history.most == DayValue(day: today - 20, value: 2000) && history.year == 21_500)
    let week = history.week(on: today, sameDay: 250, firstWeekday: 0)
    #expect(week.total == 2000 && week.before == 250 + (8...12).reduce(0) { $0 + Double($1) * 100 })
    let gap = try #require(DailySteps([day(9, 100), day(2, 100)], on: today))
    #expect(gap.week(on: today, sameDay: 0, firstWeekday: 1).difference == nil)
    #expect(DailySteps([day(1, 0)], on: today) == nil)
  }
}
