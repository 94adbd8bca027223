/// Metres that the Watch counted in a few seconds of a session.
package struct DistancePiece {
  package var start: Int
  package var end: Int
  package var metres: Double

  /// The HealthKit type without its prefix; `nil` for an activity without a distance type of its own.
  static func type(of activity: String) -> String? {
    switch activity {
    case "Running", "Walking", "Hiking": "DistanceWalkingRunning"
    case "Cycling": "DistanceCycling"
    case "Swimming": "DistanceSwimming"
    default: nil
    }
  }

  /// The pieces of a session's legs of one type, in order. They add up to the length of those legs, and none spans a pause.
  package static func all(_ type: String, _ session: Session, _ person: Person) -> [DistancePiece] {
    let legs = session.legs.filter { Self.type(of: $0.activity) == type }
    guard session.distance > 0, !legs.isEmpty else { return [] }
    if session.kind == .swim {
      return PoolSwim(session).laps.map { lap in
        DistancePiece(
          start: session.start + lap.seconds.lowerBound, end: session.start + lap.seconds.upperBound,
          metres: PoolSwim.poolLength)
      }
    }
    let trace = WorkoutTrace(session, person)
    let step = min(60, max(10, Int(10 / person.density)))
    var pieces: [DistancePiece] = []
    for leg in legs {
      for from in stride(from: leg.seconds.lowerBound, to: leg.seconds.upperBound, by: step) {
        let to = min(from + step, leg.seconds.upperBound)
        for part in session.activeParts(of: from..<to) {
          let metres = trace.way(at: part.upperBound) - trace.way(at: part.lowerBound)
          guard metres > 0 else { continue }
          pieces.append(
            DistancePiece(start: session.start + part.lowerBound, end: session.start + part.upperBound, metres: metres))
        }
      }
    }
    return pieces
  }

  /// Metres of each type of distance, the longest last.
  static func totals(_ session: Session, _ person: Person) -> [(type: String, metres: Double)] {
    guard session.distance > 0 else { return [] }
    let types = Set(session.legs.compactMap { type(of: $0.activity) }).sorted()
    guard types.count > 1 else { return types.map { ($0, session.distance) } }
    return types.map { type in
      (type, all(type, session, person).reduce(0) { $0 + $1.metres })
    }.sorted { $0.metres < $1.metres }
  }
}
