internal import DailveScores

/// Findings of the first pass over a delivery: names and units may come after their values, and only a whole series
/// shows which period a value covers.
struct Survey {
  struct Metric {
    var name = ""
    var unit: String?
    var grid = SeriesGrid()
    var greatest: Double?
    /// The amounts drunk, by day.
    var drinks = DaySums()
    /// True if the delivery was cut off within the metric.
    var isCut = false

    /// A value means nothing without a name. Without a unit its amount is unknown, if the unit may have been cut off with the rest.
    var isReadable: Bool { !name.isEmpty && (unit != nil || !isCut) }

    /// A series without a name may be water too, because names may come after the values.
    fileprivate var mayBeWater: Bool { name.isEmpty || MetricNames.kind(name).type == MetricKind.water }

    mutating func note(_ point: JSONObject, at moment: DateReader.Moment) {
      grid.note(moment)
      guard moment.startsDay || mayBeWater,
        let said = point.first("qty", "value", "Avg", "avg").flatMap({ FreeformNumber($0) })
      else { return }
      let number = said.value
      // A text with a unit of its own ("6 h 47 min") is left out: without the series' name nobody knows how to convert it.
      if said.unit == nil { greatest = max(greatest ?? number, number) }
      if mayBeWater { drinks.add(number, on: moment.day) }
    }
  }

  struct Workout {
    var start: DateReader.Moment?
    var end: DateReader.Moment?
    var source: JSONValue?
    var grids: [String: SeriesGrid] = [:]
    /// Seconds since 1970 of the first point of the heart rate series.
    var firstHeartRate: Int?
  }

  /// `type`, `unit` and the like of a document with `samples`.
  struct Document {
    var fields = JSONObject()
    /// The series of `samples`, named as the document says.
    var series = Metric()
  }

  struct DaySums {
    /// The most days counted; no life has more.
    private static let most = 1 << 15
    private var sums: [CivilDay: Double] = [:]

    mutating func add(_ number: Double, on day: CivilDay) {
      guard sums[day] != nil || sums.count < Self.most else { return }
      sums[day, default: 0] += number
    }

    subscript(_ day: CivilDay) -> Double? { sums[day] }
  }

  /// The most metrics, workouts and documents surveyed; beyond them the order in the delivery must do.
  static let most = 1 << 16
  private static let mostSeries = 64

  private(set) var separators = NumberSeparators()
  private(set) var metrics: [Metric] = []
  private(set) var workouts: [Workout] = []
  private(set) var documents: [Document] = []
  private var metric = Metric()
  private var workout = Workout()
  private var document = Document()
  private var open: [Place] = []

  /// Reads on by one event. Returns false at the end.
  mutating func read(_ walker: JSONWalker, _ dates: inout DateReader) -> Bool {
    switch walker.next() {
    case .finished:
      // A part that is cut off counts as far as it goes.
      metric.isCut = true
      for place in open.reversed() { end(place) }
      return false
    case .began:
      if let place = walker.place { begin(place) }
    case .ended(let place):
      _ = open.popLast()
      end(place)
    case .value(let value): note(value, walker, &dates)
    case .element, .tooLarge: break
    }
    return true
  }

  private mutating func begin(_ place: Place) {
    open.append(place)
    switch place {
    case .metric: metric = Metric()
    case .workout: workout = Workout()
    case .document: document = Document()
    default: break
    }
  }

  private mutating func end(_ place: Place) {
    switch place {
    case .metric:
      if !metric.mayBeWater { metric.drinks = DaySums() }
      if metrics.count < Self.most { metrics.append(metric) }
    case .workout: if workouts.count < Self.most { workouts.append(workout) }
    case .document:
      document.series.name = document.fields.text("type", "metric", "name") ?? ""
      document.series.unit = document.fields.text("unit", "units")
      if documents.count < Self.most { documents.append(document) }
    default: break
    }
  }

  private mutating func note(_ value: JSONValue, _ walker: JSONWalker, _ dates: inout DateReader) {
    switch walker.place {
    case .metric:
      if walker.key == "name" { metric.name = value.string ?? "" }
      if walker.key == "units" || walker.key == "unit" { metric.unit = value.string }
    case .points:
      separators.note(value)
      if let object = value.object, let moment = dates.moment(object.first("date", "start", "startDate")) {
        metric.note(object, at: moment)
      }
    case .workout:
      separators.note(value, of: walker.key)
      switch walker.key {
      case "start", "startDate": workout.start = dates.moment(value)
      case "end", "endDate": workout.end = dates.moment(value)
      case "source": workout.source = value.isBlank || value.weight > 4096 ? nil : value
      default: break
      }
    case .series(let name):
      separators.note(value)
      guard let moment = dates.moment(value.object?.first("date", "start", "startDate")),
        workout.grids[name] != nil || workout.grids.count < Self.mostSeries
      else { return }
      workout.grids[name, default: SeriesGrid()].note(moment)
      if name == "heartRateData" { workout.firstHeartRate = min(workout.firstHeartRate ?? .max, moment.seconds) }
    case .document:
      separators.note(value, of: walker.key)
      if ["type", "name", "metric", "unit", "units", "source"].contains(walker.key) {
        document.fields.add(walker.key, value)
      }
    case .samples:
      separators.note(value)
      if let object = value.object,
        let moment = dates.moment(object.first("start", "startDate", "date", "time", "timestamp"))
      {
        document.series.note(object, at: moment)
      }
    default: break
    }
  }
}
