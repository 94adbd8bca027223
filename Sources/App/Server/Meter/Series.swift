internal import CoreMetrics
internal import Synchronization

/// One measure for one set of labels.
protocol Series: AnyObject, Sendable {
  /// - Parameter labels: The text between the braces; may be empty.
  func lines(_ name: String, _ labels: String) -> [String]
}

final class CountSeries: Series, CounterHandler {
  private let count = Atomic<Int64>(0)

  func increment(by amount: Int64) { count.wrappingAdd(amount, ordering: .relaxed) }
  func reset() { count.store(0, ordering: .relaxed) }

  func lines(_ name: String, _ labels: String) -> [String] {
    ["\(name)\(labels.isEmpty ? "" : "{\(labels)}") \(count.load(ordering: .relaxed))"]
  }
}

/// The newest value.
final class GaugeSeries: Series, RecorderHandler {
  private let value = Atomic<UInt64>(0)

  func record(_ value: Int64) { record(Double(value)) }
  func record(_ value: Double) { self.value.store(value.bitPattern, ordering: .relaxed) }

  func lines(_ name: String, _ labels: String) -> [String] {
    let number = Double(bitPattern: value.load(ordering: .relaxed))
    return ["\(name)\(labels.isEmpty ? "" : "{\(labels)}") \(number)"]
  }
}

/// The number of durations below each bound, and their sum.
final class DurationSeries: Series, TimerHandler {
  /// Seconds.
  static let bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

  private struct State {
    /// Separate counts for each bucket; the last one is for longer durations.
    var counts = [Int](repeating: 0, count: DurationSeries.bounds.count + 1)
    var nanoseconds: Double = 0
  }

  private let state = Mutex(State())

  func recordNanoseconds(_ duration: Int64) {
    let seconds = Double(duration) / 1e9
    let place = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
    state.withLock { state in
      state.counts[place] += 1
      state.nanoseconds += Double(duration)
    }
  }

  func lines(_ name: String, _ labels: String) -> [String] {
    let state = state.withLock { $0 }
    let comma = labels.isEmpty ? "" : ","
    var sum = 0
    var lines: [String] = []
    for (bound, count) in zip(Self.bounds.map { "\($0)" } + ["+Inf"], state.counts) {
      sum += count
      lines.append("\(name)_bucket{\(labels)\(comma)le=\"\(bound)\"} \(sum)")
    }
    let braces = labels.isEmpty ? "" : "{\(labels)}"
    return lines + ["\(name)_sum\(braces) \(state.nanoseconds / 1e9)", "\(name)_count\(braces) \(sum)"]
  }
}
