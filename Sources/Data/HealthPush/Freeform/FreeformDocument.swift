internal import DailveDomain

/// A document from a shortcut or a person instead of Health Auto Export, read by its shape.
struct FreeformDocument {
  private let reading: DeliveryContext
  private let survey: Survey.Document
  /// True if it contains the arrays of Health Auto Export; other members are then only reported.
  var isEnvelope = false
  private var fields = JSONObject()
  private var bytes: [String: Int] = [:]
  private var samples: PointReader?
  private var isTooLarge = false
  private var weight = 0

  /// The most fields read; further ones are left out.
  private static let mostFields = 4096
  /// Fields that carry no health data.
  private static let envelope: Set<String> = [
    "date", "day", "time", "timestamp", "datetime", "source", "device", "timezone", "tz", "user", "name", "id",
    "version",
    "exportDate", "startDate", "endDate", "start", "end", "type", "unit", "units", "metric", "app", "appVersion",
    "formatVersion",
    "syncSource",
  ]

  init(_ reading: DeliveryContext, _ survey: Survey.Document) {
    self.reading = reading
    self.survey = survey
  }

  mutating func read(_ key: String, _ value: JSONValue, at byte: Int) {
    weight += value.weight + key.utf8.count
    guard fields.members.count < Self.mostFields, weight <= 4 * JSONWalker.largestValue else {
      isTooLarge = true
      return
    }
    fields.add(key, value)
    bytes[key] = byte
  }

  /// Adds one of `samples`, whose type and unit stand beside the array.
  mutating func addSample(_ value: JSONValue, at byte: Int) {
    let type = survey.fields.text("type", "metric", "name") ?? "samples"
    var reader =
      samples
      ?? PointReader(
        reading: reading, kind: MetricNames.kind(type), unit: UnitSpelling.unit(survey.fields.text("unit", "units")),
        grid: survey.series.grid, arrival: reading.received)
    if samples == nil {
      reader.drinks = survey.series.drinks
      reader.period = DeliveryPeriod([survey.series]).period(of: survey.series)
      samples = reader
    }
    guard var object = value.object else { return reading.findings.skip(.unreadableValue, reader.kind.type, at: byte) }
    if object["source"] == nil, let source = survey.fields["source"] { object.add("source", source) }
    if object["date"] == nil, object.first("start", "startDate", "time", "timestamp", "datetime") != nil {
      reader.arrival = nil
    }
    reader.read(.object(object), at: byte)
  }

  func finish(at byte: Int) {
    if isTooLarge { reading.findings.leaveOut(.tooLarge, "", at: byte, .moreAttributes(than: Self.mostFields)) }
    if isEnvelope {
      for member in fields.members where !Self.envelope.contains(member.key) && !member.value.isBlank {
        reading.findings.noteUnknown(member.key, at: bytes[member.key] ?? byte)
        reading.keep(member.key, member.value, at: bytes[member.key] ?? byte)
      }
    } else if let type = fields.text("type", "metric", "name"), fields.first("value", "qty") != nil {
      one(type, .object(fields), byte)
    } else if samples == nil {
      DaySummary(reading: reading, fields: fields, envelope: Self.envelope, bytes: bytes).read(at: byte)
    }
  }

  /// Reads a single value with or without a time; Home Assistant sends none.
  private func one(_ type: String, _ value: JSONValue, _ byte: Int) {
    guard var object = value.object else { return }
    for key in ["type", "metric", "name"] where object[key]?.string == type { object.remove(key) }
    var grid = SeriesGrid()
    if let moment = reading.dates.moment(object.first("date", "time", "timestamp", "datetime", "start", "startDate")) {
      grid.note(moment)
    }
    PointReader(
      reading: reading, kind: MetricNames.kind(type), unit: nil, grid: grid, arrival: reading.received
    ).read(.object(object), at: byte)
  }
}
