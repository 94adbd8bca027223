import DailveDomain
import DailveScores
import Testing

@Suite struct InjuryTests {
  let today = CivilDay(year: 2026, month: 11, day: 21)

  func injury(
    _ part: BodyPart, _ severity: InjurySeverity = .moderate, from back: Int = 10, over: Int? = nil, id: String = "a"
  ) -> Injury {
    Injury(
      id: id, part: part, side: .left, severity: severity, start: today - back, end: over.map { today - $0 }, memo: "")
  }

  func workout(_ back: Int, minutes: Double) -> Workout {
    let start = (today - back).number * 86_400 + 36_000
    return Workout(
      activity: "Running", start: Instant(start), end: Instant(start + Int(minutes) * 60), day: today - back,
      duration: minutes, distance: nil, energy: nil, averageHeartRate: nil, maximumHeartRate: nil, source: "Watch")
  }

  @Test func `the worst comes first, and a healed one is not active`() {
    let list = [
      injury(.knee, .minor, id: "a"), injury(.hip, .severe, id: "b"), injury(.foot, .severe, from: 3, id: "c"),
      injury(.elbow, from: 60, over: 20, id: "d"),
    ]
    #expect(list.active(on: today).map(\.id) == ["c", "b", "a"])
    #expect(list.active(on: today - 30).map(\.id) == ["d"])
    #expect(injury(.neck).side == nil)
    // An injury is no longer active on the day on which it healed.
    #expect(!injury(.knee, over: 0).isActive(on: today))
  }

  @Test func `an activity that loads the part warns by severity`() {
    func level(_ activity: String, _ injury: Injury) -> InjurySeverity? {
      InjuryConflict.warnings(for: activity, injuries: [injury], on: today).first?.level
    }
    #expect(level("Running", injury(.knee, .severe)) == .severe)
    #expect(level("Running", injury(.knee, .minor)) == .minor)
    #expect(level("Swimming", injury(.knee, .severe)) == .moderate)
    #expect(level("Swimming", injury(.knee, .minor)) == nil)
    #expect(level("Running", injury(.wrist, .severe)) == nil)
    #expect(level("Running", injury(.knee, .severe, over: 1)) == nil)
    #expect(level("SomethingNew", injury(.lowerBack, .severe)) == .moderate)
  }

  @Test func `statistics by part, with the recovery of healed injuries`() {
    let statistics = InjuryStatistics(
      [
        injury(.knee, from: 40, over: 30, id: "a"), injury(.knee, from: 100, over: 80, id: "b"),
        injury(.wrist, id: "c"),
      ], on: today)
    #expect(statistics.total == 3 && statistics.active == 1 && statistics.recoveryDays == 15)
    #expect(statistics.parts.map(\.part) == [.knee, .wrist])
    #expect(statistics.parts.map(\.recoveryDays) == [15, nil])
  }

  @Test func `training per week before, during and after`() {
    let past = injury(.knee, from: 56, over: 28)
    let volume = InjuryStatistics.volume(
      around: past, workouts: [workout(60, minutes: 40), workout(40, minutes: 20), workout(5, minutes: 60)], on: today)
    #expect(volume.before.minutesPerWeek == 10 && volume.during.minutesPerWeek == 5)
    #expect(volume.after?.minutesPerWeek == 15 && !volume.hasRisen)
    let active = InjuryStatistics.volume(around: injury(.knee, from: 6), workouts: [workout(0, minutes: 35)], on: today)
    #expect(active.during.minutesPerWeek == 35 && active.after == nil)
  }

  @Test func `an injury of today has no week yet`() {
    let volume = InjuryStatistics.volume(
      around: injury(.knee, from: 0), workouts: [workout(0, minutes: 323), workout(10, minutes: 400)], on: today)
    #expect(volume.during.minutes == 323 && volume.during.days == 1 && volume.during.minutesPerWeek == nil)
    #expect(volume.before.minutesPerWeek == 100 && volume.hasRisen, "more in a day than in a week before")
    let none = InjuryStatistics.volume(around: injury(.knee, from: 0), workouts: [], on: today)
    #expect(none.during.minutes == 0 && none.during.days == 1 && !none.hasRisen)
  }

  @Test func `the day on which an injury healed is not one of the days after`() {
    let volume = InjuryStatistics.volume(
      around: injury(.knee, from: 5, over: 5), workouts: [workout(5, minutes: 42), workout(4, minutes: 8)], on: today)
    #expect(volume.during.minutes == 42 && volume.during.days == 1)
    #expect(volume.after?.minutes == 8 && volume.after?.days == 5)
    let now = InjuryStatistics.volume(
      around: injury(.knee, from: 0, over: 0), workouts: [workout(0, minutes: 42)], on: today)
    #expect(now.during.minutes == 42 && now.after?.minutes == 0 && now.after?.days == 0)
  }

  @Test(arguments: [(110.0, false), (111, true), (90, false)])
  func `more training than before is said from a tenth on`(minutes: Double, hasRisen: Bool) {
    let workouts = [workout(7, minutes: minutes), workout(20, minutes: 400)]
    let volume = InjuryStatistics.volume(around: injury(.knee, from: 13, over: 6), workouts: workouts, on: today)
    #expect(volume.during.minutesPerWeek == minutes && volume.hasRisen == hasRisen)
  }

  @Test func `unknown days give no rate`() {
    // Only the last ten days before the injury are known, and none after it.
    let volume = InjuryStatistics.volume(
      around: injury(.knee, from: 20), workouts: [workout(22, minutes: 50)], on: today,
      isKnown: { (today - 30..<today - 20).contains($0) })
    #expect(volume.before.minutesPerWeek == 35 && volume.during.days == 0 && !volume.hasRisen)
  }

  /// The warning for a severe injury: 0 for none, 1 if the part is also used, 2 if the activity loads it.
  private func load(_ activity: String, _ part: BodyPart) -> Int {
    switch InjuryConflict.warnings(for: activity, injuries: [injury(part, .severe)], on: today).first?.level {
    case .severe: 2
    case nil: 0
    default: 1
    }
  }

  @Test func `no activity waits for a part that a heavier one only takes care of`() {
    let legs: [BodyPart] = [.hip, .groin, .thigh, .hamstring, .knee, .shin, .calf, .ankle, .foot]
    for part in legs {
      for heavier in ["Running", "Hiking", "Tennis", "Soccer", "Basketball", "Dance", "Stairs", "Rugby"] {
        #expect(load("Walking", part) <= load(heavier, part), "\(part) \(heavier)")
      }
    }
    for part in [BodyPart.knee, .ankle, .foot] {
      #expect(load("Walking", part) <= load("Climbing", part))
      #expect(load("Cycling", part) <= load("Walking", part) && load("Rowing", part) <= load("Walking", part))
    }
    #expect(load("Walking", .knee) == 1 && load("Tennis", .knee) == 2 && load("Golf", .knee) == 2)
  }

  @Test func `a triathlon loads what swimming, cycling and running load`() {
    for part in BodyPart.allCases {
      let parts = ["Swimming", "Cycling", "Running"].map { load($0, part) }
      #expect(load("SwimBikeRun", part) == parts.max(), "\(part)")
    }
  }

  @Test func `wheels that hands turn load the arms, not the legs`() {
    for activity in ["HandCycling", "WheelchairWalkPace", "WheelchairRunPace"] {
      #expect(load(activity, .shoulder) == 2 && load(activity, .wrist) == 2)
      #expect(load(activity, .knee) == 0 && load(activity, .foot) == 0)
    }
    for part in [BodyPart.shoulder, .elbow, .wrist, .hand] { #expect(load("Walking", part) == 0) }
    // An unknown activity may use any part.
    for part in BodyPart.allCases { #expect(load("Other", part) == 1) }
  }
}
