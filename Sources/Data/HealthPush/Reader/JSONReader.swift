internal import DailveDomain

/// The second pass over a delivery in JSON, which makes samples, workouts and kept elements.
final class JSONReader: DeliveryPart {
  private let walker: JSONWalker
  private let survey: Survey
  private let reading: DeliveryContext
  private var metrics = 0
  private var workouts = 0
  /// True if the open metric can be read.
  private var isReadable = true
  private var documents = 0
  private var points: PointReader
  private var workout: WorkoutReader
  private var document: FreeformDocument
  private let period: DeliveryPeriod

  init(_ walker: JSONWalker, _ survey: Survey, _ reading: DeliveryContext) {
    self.walker = walker
    self.survey = survey
    self.reading = reading
    points = PointReader(reading: reading, kind: MetricNames.kind(""), unit: nil, grid: SeriesGrid())
    workout = WorkoutReader(reading, Survey.Workout())
    document = FreeformDocument(reading, Survey.Document())
    period = DeliveryPeriod(survey.metrics)
  }

  /// - Parameter byte: The first byte of a body; `nil` for an empty one.
  static func canRead(_ byte: UInt8?) -> Bool { byte == nil || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") }

  func step() -> Bool {
    switch walker.next() {
    case .began: begin()
    case .ended(let place): end(place)
    case .value(let value): read(value)
    case .element(let bytes, let digest): keep(bytes, digest)
    case .tooLarge(let mebibytes):
      reading.findings.leaveOut(.tooLarge, name, at: walker.byte, .largerThan(mebibytes: mebibytes))
    case .finished(let isComplete):
      finish(isComplete)
      return false
    }
    reading.findings.summary.bytes = walker.scanner.offset
    return true
  }

  /// The context of a value, for the report.
  private var name: String {
    switch walker.place {
    case .points, .metric: points.kind.type
    case .elements(let name), .series(let name): name
    case .route: "route"
    default: walker.key
    }
  }

  private func begin() {
    switch walker.place {
    case .metric:
      let metric = metrics < survey.metrics.count ? survey.metrics[metrics] : Survey.Metric()
      metrics += 1
      isReadable = metric.isReadable
      points = PointReader(
        reading: reading, kind: MetricNames.kind(metric.name), unit: UnitSpelling.unit(metric.unit), grid: metric.grid)
      // Health Auto Export names every unit there is. If it is empty, nobody knows whether 154 are pounds.
      points.assumesUnit = false
      points.period = period.period(of: metric)
      points.drinks = metric.drinks
    case .workout:
      workout = WorkoutReader(reading, workouts < survey.workouts.count ? survey.workouts[workouts] : Survey.Workout())
      workouts += 1
    case .document:
      document = FreeformDocument(
        reading, documents < survey.documents.count ? survey.documents[documents] : Survey.Document())
      documents += 1
    case .data, .metrics, .workouts: document.isEnvelope = true
    default: break
    }
  }

  private func end(_ place: Place) {
    switch place {
    case .workout: workout.finish(at: walker.byte)
    case .document: document.finish(at: walker.byte)
    default: break
    }
  }

  private static let metricFields: Set<String> = ["name", "units", "unit", "type", "aggregation"]

  private func read(_ value: JSONValue) {
    let byte = walker.byte
    switch walker.place {
    case .points where isReadable: points.read(reading.separators.plain(value), at: byte)
    case .points:
      reading.findings.skip(.unknownElement, "metric", at: byte)
    case .metric:
      if !Self.metricFields.contains(walker.key), !value.isBlank {
        reading.findings.noteUnknown(points.kind.type + "." + walker.key, at: byte)
      }
    case .workout: workout.read(walker.key, reading.separators.plain(value), at: byte)
    case .series(let name): workout.addPoint(reading.separators.plain(value), to: name, at: byte)
    case .route: workout.addRoutePoint(value, at: byte)
    case .samples: document.addSample(reading.separators.plain(value), at: byte)
    case .document: document.read(walker.key, reading.separators.plain(value, of: walker.key), at: byte)
    case .data where !value.isBlank: keepUnknown(walker.key, value)
    case .elements(let name) where !value.isBlank: keepUnknown(name, value)
    case .documents, nil:
      if !value.isBlank { keepUnknown("value", value) }
    case .data, .elements, .metrics, .workouts: break
    }
  }

  private func keepUnknown(_ name: String, _ value: JSONValue) {
    reading.findings.noteUnknown(name, at: walker.byte)
    reading.keep(name, value, at: walker.byte)
  }

  /// Arrays that are kept as they are, because they cannot become samples.
  private static let keptArrays: Set<String> = [
    "stateOfMind", "medications", "symptoms", "cycleTracking", "ecg", "heartRateNotifications",
  ]

  private func keep(_ bytes: [UInt8], _ digest: UInt64) {
    guard case .elements(let name) = walker.place else { return }
    if !Self.keptArrays.contains(name) { reading.findings.noteUnknown(name, at: walker.byte) }
    reading.keep(
      name, bytes, digest: digest, start: reading.dates.moment(ElementDate.value(in: bytes))?.seconds, at: walker.byte)
  }

  private func finish(_ isComplete: Bool) {
    let scanner = walker.scanner
    reading.findings.summary.bytes = scanner.offset
    reading.findings.summary.complete = isComplete
    if let place = scanner.firstLongString {
      reading.findings.leaveOut(.tooLarge, "", at: place, .largerThan(mebibytes: JSONScanner.longestString >> 20))
    }
    guard !isComplete else { return }
    // A workout that was cut off is dropped with the rest: half of it would differ from the whole, which comes later.
    if walker.isMalformed {
      reading.findings.leaveOut(.malformedText, "", at: walker.byte)
    } else {
      reading.findings.note(.truncated, at: scanner.offset)
    }
  }
}
