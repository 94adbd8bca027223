internal import Foundation

/// Heart-rate samples of a day: every few minutes, and every few seconds from the start of a workout until three minutes after it.
package enum HeartStream {
  static func forEach(_ day: PersonDay, _ person: Person, until limit: Int, _ body: (Int, Double, Int) throws -> Void)
    rethrows
  {
    var random = DayRandom(seed: person.seed, day: day.number, purpose: 4)
    let step = Int(360 / max(0.05, person.density))
    var at = day.bedtime + 120
    var sessions = day.sessions[...]
    let end = min(limit, day.start + 22 * 3600 + 1800)
    while at < end {
      if let session = sessions.first, at >= session.start {
        for sample in samples(session, person) where sample.at < end {
          try body(sample.at, sample.rate, sample.context)
        }
        at = max(at, session.end + WorkoutTrace.recovery + random.between(step / 2, step))
        sessions.removeFirst()
        continue
      }
      let asleep = at < day.wake
      let rate =
        asleep ? day.restingHeartRate - 1 + random.normal(0, 2) : day.restingHeartRate + 18 + random.normal(0, 7)
      try body(at, max(40, rate.rounded()), !asleep && random.chance(0.7) ? 1 : 0)
      at += random.between(step / 2, step * 3 / 2)
      if let session = sessions.first { at = min(at, max(session.start, day.bedtime)) }
    }
  }

  /// The samples of a session and the three minutes after it.
  package static func samples(_ session: Session, _ person: Person) -> [(at: Int, rate: Double, context: Int)] {
    let trace = WorkoutTrace(session, person)
    var random = session.random(71)
    return stride(
      from: 0, through: session.elapsed + WorkoutTrace.recovery, by: max(5, Int(6 / max(0.05, person.density)))
    ).map { second in
      let rate = trace.heartRate(at: second) + random.normal(0, 1.1)
      return (session.start + second, max(40, rate.rounded()), second < session.elapsed ? 2 : 1)
    }
  }
}
