internal import DailveDomain
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

  /// HealthKit's, with its prefix.
  private(set) var activity = ""
  /// The sender's name for the recording, in one spelling.
  private(set) var id: String?
  private(set) var end: Int
  /// Seconds.
  private(set) var duration: Double
  private(set) var statistics: [Statistic] = []
  private(set) var metadata: [MetadataEntry] = []
  /// Names of fields that are neither a number nor a text.
  private(set) var unknown: [String] = []
  private var rest: JSONObject

  private static let quantity = "HKQuantityTypeIdentifier"

  init(_ fields: JSONObject, _ sums: SeriesSums, start: Int, end: Int?) {
    rest = fields
    let sent = fields["duration"].flatMap { LooseNumber($0)?.value(in: "s") }.flatMap {
      (0...1e9).contains($0) ? $0 : nil
    }
    self.end = end ?? start + Int(saturating: (sent ?? 0).rounded())
    duration = sent ?? Double(max(0, self.end - start))
    takeActivity()
    takePlace()
    takeStatistics(sums)
    takeMetadata()
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

  /// Takes a field out of those that are left.
  private mutating func take(_ keys: String...) -> JSONValue? {
    for key in keys {
      if let value = rest[key] {
        rest.remove(key)
        return value
      }
    }
    return nil
  }

  // MARK: Fields

  private mutating func takeActivity() {
    for key in ["start", "startDate", "end", "endDate", "duration", "source"] { rest.remove(key) }
    let name = take("name", "workoutActivityType", "type")?.string ?? ""
    activity = "HKWorkoutActivityType" + (ActivityWords.activity(name) ?? "Other")
    if !name.isEmpty { metadata.append(MetadataEntry(key: "HAE:name", value: name)) }
    if let id = take("id", "uuid") {
      let text = id.string ?? JSONText.text(id)
      metadata.append(MetadataEntry(key: "HAE:id", value: text))
      self.id = PushText.name(text).lowercased()
    }
  }

  private mutating func takePlace() {
    let place = rest["location"]?.string?.lowercased()
    var isIndoor: Bool? = place == "indoor" ? true : place == "outdoor" ? false : nil
    if case .bool(let said) = take("isIndoor") { isIndoor = said }
    if isIndoor != nil, place == nil || place == "indoor" || place == "outdoor" { rest.remove("location") }
    if let isIndoor { metadata.append(MetadataEntry(key: "HKIndoorWorkout", value: isIndoor ? "1" : "0")) }
  }

  private mutating func takeStatistics(_ sums: SeriesSums) {
    takeSum("ActiveEnergyBurned", ["activeEnergyBurned", "activeEnergy"], "kcal", sums)
    takeSum("BasalEnergyBurned", ["basalEnergyBurned", "basalEnergy", "restingEnergy"], "kcal", sums)
    let name = String(activity.dropFirst("HKWorkoutActivityType".count))
    let distance = WorkoutSampleTypes.distance(of: name).map { String($0.dropFirst(Self.quantity.count)) }
    takeSum(
      distance ?? "DistanceWalkingRunning",
      ["distance", "totalDistance", "walkingAndRunningDistance", "cyclingDistance", "swimDistance"], "km", sums)
    takeSum("StepCount", ["stepCount"], "count", sums)
    takeSum("FlightsClimbed", ["flightsClimbed"], "count", sums)
    takeSum("SwimmingStrokeCount", ["totalSwimmingStrokeCount"], "count", sums)
    takeHeartRate(sums)
  }

  private mutating func takeSum(_ name: String, _ keys: [String], _ unit: String, _ sums: SeriesSums) {
    for key in keys {
      guard let amount = Amount(rest[key], unit) else { continue }
      rest.remove(key)
      statistics.append(Statistic(type: Self.quantity + name, sum: amount.value, unit: amount.unit))
      return
    }
    if let sum = sums.amounts[Self.quantity + name] {
      statistics.append(Statistic(type: Self.quantity + name, sum: sum.value, unit: sum.unit ?? unit))
    }
  }

  private mutating func takeHeartRate(_ sums: SeriesSums) {
    let range = rest["heartRate"]?.object
    if range != nil { rest.remove("heartRate") }
    let (low, average, high) = (take("minHeartRate"), take("avgHeartRate", "averageHeartRate"), take("maxHeartRate"))
    func rate(_ key: String, _ other: JSONValue?) -> Double? {
      Amount(range?[key], "count/min")?.value ?? Amount(other, "count/min")?.value
    }
    let statistic = Statistic(
      type: HealthType.heartRate, average: rate("avg", average) ?? sums.heartRate?.average,
      minimum: rate("min", low) ?? sums.heartRate?.low, maximum: rate("max", high) ?? sums.heartRate?.high,
      unit: "count/min")
    if statistic.average != nil || statistic.minimum != nil || statistic.maximum != nil { statistics.append(statistic) }
  }

  /// Fields by the metadata that Health would have.
  private static let metadataNames: [(field: String, key: String, unit: String)] = [
    ("elevationUp", "HKElevationAscended", "m"), ("elevationDown", "HKElevationDescended", "m"),
    ("temperature", "HKWeatherTemperature", "degC"), ("humidity", "HKWeatherHumidity", "%"),
    ("intensity", "HKAverageMETs", "kcal/hr·kg"), ("lapLength", "HKLapLength", "m"),
  ]

  private mutating func takeMetadata() {
    if let elevation = rest["elevation"]?.object {
      rest.remove("elevation")
      let unit = UnitSpelling.unit(elevation.text("units", "unit")) ?? "m"
      for (key, name) in [("ascent", "HKElevationAscended"), ("descent", "HKElevationDescended")] {
        if let number = LooseNumber.number(elevation[key]) { add(name, "\(JSONText.number(number)) \(unit)") }
      }
    }
    for (field, key, unit) in Self.metadataNames {
      guard let amount = Amount(rest[field], unit) else { continue }
      rest.remove(field)
      // One MET is one kilocalorie an hour for each kilogram.
      add(key, "\(JSONText.number(amount.value)) \(amount.unit == "MET" ? unit : amount.unit)")
    }
    if let metadata = take("metadata")?.object {
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
