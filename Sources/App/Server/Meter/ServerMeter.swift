internal import CoreMetrics
internal import DailveDocuments
internal import Synchronization

/// The server's own metrics: never a health value, a name or a requested address.
package final class ServerMeter: Sendable {
  private static let requests = "dailve_http_requests_total"
  private static let durations = "dailve_http_request_duration_seconds"
  private static let deliveries = "dailve_deliveries_total"
  private static let build = "dailve_build_info"

  private struct Key: Hashable {
    var route: String
    var status: Int
  }

  private let exposition = Exposition()
  private let known = Mutex<[Key: (count: Counter, time: Timer)]>([:])

  package init() {
    Gauge(label: Self.build, dimensions: [("version", Release.version)], factory: exposition).record(1)
    for outcome in ["accepted", "refused"] { delivery(outcome, by: 0) }
  }

  /// - Parameters:
  ///   - route: A pattern, of which there are few.
  ///   - status: The HTTP status.
  func count(route: String, status: Int, nanoseconds: Int64) {
    let key = Key(route: route, status: status / 100)
    let (count, time) = known.withLock { known in
      if let found = known[key] { return found }
      let made = (
        Counter(
          label: Self.requests, dimensions: [("route", route), ("status", "\(key.status)xx")], factory: exposition),
        Timer(label: Self.durations, dimensions: [("route", route)], factory: exposition)
      )
      known[key] = made
      return made
    }
    count.increment()
    time.recordNanoseconds(nanoseconds)
  }

  func delivery(isAccepted: Bool) { delivery(isAccepted ? "accepted" : "refused", by: 1) }

  private func delivery(_ outcome: String, by amount: Int64) {
    Counter(label: Self.deliveries, dimensions: [("outcome", outcome)], factory: exposition).increment(by: amount)
  }

  /// - Parameter now: Gauges measured on request, by name: a description and a number.
  func text(_ now: [(name: String, meaning: String, value: Double)]) -> String {
    var meanings = [
      Self.requests: "Requests answered, by route and class of status.",
      Self.durations: "Seconds from a request's head to the beginning of its answer.",
      Self.deliveries: "What devices sent, by what became of it.",
      Self.build: "The version of the program.",
    ]
    for gauge in now {
      meanings[gauge.name] = gauge.meaning
      Gauge(label: gauge.name, factory: exposition).record(gauge.value)
    }
    return exposition.text(meanings)
  }
}
