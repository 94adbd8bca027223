internal import DailveDomain
internal import Foundation

/// One stream of records per type, each from the first day to the last, as exports are sorted.
package struct RecordStreams<Sink: RecordSink> {
  let person: Person
  /// Days since 1970.
  let days: ClosedRange<Int>
  let exported: Int
  let sink: Sink

  package init(person: Person, days: ClosedRange<Int>, exported: Int, sink: Sink) {
    (self.person, self.days, self.exported, self.sink) = (person, days, exported, sink)
  }

  func forEachDay(_ body: (PersonDay) throws -> Void) rethrows {
    for day in days { try body(person.day(day)) }
  }

  /// The instant at which the records of a day end.
  func limit(_ day: PersonDay) -> Int { min(exported, day.end) }

  func number(_ value: Double, _ digits: Int) -> String {
    let scale = pow(10, Double(digits))
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  func record(
    _ head: RecordHead, _ start: Int, _ end: Int, _ value: String?, _ children: [String] = [], delay: Int = 0
  ) throws {
    guard end <= exported else { return }
    try sink.record(head, created: end + delay, start: start, end: end, value: value, children: children)
  }

  func random(_ day: PersonDay, _ purpose: UInt64) -> DayRandom {
    DayRandom(seed: person.seed, day: day.number, purpose: purpose)
  }

  func zoneEntry(_ day: PersonDay) -> String {
    "  <MetadataEntry key=\"HKTimeZone\" value=\"\(day.zone.identifier)\"/>"
  }

  package func heartRate() throws {
    let head = RecordHead.watch(RecordHead.quantity + "HeartRate", unit: "count/min")
    try forEachDay { day in
      try HeartStream.forEach(day, person, until: limit(day)) { at, rate, context in
        try record(
          head, at, at, number(rate, 0),
          ["  <MetadataEntry key=\"HKMetadataKeyHeartRateMotionContext\" value=\"\(context)\"/>"], delay: 4)
      }
    }
  }

  package func steps() throws {
    let watch = RecordHead.watch(RecordHead.quantity + "StepCount", unit: "count")
    let phone = RecordHead.phone(RecordHead.quantity + "StepCount", unit: "count")
    try forEachDay { day in
      for stride in Stride.all(day, person, until: limit(day)) {
        if stride.onPhone {
          // The phone in a pocket misses a few and starts a little late.
          try record(phone, stride.start + 7, stride.end, number(Double(stride.steps) * 0.94, 0), delay: 40)
        }
        if stride.onWatch { try record(watch, stride.start, stride.end, "\(stride.steps)", delay: 25) }
      }
    }
  }

  package func distance() throws {
    let watch = RecordHead.watch(RecordHead.quantity + "DistanceWalkingRunning", unit: "km")
    let phone = RecordHead.phone(RecordHead.quantity + "DistanceWalkingRunning", unit: "km")
    try forEachDay { day in
      let limit = limit(day)
      var watchPieces = day.sessions.flatMap { DistancePiece.all("DistanceWalkingRunning", $0, person) }[...]
      func writePieces(before instant: Int) throws {
        while let piece = watchPieces.first, piece.start < instant {
          watchPieces.removeFirst()
          guard piece.end <= limit else { continue }
          try record(watch, piece.start, piece.end, number(piece.metres / 1000, 5), delay: 3)
        }
      }
      for stride in Stride.all(day, person, until: limit) where !stride.inSession {
        try writePieces(before: stride.start)
        let kilometres = stride.kilometres
        if stride.onPhone { try record(phone, stride.start + 7, stride.end, number(kilometres * 0.95, 5), delay: 40) }
        if stride.onWatch { try record(watch, stride.start, stride.end, number(kilometres, 5), delay: 25) }
      }
      try writePieces(before: .max)
    }
  }

  package func flights() throws {
    let head = RecordHead.phone(RecordHead.quantity + "FlightsClimbed", unit: "count")
    try forEachDay { day in
      var random = random(day, 21)
      for stride in Stride.all(day, person, until: limit(day)) where stride.onPhone && random.chance(0.12) {
        try record(head, stride.start, stride.start + 30, "\(random.between(1, 3))", delay: 60)
      }
    }
  }

  package func activeEnergy() throws {
    let head = RecordHead.watch(RecordHead.quantity + "ActiveEnergyBurned", unit: "kcal")
    try forEachDay { day in
      for piece in EnergyPiece.all(day, person, until: limit(day)) {
        try record(head, piece.start, piece.end, number(piece.kilocalories, 3), delay: 12)
      }
    }
  }

  package func basalEnergy() throws {
    let head = RecordHead.watch(RecordHead.quantity + "BasalEnergyBurned", unit: "kcal")
    let step = max(900, Int(900 / person.density))
    try forEachDay { day in
      for at in stride(from: day.start, to: day.start + 86_400, by: step) where at + step <= limit(day) {
        try record(head, at, at + step, number(Double(step) * 0.0172, 3), delay: 30)
      }
    }
  }

  package func exerciseTime() throws {
    let head = RecordHead.watch(RecordHead.quantity + "AppleExerciseTime", unit: "min")
    try forEachDay { day in
      for minute in ExerciseMinutes.all(day, person, until: limit(day)) {
        try record(head, minute, minute + 60, "1", delay: 20)
      }
    }
  }

  package func standTime() throws {
    let head = RecordHead.watch(RecordHead.quantity + "AppleStandTime", unit: "min")
    try forEachDay { day in
      var random = random(day, 22)
      for hour in 7..<22 where random.chance(0.85) {
        let at = day.start + hour * 3600 + random.between(0, 40) * 60
        try record(head, at, at + 300, "\(random.between(2, 5))", delay: 60)
      }
    }
  }

  package func oxygenSaturation() throws {
    let head = RecordHead.watch(RecordHead.quantity + "OxygenSaturation", unit: "%")
    try forEachDay { day in
      var random = random(day, 23)
      let count = max(2, Int(14 * person.density))
      for index in 0..<count {
        let at = day.asleepFrom + (day.wake - day.asleepFrom) * index / count + random.between(0, 900)
        try record(head, at, at + 15, number(min(1, random.normal(day.isIll ? 0.955 : 0.968, 0.007)), 2), delay: 2)
      }
    }
  }

  package func respiratoryRate() throws {
    let head = RecordHead.watch(RecordHead.quantity + "RespiratoryRate", unit: "count/min")
    try forEachDay { day in
      var random = random(day, 24)
      let count = max(3, Int(34 * person.density))
      for index in 0..<count {
        let at = day.asleepFrom + (day.wake - day.asleepFrom) * index / count
        try record(
          head, at, at + 60, number((random.normal(day.isIll ? 16.2 : 14.3, 0.6) * 2).rounded() / 2, 1),
          [zoneEntry(day)], delay: 300)
      }
    }
  }
}
