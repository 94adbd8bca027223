internal import CoreMetrics
internal import Synchronization

/// Counts and durations of one server, in Prometheus's text format
/// (https://prometheus.io/docs/instrumenting/exposition_formats/, version 0.0.4).
final class Exposition: MetricsFactory {
  /// A metric, such as "dailve_http_requests_total", with its kind.
  struct Family {
    var kind: String
    var series: [String: any Series] = [:]
  }

  private let families = Mutex<[String: Family]>([:])

  private func series<S: Series>(_ label: String, _ dimensions: [(String, String)], _ kind: String, _ make: () -> S)
    -> S
  {
    let labels = Self.labels(dimensions)
    return families.withLock { families in
      if let known = families[label]?.series[labels] as? S { return known }
      let made = make()
      families[label, default: Family(kind: kind)].series[labels] = made
      return made
    }
  }

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(label, dimensions, "counter") { CountSeries() }
  }

  func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    series(label, dimensions, "gauge") { GaugeSeries() }
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(label, dimensions, "histogram") { DurationSeries() }
  }

  // Counted values are kept.
  func destroyCounter(_ handler: any CounterHandler) {}
  func destroyRecorder(_ handler: any RecorderHandler) {}
  func destroyTimer(_ handler: any TimerHandler) {}

  /// All metrics by name.
  ///
  /// - Parameter meanings: A sentence for each name.
  func text(_ meanings: [String: String]) -> String {
    let families = families.withLock { $0 }
    return families.sorted { $0.key < $1.key }.map { name, family in
      let lines = family.series.sorted { $0.key < $1.key }.flatMap { $1.lines(name, $0) }
      return "# HELP \(name) \(meanings[name] ?? name)\n# TYPE \(name) \(family.kind)\n"
        + lines.map { $0 + "\n" }.joined()
    }.joined()
  }

  /// `route="/",status="2xx"`.
  private static func labels(_ dimensions: [(String, String)]) -> String {
    dimensions.map { name, value in
      let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      return "\(name)=\"\(escaped)\""
    }.joined(separator: ",")
  }
}
