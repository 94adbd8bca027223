import DailveScores
import DailveTestSupport
import Testing

@testable import DailveDomain

@Suite struct PersonalRecordsTests {
  let today = CivilDay(year: 2026, month: 11, day: 21)

  private func records(
    _ workouts: [LoggedWorkout?], efforts: [FastestStretch] = [], goal: Int = 5, on day: CivilDay? = nil
  ) -> PersonalRecords {
    var profile = Profile()
    profile.goals.activeDays = goal
    return PersonalRecords(
      TrainingLog(workouts.compactMap { $0 }), efforts: efforts, exercise: [], profile: profile, on: day ?? today)
  }

  private func effort(_ id: String, _ metres: Double, _ seconds: Double) -> FastestStretch {
    FastestStretch(id: id, distance: metres, seconds: seconds, start: 0)
  }

  @Test func `two recordings of one run are one record, of the recording that is shown`() throws {
    let records = records(
      [
        InventedWorkout.logged(today - 9, id: "a"),
        InventedWorkout.logged(today - 2, id: "b", sources: ["Watch", "Strava"]),
      ], efforts: [effort("b-1", 1000, 280), effort("b", 1000, 290), effort("a", 1000, 300)])
    let row = try #require(records.distances.first)
    #expect(records.distances.count == 1 && row.metres == 1000 && row.activity == "Running")
    #expect(row.best.map(\.seconds) == [290, 300] && row.best.map(\.workout) == ["b", "a"])
    #expect(row.falls.map(\.seconds) == [300, 290])
  }

  @Test func `a workout's own best efforts are those that the records take, counted from its start`() throws {
    let run = try #require(InventedWorkout.logged(today, id: "b", sources: ["Watch", "Strava"]))
    var late = run
    late.group.recordings[1].start = run.group.recordings[1].start + 40
    var (watch, app) = (WorkoutAnalysis(), WorkoutAnalysis())
    watch.basis = .distanceSamples
    watch.efforts = [.init(distance: 400, start: 5, seconds: 90), .init(distance: 1000, start: 10, seconds: 290)]
    app.basis = .route
    app.efforts = [.init(distance: 1000, start: 60, seconds: 280), .init(distance: 5000, start: 0, seconds: 1700)]
    // The page shows the app's route, so the times are those of that route, whatever the watch counted.
    late.analysed = "b-1"
    late.facts.trackDistance = 5100
    let efforts = late.efforts { ["b": watch, "b-1": app][$0] }
    #expect(efforts.map(\.distance) == [1000, 5000] && efforts.map(\.seconds) == [280, 1700])
    #expect(efforts.map(\.start) == [100, 40] && efforts.map(\.isFromSamples) == [false, false])
    #expect(late.efforts { ["b": watch][$0] }.isEmpty, "a broken route gives none, and hides those of others")
    let stored = [("b", watch), ("b-1", app)].flatMap { id, analysis in
      analysis.efforts.map { effort(id, $0.distance, $0.seconds) }
    }
    let best = records([late], efforts: stored).distances.map { $0.best.map(\.seconds) }
    #expect(best == [[280], [1700]])
    // Without a route, the first recording with any distance counts.
    late.facts.trackDistance = nil
    let sampled = late.efforts { ["b": watch][$0] }
    #expect(sampled.map(\.seconds) == [90, 290] && sampled.allSatisfy(\.isFromSamples))
  }

  @Test func `a time from distance samples says so`() throws {
    var sampled = effort("a", 1000, 300)
    sampled.isFromSamples = true
    let row = try #require(
      records(
        [InventedWorkout.logged(today - 9, id: "a"), InventedWorkout.logged(today - 2, id: "b")],
        efforts: [sampled, effort("b", 1000, 310)]
      ).distances.first)
    #expect(row.best.map(\.isFromSamples) == [true, false])
  }

  @Test func `a record falls only by a faster time, and what comes later is not known before`() throws {
    let times: [Double] = [300, 310, 295, 295, 280, 400]
    let workouts = times.indices.map { InventedWorkout.logged(today - 60 + $0, id: "w\($0)") }
    let efforts = times.indices.map { effort("w\($0)", 5000, times[$0]) }
    let row = try #require(records(workouts, efforts: efforts).distances.first)
    #expect(row.falls.map(\.seconds) == [300, 295, 280] && row.best.map(\.seconds) == [280, 295, 295])
    let before = try #require(records(workouts, efforts: efforts, on: today - 58).distances.first)
    #expect(before.best.map(\.seconds) == [295, 300, 310])
  }

  @Test func `a walk has no race estimate, and a ride has its own distances`() {
    let records = records(
      [InventedWorkout.logged(today - 1, "Walking", id: "a"), InventedWorkout.logged(today, "Cycling", id: "b")],
      efforts: [effort("a", 1000, 700), effort("b", 20_000, 2400), effort("unknown", 1000, 100)])
    #expect(records.distances.map(\.metres) == [20_000] && records.distances.map(\.activity) == ["Cycling"])
  }

  @Test func `the longest of each activity, the most climb, the longest time`() {
    let records = records([
      InventedWorkout.logged(today - 3, minutes: 50, kilometres: 9, ascent: 40, id: "a"),
      InventedWorkout.logged(today - 2, minutes: 80, kilometres: 14, ascent: 20, id: "b"),
      InventedWorkout.logged(today - 1, "Cycling", minutes: 70, kilometres: 30, ascent: 300, id: "c"),
      InventedWorkout.logged(today, "Yoga", minutes: 90, id: "d"),
    ])
    #expect(records.longest.map(\.workout) == ["b", "c"] && records.longest.map(\.value) == [14, 30])
    #expect(records.climb?.workout == "c" && records.duration?.workout == "d")
  }

  @Test(arguments: 1...30)
  func `Eddington's number is that of a naive count, in kilometres and miles`(seed: UInt64) throws {
    let log = InventedWorkout.log(seed: seed, days: 250, until: today)
    let records = PersonalRecords(log, efforts: [], exercise: [], profile: Profile(), on: today)
    for entry in records.eddington {
      var byDay: [CivilDay: Double] = [:]
      for logged in log.workouts where logged.workout.activity == entry.activity {
        byDay[logged.day, default: 0] += logged.workout.distance ?? 0
      }
      for (number, unit) in [(entry.kilometres, 1.0), (entry.miles, 1.609344)] {
        func days(_ length: Int) -> Int { byDay.values.count { $0 / unit >= Double(length) } }
        let naive = (1...300).last { days($0) >= $0 } ?? 0
        #expect(number.value == naive && number.daysToNext == naive + 1 - days(naive + 1))
      }
    }
    #expect(!records.eddington.isEmpty)
  }

  @Test(arguments: 1...20)
  func `years add up to the log, and a year to date is at most the year`(seed: UInt64) {
    let log = InventedWorkout.log(seed: seed, days: 900, until: today)
    let records = PersonalRecords(log, efforts: [], exercise: [], profile: Profile(), on: today)
    #expect(records.years.map(\.year) == [2026, 2025, 2024])
    #expect(records.years.reduce(0) { $0 + $1.totals.count } == log.workouts.count)
    for year in records.years {
      #expect(year.toDate.count <= year.totals.count && year.toDate.duration <= year.totals.duration + 1e-9)
      let count = log.workouts.count { logged in
        let date = logged.day.components
        return date.year == year.year && (date.month, date.day) <= (11, 21)
      }
      #expect(year.toDate.count == count)
    }
    #expect(records.years[0].toDate == records.years[0].totals)
  }

  @Test func `weeks count as the person's weeks, and this week once its goal is reached`() {
    // 16 November 2026 is a Monday: three days in each of three weeks, two in this one.
    let monday = CivilDay(year: 2026, month: 11, day: 16)
    let days = (1...3).flatMap { week in (0..<3).map { monday - 7 * week + $0 } } + [monday, monday + 1]
    let workouts = days.sorted().map { InventedWorkout.logged($0) }
    #expect(records(workouts, goal: 3).streak.current == 3 && records(workouts, goal: 3).streak.longest == 3)
    #expect(records(workouts, goal: 2).streak.current == 4)
    #expect(records(workouts, goal: 7).streak.longest == 0)
  }

  @Test func `a race is estimated from the runs of 90 days, with the range of one's own past errors`() throws {
    var workouts: [LoggedWorkout?] = []
    var efforts: [FastestStretch] = []
    // Ten kilometres are run every half year, as Riegel's formula predicts and then 4 % slower.
    for number in 0..<5 {
      let day = today - 900 + number * 180
      let five = 1500.0 - Double(number) * 10
      workouts += [InventedWorkout.logged(day, id: "a\(number)"), InventedWorkout.logged(day + 5, id: "b\(number)")]
      efforts += [
        effort("a\(number)", 5000, five),
        effort("b\(number)", 10_000, try #require(RaceEstimate.riegel(five, from: 5000, to: 10_000)) * 1.04),
      ]
    }
    workouts.append(InventedWorkout.logged(today - 3, id: "now"))
    efforts.append(effort("now", 5000, 1400))
    let race = try #require(records(workouts, efforts: efforts).races.first { $0.metres == 10_000 })
    #expect(abs(race.estimate.seconds - 1400 * 2.0849) < 1)
    let range = try #require(race.estimate.range)
    // All past races were slower, but the range still contains the estimate.
    #expect(
      range.fastest == race.estimate.seconds && abs(range.slowest / race.estimate.seconds - 1.04) < 1e-6)
    // A marathon is more than four times five kilometres.
    #expect(!records(workouts, efforts: efforts).races.contains { $0.metres == 42_195 })
  }

  @Test func `without a workout there is no record`() {
    let none = records([])
    #expect(none.isEmpty && none.distances.isEmpty && none.longest.isEmpty && none.races.isEmpty && none.climb == nil)
  }
}
