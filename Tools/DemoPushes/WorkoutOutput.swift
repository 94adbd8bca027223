internal import DailveDemoPerson
internal import DailveDomain

/// Writes the workouts of a delivery.
struct WorkoutOutput {
  let json: JSONOutput
  let output: MetricOutput
  let form: PushForm

  func write(_ workout: DeliveredWorkout) throws {
    switch form.version {
    case .v1: try first(workout)
    case .v2: try second(workout)
    }
    if let recording = SecondRecording.of(workout.session, workout.day, workout.person, until: workout.limit) {
      try write(recording, workout)
    }
  }

  private func common(_ workout: DeliveredWorkout) throws {
    let session = workout.session
    json.text("name", workout.name)
    output.date("start", session.start)
    output.date("end", session.end)
    if session.distance > 0 {
      try json.quantity("distance", digits(session.distance / 1000, 5), "km")
    }
    if case .range(let average, _, let maximum) = workout.total("HeartRate") {
      try json.quantity("avgHeartRate", digits(average, 3), "bpm")
      try json.quantity("maxHeartRate", digits(maximum, 4), "bpm")
    }
    if session.kind.isOutdoor {
      let weather = Weather(session)
      try json.quantity("temperature", digits((weather.fahrenheit - 32) / 1.8, 4), "degC")
      try json.quantity("humidity", "\(weather.humidity / 100)", "%")
    }
    if workout.hasPlace { json.flag("isIndoor", !session.kind.isOutdoor) }
  }

  // MARK: Version 1

  private func first(_ workout: DeliveredWorkout) throws {
    let session = workout.session
    try json.beginObject()
    try common(workout)
    try json.quantity("activeEnergy", digits(workout.activeEnergy, 3), "kcal")
    try json.quantity("totalEnergy", digits(workout.activeEnergy + workout.basalEnergy, 3), "kcal")
    try json.quantity("intensity", digits(workout.metabolicEquivalents, 5), "MET")
    if case .sum(let steps) = workout.total("StepCount") {
      try json.quantity("stepCount", digits(steps, 0), "steps")
      try json.quantity("stepCadence", digits(steps / Double(session.active) * 60, 2), "spm")
    }
    if session.hasRoute {
      try json.beginObject("elevation")
      json.number("ascent", digits(Double(Int(session.ascent * 100)) / 100, 2))
      json.number("descent", digits(Double(Int(session.ascent * 100)) / 100, 2))
      json.text("units", "m")
      try json.end()
    }
    let rates = workout.heartRates
    for (key, rates) in [("heartRateData", rates.within), ("heartRateRecovery", rates.after)] {
      try json.beginArray(key)
      for rate in rates {
        try json.beginObject()
        output.date("date", rate.at)
        json.number("qty", digits(rate.rate, 0))
        json.text("units", "bpm")
        try json.end()
      }
      try json.end()
    }
    try route(session.hasRoute ? RouteFile(watch: session, workout.day.zone, workout.person) : nil)
    try json.end()
  }

  // MARK: Version 2

  private func second(_ workout: DeliveredWorkout) throws {
    let session = workout.session
    try json.beginObject()
    json.text("id", Identifier.text(session.random(79)))
    try common(workout)
    json.number("duration", "\(session.active)")
    if workout.hasPlace { json.text("location", session.kind.isOutdoor ? "Outdoor" : "Indoor") }
    if session.kind == .swim {
      json.text("location", "Pool")
      try json.quantity("lapLength", digits(PoolSwim.poolLength, 2), "m")
    }
    try json.quantity("activeEnergyBurned", digits(workout.activeEnergy, 3), "kcal")
    try json.quantity("intensity", digits(workout.metabolicEquivalents, 5), "kcal/hr·kg")
    if session.hasRoute { try json.quantity("elevationUp", digits(Double(Int(session.ascent * 100)) / 100, 2), "m") }
    if case .range(let average, let minimum, let maximum) = workout.total("HeartRate") {
      try json.beginObject("heartRate")
      try json.quantity("min", digits(minimum, 4), "bpm")
      try json.quantity("avg", digits(average, 3), "bpm")
      try json.quantity("max", digits(maximum, 4), "bpm")
      try json.end()
    }
    let rates = workout.heartRates
    try minutes("heartRateData", rates.within)
    try json.beginArray("heartRateRecovery")
    for rate in rates.after {
      try point(rate.at, "bpm") {
        for key in ["Min", "Avg", "Max"] { json.number(key, digits(rate.rate, 0)) }
      }
    }
    try json.end()
    for (key, unit, amounts) in workout.amounts { try minutes(key, unit, amounts) }
    try route(session.hasRoute ? RouteFile(watch: session, workout.day.zone, workout.person) : nil)
    try json.end()
  }

  private func minutes(_ key: String, _ rates: [DeliveredWorkout.HeartRate]) throws {
    try json.beginArray(key)
    for (minute, rates) in Dictionary(grouping: rates, by: { minute(around: $0.at) }).sorted(by: { $0.key < $1.key }) {
      let values = rates.map(\.rate)
      try point(minute, "bpm") {
        json.number("Min", digits(values.min() ?? 0, 0))
        json.number("Avg", digits(values.reduce(0, +) / Double(values.count), 6))
        json.number("Max", digits(values.max() ?? 0, 0))
      }
    }
    try json.end()
  }

  private func minutes(_ key: String, _ unit: String, _ amounts: [DeliveredWorkout.Amount]) throws {
    var sums: [Int: Double] = [:]
    for amount in amounts {
      var at = amount.span.lowerBound
      while at < amount.span.upperBound {
        let to = min(amount.span.upperBound, minute(around: at) + 60)
        sums[minute(around: at), default: 0] += amount.value * Double(to - at) / Double(amount.span.count)
        at = to
      }
    }
    try json.beginArray(key)
    for (minute, sum) in sums.sorted(by: { $0.key < $1.key }) {
      try point(minute, unit) { json.number("qty", digits(sum, 9)) }
    }
    try json.end()
  }

  private func minute(around instant: Int) -> Int { output.dates.span(of: .minute, around: instant).lowerBound }

  private func point(_ instant: Int, _ unit: String, _ body: () throws -> Void) throws {
    try json.beginObject()
    output.date("date", instant)
    try body()
    json.text("units", unit)
    json.text("source", Person.watch)
    try json.end()
  }

  // MARK: Both

  /// Writes the recording of a second app, which has fewer values.
  private func write(_ recording: SecondRecording, _ workout: DeliveredWorkout) throws {
    try json.beginObject()
    if form.version == .v2 {
      json.text("id", Identifier.text(workout.session.random(78)))
      json.number("duration", "\(recording.duration)")
      json.text("location", "Outdoor")
    }
    json.text("name", workout.name)
    output.date("start", recording.route.start)
    output.date("end", recording.route.end)
    try json.quantity("distance", digits(recording.distance / 1000, 4), "km")
    let energy = recording.energy(workout.day, workout.person, until: workout.limit)
    try json.quantity(form.version == .v2 ? "activeEnergyBurned" : "activeEnergy", digits(energy, 0), "kcal")
    json.flag("isIndoor", false)
    try route(recording.route)
    try json.end()
  }

  private func route(_ file: RouteFile?) throws {
    try json.beginArray("route")
    if let file {
      let points = file.points
      for second in points.seconds {
        try write(points.point(at: second), at: file.session.start + second, file.recorder)
      }
    }
    try json.end()
  }

  private func write(_ point: RoutePoints.Point, at instant: Int, _ recorder: RouteFile.Recorder) throws {
    func fixed(_ value: Double, _ digits: Int) -> String {
      var bytes: [UInt8] = []
      FixedPoint.append(value, digits, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    try json.beginObject()
    json.number(form.version == .v1 ? "lat" : "latitude", fixed(point.latitude, 6))
    json.number(form.version == .v1 ? "lon" : "longitude", fixed(point.longitude, 6))
    json.number("altitude", fixed(point.altitude, 3))
    if form.version == .v2 {
      json.number("course", fixed(point.course, 2))
      json.number("speed", fixed(point.speed, 3))
      json.number("horizontalAccuracy", fixed(recorder.accuracy, 3))
      json.number("verticalAccuracy", fixed(recorder.accuracy * 0.75, 3))
    }
    output.date("timestamp", instant)
    try json.end()
  }

  private func digits(_ value: Double, _ decimals: Int) -> String { PushMetric.digits(value, decimals) }
}
