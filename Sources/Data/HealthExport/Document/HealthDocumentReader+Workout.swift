internal import DailveDomain
internal import DailveImporting
internal import DailveScores

extension HealthDocumentReader {
  /// Since iOS 16 totals are in statistics only; attributes are the fallback.
  func readWorkout(isEmpty: Bool) throws(ImportSourceError) -> Bool {
    let offset = scanner.tagOffset
    let attributes = Dictionary(attributePairs().map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    scanner.beginCapture()
    var identity = ByteHash()
    mixTag(into: &identity)
    var workout = WorkoutElement()
    workout.activity = ShortText.name(attributes["workoutActivityType"] ?? "")
    workout.distance = QuantityText.value(attributes["totalDistance"], attributes["totalDistanceUnit"], in: "km")
    workout.energy = QuantityText.value(
      attributes["totalEnergyBurned"], attributes["totalEnergyBurnedUnit"], in: "kcal")
    var zone: String?
    var distances: [String: Double] = [:]
    var pauses: [(moment: Double, isPause: Bool)] = []
    if !isEmpty {
      let outside = open.depth
      enter()
      while open.depth > outside {
        switch try scanner.next() {
        case .endOfDocument:
          scanner.capture = nil
          return false
        case .end: leave()
        case .start(let isEmptyChild):
          let name = elementName
          guard !name.isOutermost else {
            endUnclosed(at: outside)
            continue
          }
          let depth = open.depth - outside
          mixTag(into: &identity)
          switch name {
          case .workoutStatistics where depth == 1:
            // The statistics of its activities are parts of these.
            readStatistics(into: &workout, &distances)
          case .workoutEvent where depth == 1:
            let event = Dictionary(attributePairs().map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
            let kinds = ["HKWorkoutEventTypePause": true, "HKWorkoutEventTypeResume": false]
            if let moment = date(event["date"]), let isPause = kinds[event["type"] ?? ""] {
              pauses.append((Double(moment), isPause))
            }
          case .workoutRoute: workout.routes += 1
          case .fileReference: noteReference("path")
          case .metadataEntry where depth == 1:
            let pairs = attributePairs()
            if pairs.contains(where: { $0.key == "key" && $0.value == "HKTimeZone" }) {
              zone = pairs.first { $0.key == "value" }?.value
            }
          default: break
          }
          if !isEmptyChild { enter() }
        }
      }
    }
    let xml = scanner.endCapture()
    guard let start = date(attributes["startDate"]) else {
      log.add(.unreadableDate, at: offset, "Workout")
      keep("Workout", start: nil, xml: xml, identity: identity.value, offset: offset)
      return true
    }
    guard let body = pack(xml, "Workout", offset: offset) else { return true }
    workout.distance = Self.distance(distances, workout.activity) ?? workout.distance
    record(
      WorkoutTimes(
        start: start, end: date(attributes["endDate"]),
        duration: QuantityText.value(attributes["duration"], attributes["durationUnit"] ?? "min", in: "s"),
        pauses: pauses),
      of: &workout, offset: offset)
    workout.created = date(attributes["creationDate"]) ?? .min
    workout.origin = origin(
      source: attributes["sourceName"] ?? attributes["source"] ?? "", version: attributes["sourceVersion"],
      device: attributes["device"], zone: zone)
    workout.body = body
    workout.detail = WorkoutDetail(ElementTree.parse(xml) ?? .empty)
    keptBytes += workout.detail.weight
    workout.identity = identity.value
    summary.workouts += 1
    chunk.workouts.append(workout)
    return true
  }

  private func record(_ times: WorkoutTimes, of workout: inout WorkoutElement, offset: Int) {
    (workout.start, workout.end, workout.duration) = (times.start, times.end, times.duration)
    let name = workout.activity
    if times.isReversed { log.add(.reversedTimes, at: offset, name) }
    if times.isReplaced { log.add(.workoutDuration, at: offset, name) }
    if let exported, workout.start > exported { log.add(.afterExport, at: offset, name) }
  }

  /// Notes the file that the current tag refers to.
  func noteReference(_ attribute: String) {
    guard let path = attributePairs().last(where: { $0.key == attribute })?.value else { return }
    references.add(path, at: scanner.tagOffset)
  }

  /// The distance of the workout's own activity, else the sum of all distances: a triathlon swims, rides and runs.
  private static func distance(_ distances: [String: Double], _ activity: String) -> Double? {
    let name = activity.hasPrefix(activityPrefix) ? String(activity.dropFirst(activityPrefix.count)) : activity
    if let own = WorkoutSampleTypes.distance(of: name).flatMap({ distances[$0] }) { return own }
    return distances.isEmpty ? nil : distances.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value }
  }

  private static let activityPrefix = "HKWorkoutActivityType"

  /// - Parameter distances: km by type.
  private func readStatistics(into workout: inout WorkoutElement, _ distances: inout [String: Double]) {
    let statistics = Dictionary(attributePairs().map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    let unit = statistics["unit"]
    let type = statistics["type"] ?? ""
    switch type {
    case "HKQuantityTypeIdentifierActiveEnergyBurned":
      workout.energy = QuantityText.value(statistics["sum"], unit, in: "kcal") ?? workout.energy
    case "HKQuantityTypeIdentifierHeartRate":
      workout.averageHeartRate = QuantityText.value(statistics["average"], unit, in: "count/min")
      workout.maximumHeartRate = QuantityText.value(statistics["maximum"], unit, in: "count/min")
    default:
      if HealthType.isCumulative(type), type.contains("Distance") {
        distances[type] = QuantityText.value(statistics["sum"], unit, in: "km") ?? distances[type]
      }
    }
  }

  func readSummary(isEmpty: Bool) throws(ImportSourceError) -> Bool {
    let attributes = Dictionary(attributePairs().map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    let offset = scanner.tagOffset
    scanner.beginCapture()
    var identity = ByteHash()
    mixTag(into: &identity)
    if !isEmpty, try !skipChildren() {
      scanner.capture = nil
      return false
    }
    let xml = scanner.endCapture()
    guard let day = attributes["dateComponents"].flatMap({ CivilDay($0) }) else {
      log.add(.unreadableDate, at: offset, "ActivitySummary")
      keep("ActivitySummary", start: nil, xml: xml, identity: identity.value, offset: offset)
      return true
    }
    guard let body = pack(xml, "ActivitySummary", offset: offset) else { return true }
    summary.activitySummaries += 1
    chunk.summaries.append(
      SummaryElement(
        summary: ActivitySummary(
          day: day,
          activeEnergy: QuantityText.value(
            attributes["activeEnergyBurned"], attributes["activeEnergyBurnedUnit"], in: "kcal"),
          exerciseMinutes: QuantityText.value(attributes["appleExerciseTime"], "min", in: "min"),
          standHours: QuantityText.value(attributes["appleStandHours"], "hr", in: "hr")),
        body: body, identity: identity.value))
    return true
  }

  private func date(_ text: String?) -> Int? {
    guard let text else { return nil }
    var bytes = Array(text.utf8)
    return unsafe bytes.withUnsafeMutableBufferPointer { unsafe dates.seconds(RawBytes($0)) }
  }

  private func origin(source: String, version: String?, device: String?, zone: String?) -> Int32 {
    func number(_ text: String?, _ table: inout ByteInterner) -> Int32 {
      guard let text else { return -1 }
      var bytes = Array(text.utf8)
      return unsafe bytes.withUnsafeMutableBufferPointer { raw in
        unsafe table.number(RawBytes(raw)) { ShortText.name(unsafe String(decoding: $0, as: UTF8.self)) }
      }
    }
    let key = OriginTable.Key(
      source: number(NameText.composed(source), &origins.sources), version: number(version, &origins.versions),
      device: number(device.map { OriginTable.withoutAddress(NameText.composed($0)) }, &origins.devices),
      unit: -1, word: -1, zone: number(zone, &origins.zones))
    let origin = origins.number(key)
    if let new = origin.new { chunk.origins.append(new) }
    return origin.number
  }
}
