package import DailveScores

/// A workout of the demo person as the export records it.
package struct DemoWorkout: Sendable, Equatable {
  package var kind: SessionKind
  package var span: Range<Instant>
  /// Seconds without pauses.
  package var duration: Int
  /// Metres as written; 0 for a workout without a distance.
  package var distance: Double
  package var source: String
  package var pauses: [Range<Instant>]
  /// The lengths of a pool swim or the steps of an interval session.
  package var laps: Int
  /// Metres; 0 without a route.
  package var ascent: Double
  package var hasRoute: Bool
}

extension DemoPerson {
  /// All workouts of the export, in order of their start.
  package func workouts() -> [DemoWorkout] {
    (person.firstDay...person.lastDay).flatMap { number -> [DemoWorkout] in
      let day = person.day(number)
      let limit = min(exported, day.end)
      return day.finishedSessions(until: limit).flatMap { session -> [DemoWorkout] in
        var workout = DemoWorkout(session)
        guard let second = SecondRecording.of(session, day, person, until: limit) else { return [workout] }
        let watch = workout
        workout.span = Instant(second.route.start)..<Instant(second.route.end)
        (workout.duration, workout.distance, workout.source) = (second.duration, second.distance, SecondRecording.app)
        (workout.pauses, workout.ascent) = ([], 0)
        return [watch, workout]
      }
    }
  }
}

extension DemoWorkout {
  fileprivate init(_ session: Session) {
    kind = session.kind
    span = Instant(session.start)..<Instant(session.end)
    duration = session.active
    distance = session.distance
    source = Person.watch
    pauses = session.pauses.map { Instant(session.start + $0.lowerBound)..<Instant(session.start + $0.upperBound) }
    laps = session.kind == .swim ? PoolSwim(session).laps.count : session.kind == .intervals ? Intervals.steps.count : 0
    ascent = session.ascent
    hasRoute = session.hasRoute
  }
}
