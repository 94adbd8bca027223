import DailveScores
import DailveTestSupport
import Testing

@Suite struct WorkoutRecordTests {
  func effort(_ distance: Double, _ seconds: Double, _ day: Int) -> TimedEffort {
    TimedEffort(distance: distance, seconds: seconds, day: CivilDay(number: day))
  }

  @Test func `a race estimate is Riegel's, of the last ninety days and comparable distances`() throws {
    // Riegel's formula by hand: 1200 * 2^1.06.
    #expect(abs(try #require(RaceEstimate.riegel(1200, from: 5000, to: 10_000)) - 2501.917826) < 1e-6)
    #expect(RaceEstimate.riegel(1200, from: 5000, to: 20_000) != nil)
    #expect(RaceEstimate.riegel(1200, from: 5000, to: 20_001) == nil && RaceEstimate.riegel(0, from: 1, to: 1) == nil)
    let today = CivilDay(number: 1000)
    let efforts = [
      effort(5000, 1200, 950), effort(5000, 1000, 910), effort(5000, 1000, 1001), effort(1000, 100, 990),
      effort(10_000, 2600, 999),
    ]
    let estimate = try #require(RaceEstimate(distance: 10_000, efforts: efforts, on: today, errors: []))
    #expect(estimate.effort == efforts[0] && abs(estimate.seconds - 2501.917826) < 1e-6 && estimate.range == nil)
    #expect(RaceEstimate(distance: 10_000, efforts: efforts.reversed(), on: today, errors: []) == estimate)
    let ranged = try #require(
      RaceEstimate(distance: 10_000, efforts: efforts, on: today, errors: [0.1, 0, 0.05, 0.02, 0.03, .nan]))
    let range = try #require(ranged.range)
    #expect(range.fastest == estimate.seconds && abs(range.slowest - estimate.seconds * 1.08) < 1e-6)
    let tooSlow = RaceEstimate(distance: 10_000, efforts: efforts, on: today, errors: [-0.1, -0.02, -0.05])
    #expect(tooSlow?.range?.slowest == estimate.seconds)
    #expect(RaceEstimate(distance: 10_000, efforts: [], on: today, errors: []) == nil)
  }

  @Test func `past errors compare a season's best with the estimate before it`() {
    let promised = 1200 * Elementary.power(2, 1.06)
    let efforts = [
      effort(5000, 1200, 100), effort(10_000, promised * 1.05, 120),
      // The run is slower than the one twenty days ago, so it is not a race.
      effort(10_000, promised * 1.5, 140),
      effort(10_050, promised * 1.02, 150),
      // Ninety days after the five kilometres there is no basis for an estimate.
      effort(10_000, promised * 0.9, 190),
    ]
    let errors = RaceEstimate.errors(of: efforts.shuffled(), at: 10_000)
    #expect(errors.count == 2 && abs(errors[0] - 0.05) < 1e-9 && abs(errors[1] - 0.02) < 1e-9)
  }

  func circle(_ radius: Double, turned: Double = 0, count: Int = 300, reversed: Bool = false, north: Double = 0)
    -> [Coordinate]
  {
    let metre = 180 / Double.pi / 6_371_008.8
    return (0...count).map { step in
      let angle = (reversed ? -1 : 1) * 2 * Double.pi * Double(step) / Double(count) + turned
      return Coordinate(
        latitude: (radius * Elementary.sine(angle) + north) * metre,
        longitude: radius * Elementary.cosine(angle) * metre)
    }
  }

  @Test func `a route is recognised by its start, length, course and direction`() throws {
    let usual = try #require(RouteShape(circle(800)))
    #expect(usual.points.count == 100 && abs(usual.length - 2 * Double.pi * 800) < 2)
    func isSame(_ line: [Coordinate]) throws -> Bool {
      let shape = try #require(RouteShape(line))
      #expect(shape.isSimilar(to: usual) == usual.isSimilar(to: shape))
      return shape.isSimilar(to: usual)
    }
    for same in [circle(800, count: 77), circle(830, north: 40), circle(800, north: 70)] {
      #expect(try isSame(same))
    }
    for other in [circle(800, reversed: true), circle(900), circle(800, turned: 0.3), circle(800, north: 90)] {
      #expect(try !isSame(other))
    }
    #expect(RouteShape([]) == nil && RouteShape([Coordinate(latitude: 1, longitude: 1)]) == nil)
    let dateLine = [Coordinate(latitude: 0, longitude: 179.99), Coordinate(latitude: 0, longitude: -179.99)]
    let overDateLine = try #require(RouteShape(dateLine))
    #expect(overDateLine.points.allSatisfy { $0.longitude.magnitude >= 179.99 && $0.isValid })
  }

  @Test func `Eddington's number is the largest that enough days reach`() {
    #expect(EddingtonNumber([]).value == 0 && EddingtonNumber([]).daysToNext == 1)
    let rides = EddingtonNumber([5, 4.9, 3, 3, 10, 0.5, .nan, -4])
    #expect(rides.value == 3 && rides.daysToNext == 1)
    #expect(EddingtonNumber([.infinity, 1e300]).value == 2)
    var random = SeededGenerator(seed: 11)
    var counted = 0
    for _ in 0..<500 {
      let days = (0..<Int.random(in: 0...60, using: &random)).map { _ in Double.random(in: 0...50, using: &random) }
      let number = EddingtonNumber(days)
      func reaching(_ distance: Int) -> Int { days.count { $0 >= Double(distance) } }
      #expect(number.value == (0...days.count).last { reaching($0) >= $0 })
      #expect(number.daysToNext == number.value + 1 - reaching(number.value + 1))
      counted += 1
    }
    #expect(counted == 500)
  }

  @Test func `a streak lives until its week is over`() {
    let streak = WeekStreak(reached: [3, 1, 2, 2, 7, 8, 12], now: 9)
    #expect(streak.longest == 3 && streak.current == 2)
    #expect(WeekStreak(reached: [7, 8, 9], now: 9).current == 3 && WeekStreak(reached: [7], now: 9).current == 0)
    #expect(WeekStreak(reached: [], now: 9) == WeekStreak(reached: [10], now: 9))
    #expect(WeekStreak(reached: [.max, .max - 1, .min], now: .max).longest == 2)
  }

  @Test func `strain of a week is its load times its monotony`() throws {
    // The last week of the shared worked example W3.
    let week = [90.0, 60, 110, 80, 0, 150, 70]
    #expect(abs(try #require(TrainingWeek.strain(week)) - 969.948452) < 1e-4)
    #expect(TrainingWeek.strain([50, 50, 50]) == nil)
  }

  @Test func `easy and hard are weighed when four weeks have data`() throws {
    let week = [600.0, 600, 600, 300, 200, 100]
    #expect(abs(try #require(TrainingWeek.easyShare([week, week, week, week])) - 0.75) < 1e-12)
    #expect(TrainingWeek.easyShare([week, week, week]) == nil)
    #expect(TrainingWeek.easyShare([week, week, week, week, [0, 0, 0, 0, 0, 0]]) == nil)
  }

  @Test func `fitness continues with rest, or with another week like this one`() {
    let state = PerformanceManagement(loads: (0..<200).map { _ in 70 })
    let rest = state.resting
    #expect(
      rest.count == 14 && zip(rest, rest.dropFirst()).allSatisfy { $0.chronic > $1.chronic && $0.acute > $1.acute })
    #expect((rest.last?.balance ?? 0) > state.balance)
    let same = state.repeating([70, 70, 70, 70, 70, 70, 70])
    #expect(same.count == 14 && same.allSatisfy { abs($0.chronic - state.chronic) < 1 })
    var byHand = state
    for load in [10.0, 20, 30, 40, 50, 60, 70, 10, 20, 30, 40, 50, 60, 70] { byHand.add(load) }
    #expect(state.repeating([10, 20, 30, 40, 50, 60, 70]).last == byHand && state.repeating([]).isEmpty)
  }

  @Test func `a weight that could be lifted once`() throws {
    #expect(
      abs(try #require(OneRepetitionMaximum.estimate(weight: 100, repetitions: 5)) - (116.666667 + 112.5) / 2) < 1e-6)
    #expect(OneRepetitionMaximum.estimate(weight: 120, repetitions: 1) == 120)
    #expect(OneRepetitionMaximum.estimate(weight: 60, repetitions: 11) == nil)
    #expect(OneRepetitionMaximum.estimate(weight: 60, repetitions: 0) == nil)
    #expect(OneRepetitionMaximum.estimate(weight: .nan, repetitions: 5) == nil)
    var most = 0.0
    for repetitions in 1...10 {
      let estimate = try #require(OneRepetitionMaximum.estimate(weight: 80, repetitions: repetitions))
      #expect(estimate > most)
      most = estimate
    }
    // Both formulas agree at ten.
    #expect(abs(most - 80 * 4 / 3) < 1e-9)
  }

  @Test func `energy is MET times weight times hours`() {
    #expect(EnergyEstimate.kilocalories(met: 7.5, kilograms: 70, seconds: 2400) == 350)
    #expect(EnergyEstimate.kilocalories(met: 7.5, kilograms: 0, seconds: 2400) == nil)
    #expect(EnergyEstimate.kilocalories(met: .nan, kilograms: 70, seconds: 2400) == nil)
  }
}
