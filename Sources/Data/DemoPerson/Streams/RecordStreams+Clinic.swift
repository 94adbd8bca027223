internal import DailveDomain
internal import DailveScores
internal import Foundation

/// Stand hours and blood pressure.
extension RecordStreams {
  package func standHours() throws {
    let head = RecordHead.watch(HealthType.standHour, unit: nil)
    try forEachDay { day in
      for hour in StandHours.all(day) {
        let at = day.start + hour * 3600
        guard at + 3600 <= limit(day) else { continue }
        try record(head, at, at + 3600, "HKCategoryValueAppleStandHourStood", delay: 60)
      }
    }
  }

  /// Measured on the first of the month with a cuff; the pair is a correlation that repeats both records.
  package func bloodPressure() throws {
    for (type, low, high) in [("BloodPressureSystolic", 112, 128), ("BloodPressureDiastolic", 68, 82)] {
      let head = RecordHead.app(RecordHead.quantity + type, unit: "mmHg", name: "Cuff")
      try forEachCuff { day, at in
        var random = random(day, type == "BloodPressureSystolic" ? 46 : 47)
        try record(head, at, at, "\(random.between(low, high))", delay: 1)
      }
    }
  }

  func forEachCuff(_ body: (PersonDay, Int) throws -> Void) throws {
    try forEachDay { day in
      if CivilDay(number: day.number).components.day == 1 { try body(day, day.wake + 1800) }
    }
  }
}

/// Hours of a day in which the person stood for a minute.
enum StandHours {
  static func all(_ day: PersonDay) -> [Int] {
    var random = DayRandom(seed: UInt64(bitPattern: Int64(day.number)), day: day.number, purpose: 51)
    return (7..<22).filter { _ in random.chance(0.85) }
  }

  /// - Parameter limit: The instant at which the records of the day end.
  static func count(_ day: PersonDay, until limit: Int) -> Int {
    all(day).count { day.start + ($0 + 1) * 3600 <= limit }
  }
}
