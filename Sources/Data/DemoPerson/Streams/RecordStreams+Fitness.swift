internal import DailveDomain
internal import DailveScores
internal import Foundation

extension RecordStreams {
  package func vo2Max() throws {
    let head = RecordHead.watch(RecordHead.quantity + "VO2Max", unit: "mL/min·kg")
    try forEachDay { day in
      guard let session = day.sessions.first(where: { $0.activity == "Running" && $0.hasRoute }) else { return }
      var random = random(day, 41)
      let age = Double(day.number - person.lastDay)
      let value = 42.5 + sin(age / 110) * 1.6 + random.normal(0, 0.25)
      try record(
        head, session.end, session.end, number(value, 2), ["  <MetadataEntry key=\"HKVO2MaxTestType\" value=\"2\"/>"],
        delay: 60)
    }
  }

  package func heartRateRecovery() throws {
    let head = RecordHead.watch(RecordHead.quantity + "HeartRateRecoveryOneMinute", unit: "count/min")
    try forEachDay { day in
      for session in day.sessions where session.heartRate > 125 {
        let trace = WorkoutTrace(session, person)
        let fall = trace.heartRate(at: session.elapsed) - trace.heartRate(at: session.elapsed + 60)
        try record(head, session.end, session.end + 60, number(fall, 3), delay: 30)
      }
    }
  }

  /// A weighing every Sunday morning; the scale's app writes BMI, fat and lean mass too.
  package func body() throws {
    let kinds: [(type: String, unit: String, value: (PersonDay) -> Double, digits: Int)] = [
      ("BodyMass", "kg", { $0.weight }, 2), ("BodyMassIndex", "count", { $0.weight / (1.74 * 1.74) }, 2),
      ("BodyFatPercentage", "%", { $0.bodyFat }, 4), ("LeanBodyMass", "kg", { $0.weight * (1 - $0.bodyFat) }, 2),
    ]
    for kind in kinds {
      let head = RecordHead.app(RecordHead.quantity + kind.type, unit: kind.unit, name: "Scale & Co")
      try forEachDay { day in
        guard CivilDay(number: day.number).weekday == 6 || day.number == person.lastDay else { return }
        let at = day.wake + 900
        try record(
          head, at, at, number(kind.value(day), kind.digits),
          ["  <MetadataEntry key=\"HKWasUserEntered\" value=\"0\"/>"], delay: 3)
      }
    }
    let height = RecordHead.app(RecordHead.quantity + "Height", unit: "cm", name: "Health")
    let first = person.day(person.firstDay)
    try record(height, first.start + 36_000, first.start + 36_000, "174")
  }

  package func mindfulness() throws {
    let head = RecordHead.phone("HKCategoryTypeIdentifierMindfulSession", unit: nil)
    try forEachDay { day in
      var random = random(day, 43)
      guard random.chance(0.15) else { return }
      let at = day.start + 20 * 3600 + random.between(0, 3600)
      try record(head, at, at + 600, nil)
    }
  }
}

/// Active energy in the intervals that a Watch writes.
package struct EnergyPiece {
  package var start: Int
  package var end: Int
  package var kilocalories: Double

  package static func all(_ day: PersonDay, _ person: Person, until limit: Int) -> [EnergyPiece] {
    var random = DayRandom(seed: person.seed, day: day.number, purpose: 44)
    var pieces: [EnergyPiece] = []
    let step = max(420, Int(420 / person.density))
    for at in stride(from: day.wake, to: day.start + 23 * 3600, by: step)
    where !day.sessions.contains(where: { at + step > $0.start && at < $0.end }) {
      pieces.append(
        EnergyPiece(start: at, end: at + step - 1, kilocalories: Double(step) / 60 * random.between(0.2, 0.75)))
    }
    for session in day.sessions {
      for from in stride(from: 0, to: session.elapsed, by: 60) {
        let seconds = from..<min(from + 60, session.elapsed)
        let minutes = (Double(session.activeSeconds(in: seconds)) * 0.85 + Double(seconds.count) * 0.15) / 60
        pieces.append(
          EnergyPiece(
            start: session.start + seconds.lowerBound, end: session.start + seconds.upperBound,
            kilocalories: minutes * (session.heartRate - 60) * 0.105 * random.between(0.9, 1.1)))
      }
    }
    return pieces.map { piece in
      EnergyPiece(start: piece.start, end: piece.end, kilocalories: (piece.kilocalories * 1000).rounded() / 1000)
    }.filter { $0.end <= limit }.sorted { $0.start < $1.start }
  }
}

/// Exercise minutes: the sessions and some brisk walking.
enum ExerciseMinutes {
  static func all(_ day: PersonDay, _ person: Person, until limit: Int) -> [Int] {
    var random = DayRandom(seed: person.seed, day: day.number, purpose: 45)
    var minutes: [Int] = []
    let brisk = day.isIll ? 0 : random.between(4, 18)
    let walk = day.start + 12 * 3600 + random.between(0, 60) * 60
    for at in stride(from: walk, to: walk + brisk * 60, by: 60)
    where !day.sessions.contains(where: { at + 60 > $0.start && at < $0.end }) {
      minutes.append(at)
    }
    for session in day.sessions where session.heartRate > 100 {
      for at in stride(from: session.start, to: session.end - 59, by: 60) { minutes.append(at) }
    }
    return minutes.filter { $0 + 60 <= limit }.sorted()
  }
}
