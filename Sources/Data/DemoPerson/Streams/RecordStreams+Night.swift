internal import DailveDomain
internal import DailveScores
internal import Foundation

extension RecordStreams {
  package func sleep() throws {
    let type = "HKCategoryTypeIdentifierSleepAnalysis"
    let watch = RecordHead.watch(type, unit: nil)
    let phone = RecordHead.phone(type, unit: nil)
    let word = "HKCategoryValueSleepAnalysis"
    try forEachDay { day in
      let zone = [zoneEntry(day)]
      // A Watch writes a night once it is over.
      let created = 600
      guard day.wake + created <= exported else { return }
      try record(phone, day.bedtime, day.wake + 300, word + "InBed", zone, delay: 120)
      for cycle in SleepCycle.night(day, seed: person.seed) {
        try record(watch, cycle.start, cycle.end, word + cycle.stage, zone, delay: created)
      }
      var random = random(day, 31)
      if day.isWeekend, random.chance(0.25) {
        let at = day.start + 14 * 3600 + random.between(0, 40) * 60
        try record(watch, at, at + random.between(20, 45) * 60, word + "AsleepCore", zone, delay: 300)
      }
    }
  }

  package func hrv() throws {
    let head = RecordHead.watch(RecordHead.quantity + "HeartRateVariabilitySDNN", unit: "ms")
    try forEachDay { day in
      var random = random(day, 32)
      var times = (0..<4).map {
        day.asleepFrom + (day.wake - day.asleepFrom) * (2 * $0 + 1) / 8 + random.between(0, 1200)
      }
      times.append(day.start + 11 * 3600 + random.between(0, 7200))
      times.append(day.start + 16 * 3600 + random.between(0, 7200))
      for (index, at) in times.enumerated() {
        let value = max(8, day.hrv * (index < 4 ? 1 : 0.82) * exp(random.normal(0, 0.13)))
        try record(head, at, at + 62, number(value, 4), beats(at, value, day, &random), delay: 2)
      }
    }
  }

  /// The heartbeats behind a sample, with times as an English phone prints them.
  private func beats(_ start: Int, _ sdnn: Double, _ day: PersonDay, _ random: inout DayRandom) -> [String] {
    guard person.density >= 0.2 else { return [] }
    var lines = ["  <HeartRateVariabilityMetadataList>"]
    var at = 0.5
    for _ in 0..<40 {
      let rate = 60_000 / max(350, 60_000 / (day.restingHeartRate + 2) + random.normal(0, sdnn))
      let local = start + Int(at) + day.zone.offset(at: Instant(start))
      let second = local - local.floorDivided(by: 86_400) * 86_400
      let hour = second / 3600
      let hundredths = Int((at - at.rounded(.down)) * 100)
      let clock =
        "\((hour + 11) % 12 + 1):\(ExportWriter.two(second / 60 % 60)):\(ExportWriter.two(second % 60)).\(ExportWriter.two(hundredths))\u{202F}\(hour < 12 ? "AM" : "PM")"
      lines.append("   <InstantaneousBeatsPerMinute bpm=\"\(Int(rate.rounded()))\" time=\"\(clock)\"/>")
      at += 60 / rate
    }
    lines.append("  </HeartRateVariabilityMetadataList>")
    return lines
  }

  package func restingHeartRate() throws {
    let head = RecordHead.watch(RecordHead.quantity + "RestingHeartRate", unit: "count/min")
    try forEachDay { day in
      let end = min(exported, day.start + 22 * 3600)
      if end > day.wake { try record(head, day.start + 60, end, number(day.restingHeartRate, 0), delay: 0) }
    }
  }

  package func wristTemperature() throws {
    let head = RecordHead.watch(RecordHead.quantity + "AppleSleepingWristTemperature", unit: "degC")
    try forEachDay { day in
      var random = random(day, 33)
      let value = 35.4 + (day.isIll ? 0.9 : 0) + random.normal(0, 0.16)
      try record(head, day.asleepFrom, day.wake, number(value, 2), [zoneEntry(day)], delay: 900)
    }
  }
}
