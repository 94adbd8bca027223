internal import DailveDemoPerson

/// A workout in a delivery, with the values that both versions of the payload contain.
struct DeliveredWorkout {
  let session: Session
  let day: PersonDay
  let person: Person
  /// The instant up to which Health has data.
  let limit: Int

  /// The phone's name for the activity.
  var name: String {
    switch session.kind {
    case .treadmill: "Indoor Run"
    case .swim: "Pool Swim"
    case .hike, .longHike: "Hiking"
    case .triathlon: "Swim Bike Run"
    case .strength: "Traditional Strength Training"
    case .yoga: "Yoga"
    case .ride, .hillyRide: "Outdoor Cycle"
    case .easyRun, .favouriteRun, .race, .intervals, .twiceRecordedRun: "Outdoor Run"
    }
  }

  /// True if the payload states that the workout was indoors or outdoors, which it does not for pool swims and triathlons.
  var hasPlace: Bool { session.kind != .swim && session.kind != .triathlon }

  /// Heart rates during the session and in the minutes after it.
  var heartRates: (within: [HeartRate], after: [HeartRate]) {
    let all = HeartStream.samples(session, person).filter { $0.at <= limit }
    return (
      all.filter { $0.at < session.end }.map { HeartRate(at: $0.at, rate: $0.rate) },
      all.filter { $0.at >= session.end }.map { HeartRate(at: $0.at, rate: $0.rate) }
    )
  }

  struct HeartRate {
    var at: Int
    var rate: Double
  }

  /// One of many amounts that the Watch counted during the workout.
  struct Amount {
    var span: Range<Int>
    var value: Double
  }

  /// Amounts with their unit, by the name of their member in version 2.
  var amounts: [(key: String, unit: String, amounts: [Amount])] {
    var result: [(String, String, [Amount])] = [
      (
        "stepCount", "count",
        Stride.all(day, person, until: limit).filter {
          $0.inSession && $0.start >= session.start && $0.end <= session.end
        }.map { Amount(span: $0.start..<$0.end, value: Double($0.steps)) }
      ),
      (
        "activeEnergy", "kcal",
        EnergyPiece.all(day, person, until: limit).filter { $0.start >= session.start && $0.end <= session.end }
          .map { Amount(span: $0.start..<$0.end, value: $0.kilocalories) }
      ),
    ]
    for (type, key) in [
      ("DistanceWalkingRunning", "walkingAndRunningDistance"), ("DistanceCycling", "cyclingDistance"),
      ("DistanceSwimming", "swimDistance"),
    ] {
      let pieces = DistancePiece.all(type, session, person).filter { $0.end <= limit }
      result.append((key, "km", pieces.map { Amount(span: $0.start..<$0.end, value: $0.metres / 1000) }))
    }
    if session.kind == .swim {
      let laps = PoolSwim(session).laps
      result.append(
        (
          "swimStroke", "count",
          laps.map {
            Amount(
              span: session.start + $0.seconds.lowerBound..<session.start + $0.seconds.upperBound,
              value: Double($0.strokes))
          }
        ))
    }
    return result.filter { !$0.2.isEmpty }
  }

  func total(_ type: String) -> WorkoutTotal.Value? {
    WorkoutTotal.all(WorkoutTrace(session, person), day, person, until: limit).first { $0.type == type }?.value
  }

  var activeEnergy: Double { WorkoutTotal.activeEnergy(session, day, person, until: limit) }
  var basalEnergy: Double { WorkoutTotal.basalEnergy(session) }
  var metabolicEquivalents: Double { WorkoutTotal.metabolicEquivalents(session, day, person, until: limit) }
}
