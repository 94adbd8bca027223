/// Values and their times in two lists or in two texts of lines, as shortcuts join them.
struct ParallelLists {
  let reading: DeliveryContext
  let values: JSONValue
  let times: JSONValue?

  func read(_ name: String, unit: String?, source: JSONValue?, at byte: Int) {
    let kind = MetricNames.kind(name)
    let values = Self.list(values)
    let times = times.map { Self.list($0) } ?? []
    var series = Survey.Metric(name: name, unit: unit)
    for (place, time) in times.enumerated() {
      guard let moment = reading.dates.moment(time) else { continue }
      var point = JSONObject()
      if place < values.count { point.add("qty", values[place]) }
      series.note(point, at: moment)
    }
    var reader = PointReader(reading: reading, kind: kind, unit: UnitSpelling.unit(unit), grid: series.grid)
    reader.period = DeliveryPeriod([series]).period(of: series)
    reader.drinks = series.drinks
    for (place, value) in values.enumerated() {
      var object = JSONObject()
      object.add(kind.shape == .quantity ? "qty" : "value", value)
      if place < times.count { object.add("date", times[place]) }
      if let source { object.add("source", source) }
      reader.read(.object(object), at: byte)
    }
  }

  private static func list(_ value: JSONValue) -> [JSONValue] {
    switch value {
    case .array(let array): array
    case .string(let text): text.split(whereSeparator: \.isNewline).map { .string(String($0)) }
    default: [value]
    }
  }
}
