internal import DailveDomain
internal import DailveImporting
internal import DailveScores

/// The fields of a workout in HealthKit's terms.
struct WorkoutTotals {
  struct Statistic {
    var type: String
    var sum: Double?
    var average: Double?
    var minimum: Double?
    var maximum: Double?
    var unit: String
  }

  /// HealthKit's activity type with its prefix.
  private(set) var activity = ""
  /// The sender's identifier for the recording, in one spelling.
  private(set) var id: String?
  private(set) var start: Int
  private(set) var end: Int
  /// Seconds.
  private(set) var duration: Double
  private(set) var statistics: [Statistic] = []
  private(set) var metadata: [MetadataEntry] = []
  /// Names of fields that are neither a number nor a text.
  private(set) var unknown: [String] = []
  /// Names of fields with impossible values; each loses only itself.
  private(set) var absurd: [String] = []
  private var rest: JSONObject

  private static let quantity = "HKQuantityTypeIdentifier"

  init(_ fields: JSONObject, _ sums: SeriesSums, start: Int, end: Int?) {
    rest = fields
    let sent = fields["duration"]
    let seconds = sent.flatMap { FreeformNumber($0)?.value(in: "s") }.flatMap {
      (0...WorkoutTimes.longest).contains($0) ? $0 : nil
    }
    let time = WorkoutTimes(start: start, end: end, duration: seconds)
    (self.start, self.end, duration) = (time.start, time.end, time.duration)
    if time.isReversed { absurd.append("end") }
    if time.isReplaced || seconds == nil && !(sent?.isBlank ?? true) { absurd.append("duration") }
    readActivity()
    readPlace()
    readStatistics(sums)
    readMetadata()
  }

  /// Reads a part of a workout.
  ///
  /// - Parameter activity: The activity of the whole workout.
  init(part fields: JSONObject, of activity: String, start: Int, end: Int) {
    rest = fields
    self.activity = activity
    (self.start, self.end, duration) = (start, end, Double(max(0, end.subtractingClamped(start))))
    readStatistics(SeriesSums())
    readMetadata()
  }

  /// All statistics as metadata, because events have no statistics.
  var amounts: [MetadataEntry] {
    statistics.flatMap { statistic in
      [
        ("", statistic.sum), ("Average", statistic.average), ("Minimum", statistic.minimum),
        ("Maximum", statistic.maximum),
      ].compactMap { name, value in
        value.map {
          MetadataEntry(
            key: "HAE:" + statistic.type.dropFirst(Self.quantity.count) + name,
            value: "\(JSONText.number($0)) \(statistic.unit)")
        }
      }
    } + metadata
  }

  var averageHeartRate: Double? { statistic("HeartRate")?.average }
  var maximumHeartRate: Double? { statistic("HeartRate")?.maximum }
  var kilocalories: Double? { sum("ActiveEnergyBurned", in: "kcal") }

  var kilometres: Double? {
    statistics.first { $0.type.contains("Distance") }.flatMap { statistic in
      statistic.sum.flatMap { sum in UnitConversion.from(statistic.unit, to: "km").map { $0(sum) } }
    }
  }

  private func statistic(_ name: String) -> Statistic? { statistics.first { $0.type == Self.quantity + name } }

  private func sum(_ name: String, in unit: String) -> Double? {
    guard let found = statistic(name), let sum = found.sum else { return nil }
    return UnitConversion.from(found.unit, to: unit).map { $0(sum) }
  }

  /// Takes a field out of the remaining ones.
  private mutating func consume(_ keys: String...) -> JSONValue? {
    for key in keys {
      if let value = rest[key] {
        rest.remove(key)
        return value
      }
    }
    return nil
  }

  // MARK: Fields

  private mutating func readActivity() {
    for key in ["start", "startDate", "end", "endDate", "duration", "source"] { rest.remove(key) }
    let name = consume("name", "workoutActivityType", "type")?.string ?? ""
    let known = ActivityWords.activity(name)
    activity = "HKWorkoutActivityType" + (known ?? ActivityWords.own(name) ?? "Other")
    if known == nil, !name.isEmpty { unknown.append(name) }
    if !name.isEmpty { metadata.append(MetadataEntry(key: "HAE:name", value: name)) }
    if let id = consume("id", "uuid") {
      let text = id.string ?? JSONText.text(id)
      metadata.append(MetadataEntry(key: "HAE:id", value: text))
      self.id = NameText.name(text).lowercased()
    }
  }

  private mutating func readPlace() {
    let place = rest["location"]?.string?.lowercased()
    var isIndoor: Bool? = place == "indoor" ? true : place == "outdoor" ? false : nil
    if case .bool(let said) = consume("isIndoor") { isIndoor = said }
    if isIndoor != nil, place == nil || place == "indoor" || place == "outdoor" { rest.remove("location") }
    if let isIndoor { metadata.append(MetadataEntry(key: "HKIndoorWorkout", value: isIndoor ? "1" : "0")) }
  }

  private mutating func readStatistics(_ sums: SeriesSums) {
    readSum("ActiveEnergyBurned", ["activeEnergyBurned", "activeEnergy"], "kcal", sums)
    readSum("BasalEnergyBurned", ["basalEnergyBurned", "basalEnergy", "restingEnergy"], "kcal", sums)
    let name = String(activity.dropFirst("HKWorkoutActivityType".count))
    let distance = WorkoutSampleTypes.distance(of: name).map { String($0.dropFirst(Self.quantity.count)) }
    readSum(
      distance ?? "DistanceWalkingRunning",
      ["distance", "totalDistance", "walkingAndRunningDistance", "cyclingDistance", "swimDistance"], "km", sums)
    readSum("StepCount", ["stepCount"], "count", sums)
    readSum("FlightsClimbed", ["flightsClimbed"], "count", sums)
    readSum("SwimmingStrokeCount", ["totalSwimmingStrokeCount"], "count", sums)
    readHeartRate(sums)
  }

  private mutating func readSum(_ name: String, _ keys: [String], _ unit: String, _ sums: SeriesSums) {
    for key in keys {
      guard let amount = Amount(rest[key], unit) else { continue }
      guard (0...Self.greatest).contains(amount.value) else {
        absurd.append(key)
        continue
      }
      rest.remove(key)
      statistics.append(Statistic(type: Self.quantity + name, sum: amount.value, unit: amount.unit))
      return
    }
    if let sum = sums.amounts[Self.quantity + name] {
      statistics.append(Statistic(type: Self.quantity + name, sum: sum.value, unit: sum.unit ?? unit))
    }
  }

  /// The greatest total of any workout, whatever its unit.
  private static let greatest = 1e7
  private static let heartRates = 0.0...500.0

  private mutating func readHeartRate(_ sums: SeriesSums) {
    let range = rest["heartRate"]?.object
    if range != nil { rest.remove("heartRate") }
    let (low, average, high) = (
      consume("minHeartRate", "heartRateMinimum"), consume("avgHeartRate", "averageHeartRate", "heartRateAverage"),
      consume("maxHeartRate", "heartRateMaximum")
    )
    func rate(_ key: String, _ other: JSONValue?) -> Double? {
      let sent = [range?[key], other].compactMap { $0 }
      let found = sent.lazy.compactMap { Amount($0, "count/min")?.value }.first { Self.heartRates.contains($0) }
      if found == nil, !sent.allSatisfy(\.isBlank) { absurd.append("heartRate." + key) }
      return found
    }
    let statistic = Statistic(
      type: HealthType.heartRate, average: rate("avg", average) ?? sums.heartRate?.average,
      minimum: rate("min", low) ?? sums.heartRate?.low, maximum: rate("max", high) ?? sums.heartRate?.high,
      unit: "count/min")
    if statistic.average != nil || statistic.minimum != nil || statistic.maximum != nil { statistics.append(statistic) }
  }

  /// Fields by the metadata that Health would write.
  private static let metadataNames: [(field: String, key: String, unit: String)] = [
    ("elevationUp", "HKElevationAscended", "m"), ("elevationDown", "HKElevationDescended", "m"),
    ("temperature", "HKWeatherTemperature", "degC"), ("humidity", "HKWeatherHumidity", "%"),
    ("intensity", "HKAverageMETs", "kcal/hr·kg"), ("lapLength", "HKLapLength", "m"),
  ]

  private mutating func readMetadata() {
    if let elevation = rest["elevation"]?.object {
      rest.remove("elevation")
      let unit = UnitSpelling.unit(elevation.text("units", "unit")) ?? "m"
      for (key, name) in [("ascent", "HKElevationAscended"), ("descent", "HKElevationDescended")] {
        if let number = FreeformNumber.number(elevation[key]) { add(name, "\(JSONText.number(number)) \(unit)") }
      }
    }
    for (field, key, unit) in Self.metadataNames {
      guard let amount = Amount(rest[field], unit) else { continue }
      rest.remove(field)
      // One MET is one kilocalorie per hour and kilogram.
      add(key, "\(JSONText.number(amount.value)) \(amount.unit == "MET" ? unit : amount.unit)")
    }
    if let metadata = consume("metadata")?.object {
      for member in metadata.members where !member.value.isBlank {
        add(
          member.key.hasPrefix("HK") ? member.key : "HAE:" + member.key,
          member.value.string ?? JSONText.text(member.value))
      }
    }
    for member in rest.members {
      if let amount = Amount(member.value, "") {
        add(
          "HAE:" + member.key,
          amount.unit.isEmpty ? JSONText.number(amount.value) : "\(JSONText.number(amount.value)) \(amount.unit)")
      } else {
        add("HAE:" + member.key, member.value.string ?? JSONText.text(member.value))
        if member.value.object != nil || member.value.array != nil { unknown.append(member.key) }
      }
    }
  }

  private mutating func add(_ key: String, _ value: String) { metadata.append(MetadataEntry(key: key, value: value)) }
}
