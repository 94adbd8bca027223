/// What the person walked in one go, as both devices saw it.
struct Stride {
  var start: Int
  var end: Int
  var steps: Int
  /// Devices that the person carried.
  var onWatch: Bool
  var onPhone: Bool

  /// All strides of a day, in order, without overlap.
  static func all(_ day: PersonDay, _ person: Person, until limit: Int) -> [Stride] {
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
    if let session = day.session, session.activity == "Running" {
      strides.removeAll { $0.end > session.start && $0.start < session.start + session.duration }
      for from in stride(from: session.start, to: session.start + session.duration, by: 300) {
        let length = min(300, session.start + session.duration - from)
        strides.append(
          Stride(
            start: from, end: from + length, steps: Int(Double(length) * 2.7 * random.between(0.95, 1.05)),
            onWatch: true, onPhone: false))
      }
      strides.sort { $0.start < $1.start }
    }
    return strides.filter { $0.end <= limit }
  }
}
