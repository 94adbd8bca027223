/// A stretch that the person walked in one go, and the devices that counted it.
package struct Stride {
  package var start: Int
  package var end: Int
  package var steps: Int
  /// Devices that the person carried.
  var onWatch: Bool
  var onPhone: Bool
  /// True for strides of a session, whose distance is measured by satellites and counted in pieces of its own.
  package var inSession = false

  /// The Watch's estimate for a walk without satellites.
  var kilometres: Double { Double(steps) * 0.00074 }

  /// All strides of a day, in order, without overlap.
  package static func all(_ day: PersonDay, _ person: Person, until limit: Int) -> [Stride] {
    var random = DayRandom(seed: person.seed, day: day.number, purpose: 2)
    let count = max(6, Int(46 * person.density))
    let awake = (from: day.wake + 10 * 60, to: day.start + 22 * 3600 + 40 * 60)
    let slot = (awake.to - awake.from) / count
    var strides: [Stride] = []
    for index in 0..<count {
      let start = awake.from + index * slot + random.between(0, slot / 3)
      let length = random.between(60, max(61, slot / 2))
      let steps = max(4, Int(Double(day.steps) / Double(count) * random.between(0.3, 1.7)))
      // The Watch is charged around nine in the evening; the phone is left at home for sport.
      let charging = start > day.start + 21 * 3600 && start < day.start + 21 * 3600 + 2400
      strides.append(
        Stride(start: start, end: start + length, steps: steps, onWatch: !charging, onPhone: random.chance(0.8)))
    }
    for session in day.sessions {
      let workout = all(session, &random)
      guard !workout.isEmpty else { continue }
      strides.removeAll { $0.end > session.start && $0.start < session.end }
      strides += workout
    }
    strides.sort { $0.start < $1.start }
    return strides.filter { $0.end <= limit }
  }

  /// The strides of a session's legs on foot.
  private static func all(_ session: Session, _ random: inout DayRandom) -> [Stride] {
    var strides: [Stride] = []
    for leg in session.legs {
      let cadence: Double
      switch leg.activity {
      case "Running": cadence = 2.72
      case "Hiking": cadence = 1.84
      default: continue
      }
      for from in stride(from: leg.seconds.lowerBound, to: leg.seconds.upperBound, by: 300) {
        let seconds = from..<min(from + 300, leg.seconds.upperBound)
        let steps = Double(session.activeSeconds(in: seconds)) * cadence * random.between(0.97, 1.03)
        strides.append(
          Stride(
            start: session.start + seconds.lowerBound, end: session.start + seconds.upperBound, steps: Int(steps),
            onWatch: true, onPhone: false, inSession: true))
      }
    }
    return strides
  }
}
