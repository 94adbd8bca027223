/// The lines in fixed places that a shortcut for NOOP (github.com/ryanbr/noop, read 2026-11-22) makes without a loop:
///
///     D,yyyy-MM-dd,steps,activeKcal,restingHr,hrvMs,avgHr,asleepMin,vo2max,weightKg
///     W,startUnix,endUnix,sport,durationS,energyKcal,distanceM
enum CompactLine {
  private static let dayFields = [
    "date", "steps", "active_energy", "resting_hr", "hrv", "heart_rate", "asleep_minutes", "vo2_max", "weight_kg",
  ]

  /// Reads a line as the flat summary of a day.
  static func day(_ fields: [String]) -> JSONObject? {
    guard fields[0] == "D", (3...10).contains(fields.count) else { return nil }
    var object = JSONObject()
    for (name, value) in zip(dayFields, fields.dropFirst()) where !value.isEmpty { object.add(name, .string(value)) }
    return object
  }

  /// Reads a line as the fields of a workout.
  static func workout(_ fields: [String]) -> JSONObject? {
    guard fields[0] == "W", (4...7).contains(fields.count) else { return nil }
    var object = JSONObject()
    for (name, value) in zip(["start", "end", "name", "duration"], fields.dropFirst()) where !value.isEmpty {
      object.add(name, .string(value))
    }
    for (place, name, unit) in [(5, "activeEnergyBurned", "kcal"), (6, "distance", "m")] where place < fields.count {
      guard let number = FreeformNumber(fields[place])?.value else { continue }
      var amount = JSONObject()
      amount.add("qty", .number(number))
      amount.add("units", .string(unit))
      object.add(name, .object(amount))
    }
    return object
  }
}
