internal import DailveDomain
internal import DailveImporting
internal import DailveScores

/// Turns one workout of a delivery into values, its route into a file, and its series into samples. The fields of the
/// two versions of the format differ and are read by their shape.
struct WorkoutReader {
  private let reading: DeliveryContext
  private let survey: Survey.Workout
  private var fields = JSONObject()
  private var weight = 0
  private var route: RouteWriter?
  private var sums = SeriesSums()
  private var parts = WorkoutParts()
  private var isTooLarge = false

  init(_ reading: DeliveryContext, _ survey: Survey.Workout) {
    self.reading = reading
    self.survey = survey
  }

  mutating func read(_ key: String, _ value: JSONValue, at byte: Int) {
    weight += value.weight
    if weight > JSONWalker.largestValue {
      note(.largerThan(mebibytes: JSONWalker.largestValue >> 20), at: byte)
    } else if !value.isBlank {
      fields.remove(key)
      fields.add(key, value)
    }
  }

  private mutating func note(_ cause: ImportProblem.Cause, at byte: Int) {
    guard !isTooLarge else { return }
    isTooLarge = true
    reading.findings.leaveOut(.tooLarge, "Workout", at: byte, cause)
  }

  mutating func addRoutePoint(_ value: JSONValue, at byte: Int) {
    var writer = route ?? RouteWriter()
    let isPoint = value.object.map { writer.add($0, &reading.dates) } ?? false
    route = writer
    if !isPoint { reading.findings.leaveOut(.unreadableValue, "route", at: byte) }
    if writer.isTooLarge { note(.largerThan(mebibytes: PackedText.longest >> 20), at: byte) }
  }

  // MARK: Series

  /// Series of workouts that are not named like a metric.
  private static let series: [String: String] = [
    "swimDistance": "swimming_distance", "swimStroke": "swim_stroke_count", "basalEnergy": "basal_energy_burned",
    "downhillSnowSportsDistance": "downhill_snow_sports", "heartRateData": "heart_rate",
    "heartRateRecovery": "heart_rate",
  ]

  mutating func addPoint(_ value: JSONValue, to series: String, at byte: Int) {
    let kind = MetricNames.kind(Self.series[series] ?? series)
    if parts.read(value, of: series, isSeries: kind.isKnown || Self.isPoint(value), &reading.dates) {
      if parts.isTooLarge { note(.largerThan(mebibytes: JSONWalker.largestValue >> 20), at: byte) }
      return
    }
    guard var object = value.object else {
      return reading.findings.skip(.unreadableValue, series, at: byte)
    }
    if let source = survey.source, object.first("source") == nil { object.add("source", source) }
    let grid = survey.grids[series] ?? SeriesGrid()
    var reader = PointReader(reading: reading, kind: kind, unit: nil, grid: grid)
    reader.assumesUnit = false
    let isRecovery = series == "heartRateRecovery" || series == "heartRateData" && isAfterEnd(survey.firstHeartRate)
    let point = MetricPoint(object)
    // The two minutes after the end come as single values, each with its time, while a sum of a minute has a range.
    reader.fixed =
      isRecovery && point.maximum != nil && !point.isRange ? .single : grid.isWholeMinutes ? .minute : .single
    reader.read(.object(object), at: byte)
    if !isRecovery { sums.add(point, kind.type) }
  }

  /// True for a measurement: a number with its time.
  private static func isPoint(_ value: JSONValue) -> Bool {
    guard let object = value.object else { return false }
    let point = MetricPoint(object)
    return (point.date ?? point.start) != nil && (point.quantity != nil || point.average != nil)
  }

  private func isAfterEnd(_ seconds: Int?) -> Bool {
    guard let seconds, let end = survey.end else { return false }
    return seconds >= end.seconds
  }

  // MARK: The element

  mutating func finish(at byte: Int) {
    guard let start = survey.start ?? reading.dates.moment(fields.first("start", "startDate")) else {
      reading.findings.leaveOut(.unreadableDate, "Workout", at: byte)
      return reading.keep("workouts", .object(fields), at: byte)
    }
    let end = survey.end?.seconds ?? fields.first("end", "endDate").flatMap { reading.dates.moment($0)?.seconds }
    if start.seconds > reading.received.seconds.addingClamped(DeliveryContext.tolerance) {
      reading.findings.leaveOut(.notYet, "Workout", at: byte)
      return reading.keep("workouts", .object(fields), start: start.seconds, at: byte)
    }
    // Devices write the same time in several ways.
    for key in ["start", "startDate", "end", "endDate"] { fields.remove(key) }
    var identity = JSONDigest.of(.object(fields))
    for instant in [start.seconds, end ?? .min] {
      identity = JSONDigest.hash(identity, UInt64(bitPattern: Int64(instant)))
    }
    if let route { identity = JSONDigest.hash(identity, route.digest) }
    // A version with series counts as another one than a version without.
    if let digest = sums.digest { identity = JSONDigest.hash(identity, digest) }
    if !parts.isEmpty { identity = JSONDigest.hash(identity, parts.digest) }
    let sender = survey.source ?? fields["source"]
    var source = reading.sources.source(sender).name
    if !reading.builder.admits(reading.origin(source, at: start, .single)) {
      reading.findings.note(.tooLarge, at: byte, "", .moreNames(than: NameLimits.sources))
      source = reading.sources.source(nil).name
    }
    for array in parts.others { fields.add(array.name, .array(array.values)) }
    let totals = WorkoutTotals(fields, sums, start: start.seconds, end: end)
    // The route is named after its content: a later version of the workout with another energy has the same route.
    let path = route.map { "workout-routes/route_" + String($0.digest, radix: 16) + ".gpx" }

    var workout = WorkoutElement()
    workout.origin = reading.builder.number(of: reading.origin(source, at: start, .single))
    workout.activity = totals.activity
    workout.start = totals.start
    workout.end = totals.end
    workout.duration = totals.duration
    workout.distance = totals.kilometres
    workout.energy = totals.kilocalories
    workout.averageHeartRate = totals.averageHeartRate
    workout.maximumHeartRate = totals.maximumHeartRate
    workout.routes = route == nil ? 0 : 1
    workout.identity = identity
    workout.pushed = PushedWorkout(id: totals.id, namesSource: !(sender?.isBlank ?? true))
    workout.detail = WorkoutDetail(totals, parts, offset: start.offset, route: path)
    reading.findings.summary.workouts += 1
    for name in totals.unknown { reading.findings.noteUnknown("Workout." + name, at: byte) }
    for name in totals.absurd { reading.findings.leaveOut(.unreadableValue, "Workout." + name, at: byte) }
    if let path, let file = route?.file(named: path) {
      reading.findings.summary.routes += 1
      reading.builder.add(workout, file: file)
    } else {
      reading.builder.add(workout, file: nil)
    }
  }
}
