internal import DailveScores

/// The events that the Watch records during a workout, under their HealthKit names.
enum WorkoutEvents {
  struct Event {
    /// HealthKit's event type without its prefix.
    var kind: String
    /// Seconds from the start of the session; an empty range is a moment.
    var seconds: Range<Int>
    var metadata: [(key: String, value: String)] = []
  }

  /// All events in order of time.
  static func all(_ trace: WorkoutTrace) -> [Event] {
    let session = trace.session
    var events = pauses(session)
    switch session.kind {
    case .swim: events += lengths(PoolSwim(session))
    case .intervals:
      events += segments(trace)
      events += Intervals.steps.map { Event(kind: "Lap", seconds: $0.seconds) }
    case .triathlon, .strength, .yoga: break
    default: events += segments(trace)
    }
    // Events at the same moment keep the order above.
    return events.enumerated().sorted { ($0.1.seconds.lowerBound, $0.0) < ($1.1.seconds.lowerBound, $1.0) }.map(\.1)
  }

  private static func pauses(_ session: Session) -> [Event] {
    session.pauses.flatMap { pause in
      [
        Event(kind: "Pause", seconds: pause.lowerBound..<pause.lowerBound),
        Event(kind: "Resume", seconds: pause.upperBound..<pause.upperBound),
      ]
    }
  }

  /// A segment for every whole kilometre and every whole mile, whatever the country.
  private static func segments(_ trace: WorkoutTrace) -> [Event] {
    var events: [Event] = []
    for unit in [LengthUnit.kilometre, LengthUnit.mile] {
      var start = 0
      for metres in stride(from: unit, through: max(unit, trace.session.distance), by: unit) {
        guard let end = trace.second(reaching: metres), end > start else { break }
        events.append(Event(kind: "Segment", seconds: start..<end))
        start = end
      }
    }
    return events
  }

  /// A lap for each length, and a segment for each set.
  private static func lengths(_ swim: PoolSwim) -> [Event] {
    swim.sets.flatMap { set -> [Event] in
      guard let first = set.first, let last = set.last else { return [] }
      let mean = set.reduce(0) { $0 + $1.swolf } / set.count
      let segment = Event(
        kind: "Segment", seconds: first.seconds.lowerBound..<last.seconds.upperBound,
        metadata: [style(first.stroke), ("HKSWOLFScore", "\(mean)")])
      return [segment]
        + set.map { lap in
          Event(kind: "Lap", seconds: lap.seconds, metadata: [style(lap.stroke), ("HKSWOLFScore", "\(lap.swolf)")])
        }
    }
  }

  private static func style(_ stroke: PoolSwim.Stroke) -> (key: String, value: String) {
    ("HKSwimmingStrokeStyle", "\(stroke.rawValue)")
  }
}
