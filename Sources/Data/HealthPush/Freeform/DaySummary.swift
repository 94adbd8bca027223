internal import DailveDomain
internal import DailveImporting
internal import DailveScores

/// The flat summary of a shortcut, `{"date": "2026-06-01", "steps": "8,412"}`, and its parallel lists.
struct DaySummary {
  let reading: DeliveryContext
  let fields: JSONObject
  /// Names that are not metrics.
  let envelope: Set<String>
  /// The position of each field in the delivery.
  let bytes: [String: Int]

  func read(at byte: Int) {
    let date = fields.first("date", "day", "timestamp", "datetime", "time", "startDate", "start")
    let moment = reading.dates.moment(date)
    if date != nil, moment == nil { reading.findings.note(.unreadableDate, at: byte, "date") }
    for member in fields.members where !envelope.contains(member.key) && !member.value.isBlank {
      let (key, value) = (member.key, member.value)
      let place = bytes[key] ?? byte
      switch value {
      case .object(let object): read(object, key, at: place)
      case .array(let array): for element in array { point(key, element, nil, at: place) }
      case .number, .string, .bool, .null: scalar(key, value, moment, at: place)
      }
    }
  }

  private func read(_ object: JSONObject, _ key: String, at byte: Int) {
    if let values = object["values"] {
      ParallelLists(reading: reading, values: values, times: object.first("timestamps", "dates", "times", "starts"))
        .read(key, unit: object.text("unit", "units"), source: object["source"], at: byte)
    } else if object.first("value", "qty") != nil {
      point(key, .object(object), nil, at: byte)
    } else {
      reading.findings.noteUnknown(key, at: byte)
      reading.keep(key, .object(object), at: byte)
    }
  }

  private func point(_ key: String, _ value: JSONValue, _ moment: DateReader.Moment?, at byte: Int) {
    guard let object = value.object else {
      reading.findings.noteUnknown(key, at: byte)
      return reading.keep(key, value, at: byte)
    }
    var grid = SeriesGrid()
    if let own = reading.dates.moment(object.first("date", "time", "timestamp", "start", "startDate")) {
      grid.note(own)
    }
    PointReader(
      reading: reading, kind: MetricNames.kind(key), unit: nil, grid: grid, arrival: moment ?? reading.received
    ).read(value, at: byte)
  }

  /// - Parameter moment: The moment of the summary; without one a value counts as of its arrival.
  private func scalar(_ key: String, _ value: JSONValue, _ moment: DateReader.Moment?, at byte: Int) {
    let name = FieldName(key)
    let kind = MetricNames.known(name.metric)
    if let kind, kind.shape == .sleep, let moment, moment.isDay || moment.startsDay {
      let source = reading.sources.source(fields["source"]).name
      if SleepReader(reading: reading, unit: nil).sum(value, name.unit, on: moment, source, at: byte) { return }
    } else if let kind, case .session = kind.shape, FreeformNumber(value) != nil {
      var object = JSONObject()
      object.add("qty", value)
      if let date = fields.first("date", "day", "timestamp", "datetime", "time", "startDate", "start") {
        object.add("date", date)
      }
      return point(key, .object(object), moment, at: byte)
    }
    guard let kind, kind.shape == .quantity, let said = FreeformNumber(value) else {
      reading.findings.noteUnknown(key, at: byte)
      return reading.keep(key, value, start: moment?.seconds, at: byte)
    }
    let unit = UnitSpelling.unit(said: said.unit, else: name.unit ?? HealthType.canonicalUnit(kind.type), of: kind.type)
    let number = unit == "count" ? said.counting(value) : said
    var time = moment ?? reading.received
    let isOfDay = moment.map { $0.isDay || $0.startsDay } ?? false
    let end = reading.end(of: isOfDay ? .day : .state, from: time)
    var span = PointReader.Span(resolution: isOfDay ? .day : .state, start: time.seconds, end: end)
    if !isOfDay, kind.isCumulative {
      span = reading.daySoFar(time)
      time.isDay = true
    }
    let scale = QuantityScale(of: kind.type, unit: unit, number.value)
    var row = ChunkBuilder.Row(
      type: kind.type,
      origin: reading.origin(reading.sources.source(fields["source"]).name, unit: unit, at: time, span.resolution),
      start: span.start, end: span.end, value: scale(number.value), day: moment?.isDay == true ? time.day : nil)
    if !scale.isIdentity { row.detail.metadata("HAE:qty", JSONText.number(number.value)) }
    reading.add(row, at: byte)
  }
}
