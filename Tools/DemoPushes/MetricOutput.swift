/// Writes the metrics of a delivery as their points arrive. The points of a metric must be consecutive, so that it is written once.
final class MetricOutput {
  let json: JSONOutput
  var dates: PushDates
  private var name: String?

  init(_ json: JSONOutput, _ dates: PushDates) {
    self.json = json
    self.dates = dates
  }

  /// - Parameter body: Writes the members of the point.
  func point(of metric: PushMetric, _ body: (JSONOutput) throws -> Void) throws {
    if name != metric.name {
      try finish()
      name = metric.name
      try json.beginObject()
      json.text("name", metric.name)
      json.text("units", metric.unit)
      try json.beginArray("data")
    }
    try json.beginObject()
    try body(json)
    try json.end()
  }

  func date(_ key: String, _ instant: Int) { json.text(key, dates.text(instant)) }

  /// Closes the current metric.
  func finish() throws {
    guard name != nil else { return }
    name = nil
    try json.end()
    try json.end()
  }
}
