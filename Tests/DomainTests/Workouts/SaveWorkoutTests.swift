import DailveDomain
import DailveScores
import DailveTestSupport
import Foundation
import Testing

/// Entries about workouts, before they are saved.
@Suite struct SaveWorkoutTests {
  let day = CivilDay(year: 2026, month: 11, day: 21)
  /// 18:00 in Paris on that day.
  var now: Instant { Instant(midnightOf: day) + 17 * 3600 }

  /// Summer time begins on 29 March 2026 at 2:00 and ends on 25 October 2026 at 3:00.
  var paris: ZoneRules {
    ZoneRules(
      identifier: "Europe/Paris",
      offsets: [
        .init(start: .distantPast, seconds: 3600), .init(start: change(month: 3, day: 29), seconds: 7200),
        .init(start: change(month: 10, day: 25), seconds: 3600),
      ])
  }

  private func change(month: Int, day: Int) -> Instant {
    Instant(midnightOf: CivilDay(year: 2026, month: month, day: day)) + 3600
  }

  var times: EnteredLocalTimes { EnteredLocalTimes(now: now, timeline: ZoneTimeline(home: paris), here: nil) }

  func draft(
    activity: String? = "Running", day: CivilDay? = nil, clock: FieldInput<Int> = .value(600),
    duration: FieldInput<Double> = .value(40), distance: FieldInput<Double> = .nothing,
    energy: FieldInput<Double> = .nothing,
    effort: FieldInput<Int> = .nothing
  ) -> WorkoutDraft {
    WorkoutDraft(
      id: "a", activity: activity, day: day ?? self.day, clock: clock, duration: duration, distance: distance,
      energy: energy, effort: effort, memo: "")
  }

  @Test func `the form becomes a workout at its local time`() throws {
    let entry = try #require(draft(distance: .value(8), effort: .value(7)).entry(times, weight: 72))
    #expect(entry.start == Instant(midnightOf: day) + 9 * 3600 && entry.day == day && entry.duration == 40)
    #expect(entry.distance == 8 && entry.effort == 7)
    // MET 7.5 for 40 minutes at 72 kg.
    #expect(entry.energy == 360 && entry.isEnergyEstimated)
    #expect(entry.workout.end == entry.start + 2400)
  }

  @Test func `no suggestion assumes something that did not happen`() {
    #expect(draft(duration: .value(10), distance: .value(100)).problems(times) == [.tooFast(600)])
    #expect(draft(activity: "Swimming", duration: .value(30), distance: .value(6)).problems(times) == [.tooFast(12)])
    #expect(draft(activity: "Cycling", duration: .value(60), distance: .value(55)).problems(times).isEmpty)
    #expect(draft(duration: .value(120), distance: .value(42.195)).problems(times).isEmpty)
    // An error in one field hides errors that depend on it.
    #expect(draft(duration: .value(0), distance: .value(100)).problems(times) == [.duration])
  }

  @Test func `every problem is found`() {
    let cases: [(WorkoutDraft, WorkoutDraft.Problem)] = [
      (draft(activity: nil), .activity), (draft(day: day + 1), .day), (draft(clock: .unreadable), .clock),
      (draft(clock: .value(1440)), .clock), (draft(clock: .value(-1)), .clock), (draft(clock: .value(1081)), .future),
      (draft(duration: .nothing), .duration), (draft(duration: .unreadable), .duration),
      (draft(duration: .value(0)), .duration), (draft(duration: .value(-30)), .duration),
      (draft(duration: .value(2881)), .duration), (draft(duration: .value(.infinity)), .duration),
      (draft(duration: .value(.nan)), .duration), (draft(distance: .value(-1)), .distance),
      (draft(distance: .unreadable), .distance), (draft(distance: .value(2001)), .distance),
      (draft(energy: .value(-1)), .energy), (draft(energy: .unreadable), .energy),
      (draft(energy: .value(60_000)), .energy), (draft(effort: .value(0)), .effort),
      (draft(effort: .value(11)), .effort), (draft(effort: .unreadable), .effort),
    ]
    for (draft, problem) in cases {
      #expect(draft.problems(times) == [problem], "\(problem)")
      #expect(draft.entry(times, weight: 72) == nil)
    }
    var none = draft()
    none.day = nil
    #expect(none.problems(times) == [.day])
    let allWrong = WorkoutDraft(
      id: "a", activity: nil, day: nil, clock: .unreadable, duration: .nothing, distance: .unreadable,
      energy: .unreadable, effort: .unreadable)
    #expect(allWrong.problems(times) == [.activity, .day, .clock, .duration, .distance, .energy, .effort])
  }

  @Test func `the limits themselves may be saved`() {
    for fine in [
      draft(clock: .value(0)), draft(clock: .value(1080)), draft(duration: .value(2880)),
      draft(duration: .value(0.5)), draft(duration: .value(2880), distance: .value(2000)), draft(energy: .value(0)),
      draft(effort: .value(1)),
      draft(effort: .value(10)), draft(day: CivilDay.accepted.lowerBound),
    ] {
      #expect(fine.problems(times).isEmpty && fine.entry(times, weight: nil) != nil)
    }
  }

  @Test func `a time that clocks skipped is refused, one that came twice is the first`() throws {
    let spring = CivilDay(year: 2026, month: 3, day: 29)
    for clock in [120, 150, 179] {
      #expect(draft(day: spring, clock: .value(clock)).problems(times) == [.skipped], "\(clock)")
    }
    let before = try #require(draft(day: spring, clock: .value(119)).entry(times, weight: nil))
    let after = try #require(draft(day: spring, clock: .value(180)).entry(times, weight: nil))
    #expect(after.start - before.start == 60)
    let autumn = CivilDay(year: 2026, month: 10, day: 25)
    let twice = try #require(draft(day: autumn, clock: .value(150)).entry(times, weight: nil))
    #expect(twice.start == Instant(midnightOf: autumn) + 30 * 60)
  }

  @Test func `a time that a journey skipped counts where it led`() throws {
    let seoul = ZoneRules(identifier: "Asia/Seoul", offsets: [.init(start: .distantPast, seconds: 32_400)])
    let landing = Instant(midnightOf: day - 100) + 10 * 3600
    let timeline = ZoneTimeline(
      zones: [paris, seoul], evidence: [],
      entries: [.init(start: landing, end: landing + 10 * 86_400, zone: 1)])
    let times = EnteredLocalTimes(now: now, timeline: timeline, here: nil)
    // The moment is 12:00 in Paris and 19:00 in Seoul: nobody's clock showed 15:00.
    let entry = try #require(draft(day: day - 100, clock: .value(900)).entry(times, weight: nil))
    #expect(entry.start == Instant(midnightOf: day - 100) + 6 * 3600 && entry.day == day - 100)
  }

  @Test func `today is where the browser is, last month where the person was`() throws {
    let seoul = ZoneRules(identifier: "Asia/Seoul", offsets: [.init(start: .distantPast, seconds: 32_400)])
    let times = EnteredLocalTimes(now: now, timeline: ZoneTimeline(home: paris), here: seoul)
    // There it is already past two in the morning of the next day.
    #expect(times.today == day + 1)
    let late = try #require(draft(day: day + 1, clock: .value(60)).entry(times, weight: nil))
    #expect(late.start == Instant(midnightOf: day) + 16 * 3600 && late.day == day + 1)
    let older = try #require(draft(day: day - 20, clock: .value(600)).entry(times, weight: nil))
    #expect(older.start == Instant(midnightOf: day - 20) + 9 * 3600)
  }

  @Test func `without a time it ended just now, or was at noon of an earlier day`() throws {
    let entry = try #require(draft(clock: .nothing).entry(times, weight: nil))
    #expect(entry.start == now - 2400 && entry.day == day)
    let earlier = try #require(draft(day: day - 3, clock: .nothing).entry(times, weight: nil))
    #expect(earlier.start == Instant(midnightOf: day - 3) + 11 * 3600)
    // The workout began on the evening before.
    let night = EnteredLocalTimes(now: Instant(midnightOf: day) + 1800, timeline: ZoneTimeline(home: .utc), here: nil)
    let late = try #require(draft(clock: .nothing).entry(night, weight: nil))
    #expect(late.day == day - 1)
  }

  @Test func `energy is estimated from weight and kind, and only where none was typed`() throws {
    #expect(draft().entry(times, weight: nil)?.energy == nil)
    #expect(draft(activity: "Other").entry(times, weight: 72)?.energy == nil)
    let typed = try #require(draft(energy: .value(300)).entry(times, weight: 72))
    #expect(typed.energy == 300 && !typed.isEnergyEstimated)
    let none = try #require(draft(distance: .value(0), energy: .value(0)).entry(times, weight: 72))
    #expect(none.energy == 0 && !none.isEnergyEstimated && none.distance == nil)
  }

  @Test func `an unchanged start keeps its seconds, and a changed one uses the zone of that time`() throws {
    let stored = WorkoutEntry(
      id: "a", activity: "Running", start: Instant(midnightOf: day - 1) + 12_345, day: day - 1, clock: 745, duration: 40
    )
    // The workout was entered in Seoul, and the browser is now in Paris.
    var draft = draft(day: day - 1, clock: .value(745))
    draft.stored = stored
    #expect(draft.entry(times, weight: nil)?.start == stored.start)
    draft.clock = .value(805)
    let later = try #require(draft.entry(times, weight: nil))
    #expect(later.start == stored.start + 3600 && later.clock == 805 && later.day == day - 1)
    draft.day = day - 2
    #expect(draft.entry(times, weight: nil)?.start == Instant(midnightOf: day - 2) + 805 * 60 - 3600)
    draft.day = day
    draft.clock = .value(1100)
    #expect(draft.problems(times) == [.future])
  }

  @Test func `every activity stands in one group`() {
    let all = ActivityGroup.allActivities
    #expect(all.count == 84 && Set(all).count == 84)
    #expect(Set(MetabolicEquivalent.activities).isSubset(of: all))
  }

  @Test func `local times are found in every hour of a year, and the instant shows that time`() throws {
    let timeline = ZoneTimeline(home: paris)
    var skipped = 0
    for number in stride(from: 0, to: 365 * 1440, by: 17) {
      let day = CivilDay(year: 2026, month: 1, day: 1) + number / 1440
      guard let instant = timeline.instant(of: day, clock: number % 1440) else {
        skipped += 1
        continue
      }
      #expect(timeline.day(at: instant) == day && timeline.clockMinutes(at: instant) == Double(number % 1440))
    }
    #expect((3...4).contains(skipped))
  }
}
