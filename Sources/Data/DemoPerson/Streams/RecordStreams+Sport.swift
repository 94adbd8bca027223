/// Samples that only workouts have.
extension RecordStreams {
  package func cyclingDistance() throws { try pieces("DistanceCycling", unit: "km") }
  package func swimmingDistance() throws { try pieces("DistanceSwimming", unit: "m") }

  private func pieces(_ type: String, unit: String) throws {
    let head = RecordHead.watch(RecordHead.quantity + type, unit: unit)
    try forEachDay { day in
      for session in day.sessions {
        for piece in DistancePiece.all(type, session, person) where piece.end <= limit(day) {
          let value = unit == "km" ? number(piece.metres / 1000, 5) : number(piece.metres, 2)
          try record(head, piece.start, piece.end, value, delay: 3)
        }
      }
    }
  }

  package func swimmingStrokes() throws {
    let head = RecordHead.watch(RecordHead.quantity + "SwimmingStrokeCount", unit: "count")
    try forEachDay { day in
      for session in day.sessions where session.kind == .swim {
        for lap in PoolSwim(session).laps where session.start + lap.seconds.upperBound <= limit(day) {
          try record(
            head, session.start + lap.seconds.lowerBound, session.start + lap.seconds.upperBound, "\(lap.strokes)",
            ["  <MetadataEntry key=\"HKSwimmingStrokeStyle\" value=\"\(lap.stroke.rawValue)\"/>"], delay: 3)
        }
      }
    }
  }

  package func runningForm() throws { try measures([MotionMeasure.runningPower] + MotionMeasure.running) }
  package func cyclingPower() throws { try measures(MotionMeasure.riding) }

  private func measures(_ measures: [MotionMeasure]) throws {
    for measure in measures {
      let head = RecordHead.watch(RecordHead.quantity + measure.type, unit: measure.unit)
      try forEachDay { day in
        for session in day.sessions
        where MotionMeasure.all(of: session, person).contains(where: { $0.type == measure.type }) {
          for sample in measure.samples(WorkoutTrace(session, person), person) {
            let at = session.start + sample.second
            guard at <= limit(day) else { break }
            try record(head, at, at, number(sample.value, measure.digits), delay: 2)
          }
        }
      }
    }
  }

  /// The Watch asks for a rating after each workout, and estimates one for endurance sessions.
  func workoutEfforts() throws {
    for type in ["WorkoutEffortScore", "EstimatedWorkoutEffortScore"] {
      let head = RecordHead.watch(RecordHead.quantity + type, unit: "appleEffortScore")
      try forEachDay { day in
        for session in day.finishedSessions(until: limit(day)) {
          let effort = WorkoutEffortRating(session)
          guard let score = type == "WorkoutEffortScore" ? effort.rated : effort.estimated else { continue }
          try record(head, session.start, session.end, "\(score)", delay: 25)
        }
      }
    }
  }
}

/// How hard a session was on Apple's scale of ten.
struct WorkoutEffortRating {
  /// The person's own rating; they do not always answer.
  let rated: Int?
  /// The Watch's estimate, for endurance sessions only.
  let estimated: Int?

  init(_ session: Session) {
    var random = session.random(72)
    let range = session.kind.effort
    let felt = random.between(range.lowerBound, range.upperBound)
    rated = session.kind.isHighlight || random.chance(0.6) ? felt : nil
    let isEndurance = session.distance > 0
    estimated = isEndurance ? min(10, max(1, felt + random.between(-1, 1))) : nil
  }
}
