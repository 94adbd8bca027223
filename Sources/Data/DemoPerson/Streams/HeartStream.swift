internal import Foundation

/// Heart-rate samples of a day: every few minutes, and every few seconds during a workout.
enum HeartStream {
  static func forEach(_ day: PersonDay, _ person: Person, until limit: Int, _ body: (Int, Double, Int) throws -> Void)
    rethrows
  {
    var random = DayRandom(seed: person.seed, day: day.number, purpose: 4)
    let step = Int(360 / max(0.05, person.density))
    var at = day.bedtime + 120
    let end = min(limit, day.start + 22 * 3600 + 1800)
    while at < end {
      let asleep = at < day.wake
      let session = day.session.flatMap { at >= $0.start && at < $0.start + $0.duration ? $0 : nil }
      let rate: Double
      let context: Int
      if let session {
        let warm = min(1, Double(at - session.start) / 420)
        let wave = sin(Double(at - session.start) / 240) * 5
        rate = 88 + (session.heartRate - 88) * warm + wave + random.normal(0, 2.5)
        context = 2
      } else if asleep {
        rate = day.restingHeartRate - 1 + random.normal(0, 2)
        context = 0
      } else {
        rate = day.restingHeartRate + 18 + random.normal(0, 7)
        context = random.chance(0.7) ? 1 : 0
      }
      try body(at, max(40, rate.rounded()), context)
      at += session == nil ? random.between(step / 2, step * 3 / 2) : max(5, Int(6 / max(0.05, person.density)))
    }
  }
}
