internal import DailveScores

/// One workout as it happened, before any device wrote it down. Seconds count from its start, pauses included, unless stated otherwise.
package struct Session {
  /// A stretch in one sport: a triathlon has five, everything else one.
  struct Leg {
    /// HealthKit's activity type without its prefix.
    var activity: String
    var seconds: Range<Int>
  }

  package var kind: SessionKind
  /// Seconds since 1970, UTC.
  package var start: Int
  /// Duration in seconds, without pauses.
  package var active: Int
  /// In order, without overlaps, within the session.
  var pauses: [Range<Int>] = []
  /// Metres as the Watch counts them; 0 for activities without a distance.
  package var distance = 0.0
  /// The approximate mean in beats per minute.
  var heartRate: Double
  /// Equal for sessions on the same route.
  var wayseed: UInt64
  /// True length of the route in metres; the Watch's count is off by up to 0.3 %.
  var wayLength = 0.0
  var isAbroad = false
  /// The seed of everything random in the session.
  var seed: UInt64

  var activity: String { kind.activity }
  var elapsed: Int { active + pauses.reduce(0) { $0 + $1.count } }
  package var end: Int { start + elapsed }
  package var hasRoute: Bool { kind.isOutdoor && distance > 0 }

  package func random(_ purpose: UInt64) -> DayRandom { DayRandom(seed: seed, day: start, purpose: purpose) }

  func isPaused(at second: Int) -> Bool { pauses.contains { $0.contains(second) } }

  /// Counts the seconds of a range that were not paused.
  func activeSeconds(in seconds: Range<Int>) -> Int {
    let whole = seconds.clamped(to: 0..<max(0, elapsed))
    return whole.count - pauses.reduce(0) { $0 + $1.clamped(to: whole).count }
  }

  /// The parts of a range that were not paused, in order.
  func activeParts(of seconds: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = seconds.lowerBound
    for pause in pauses where pause.overlaps(seconds) {
      if start < pause.lowerBound { parts.append(start..<pause.lowerBound) }
      start = max(start, pause.upperBound)
    }
    if start < seconds.upperBound { parts.append(start..<seconds.upperBound) }
    return parts
  }

  var legs: [Leg] {
    guard kind == .triathlon else { return [Leg(activity: activity, seconds: 0..<elapsed)] }
    var start = 0
    return Triathlon.legs.map { leg in
      defer { start += leg.seconds }
      return Leg(activity: leg.activity, seconds: start..<start + leg.seconds)
    }
  }
}

/// A sprint triathlon: swim, bike, run, and the transitions between them.
enum Triathlon {
  /// Speeds in metres a second.
  static let legs: [(activity: String, seconds: Int, speed: Double)] = [
    ("Swimming", 930, 0.81), ("Transition", 190, 0.9), ("Cycling", 2480, 8.1), ("Transition", 110, 0.9),
    ("Running", 1590, 3.15),
  ]
  static let seconds = legs.reduce(0) { $0 + $1.seconds }
  static let metres = legs.reduce(0) { $0 + Double($1.seconds) * $1.speed }

  /// The leg at a second; its speed in metres per second does not include the day's variation yet.
  static func leg(at second: Int) -> (activity: String, seconds: Int, speed: Double) {
    var end = 0
    for leg in legs {
      end += leg.seconds
      if second < end { return leg }
    }
    return legs[legs.count - 1]
  }
}
