import DailveScores
import DailveTestSupport
import Testing

@Suite struct WorkoutEffortTests {
  private static func span(_ random: inout SeededGenerator, upTo longest: Int) -> Range<Instant> {
    let start = Instant(Int.random(in: 0...20_000, using: &random))
    return start..<start + Int.random(in: 0...longest, using: &random)
  }

  @Test(arguments: 1...40)
  func `the first rating that covers most of a workout counts`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let efforts = (0..<60).map { number in
      // Some workouts last for days, because of a wrong end.
      WorkoutEffort(span: Self.span(&random, upTo: number.isMultiple(of: 20) ? 500_000 : 4000), effort: Double(number))
    }
    let loads = WorkoutLoads(heartRates: [], efforts: efforts)
    var rated = 0
    for _ in 0..<200 {
      let workout = Self.span(&random, upTo: 3000)
      let expected = efforts.first { effort in
        let shared = effort.span.clamped(to: workout)
        return 2 * (shared.upperBound - shared.lowerBound) > workout.upperBound - workout.lowerBound
      }
      #expect(loads.effort(of: workout) == expected?.effort)
      if expected != nil { rated += 1 }
    }
    #expect(rated > 100)
  }
}
