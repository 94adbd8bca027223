/// How samples of a non-additive type are reduced to one number. Counterpart of `HKQuantityAggregationStyle`.
public enum Averaging: Sendable, Equatable {
  /// Every sample has the same weight (`discreteArithmetic`).
  case arithmetic
  /// Weighted by the time that each sample holds (`discreteTemporallyWeighted`), so that a run with a sample every few
  /// seconds counts for no more than the hour it took.
  case temporallyWeighted
  /// Sound levels: the steady level with the same energy, each sample by its duration (`discreteEquivalentContinuousLevel`;
  /// Leq of IEC 61672-1: 10 log10 of the time-weighted mean of 10^(L/10)).
  case equivalentContinuousLevel
}

/// Computes an average from values added one at a time.
public struct AverageAccumulator: Sendable {
  /// The longest that a sample holds after its end, in seconds. Apple does not publish its limit. A watch at rest
  /// measures every five to ten minutes, so a longer gap means that nobody wore it.
  public static let longestHold = 600

  /// The value that holds until the next sample. Samples of the same second share the time, so that their order does
  /// not matter.
  private struct Held {
    var start: Instant
    var limit: Instant
    var sum: Double
    var count: Double

    /// Seconds until `next` or the limit, whichever is first; at least one.
    func seconds(until next: Instant) -> Double { Double(max(1, min(next, limit) - start)) }
  }

  private let averaging: Averaging
  private var sum = 0.0
  private var weight = 0.0
  private var held: Held?

  public init(_ averaging: Averaging) { self.averaging = averaging }

  /// - Parameters:
  ///   - start: Not earlier than in the previous call if the average is weighted by time.
  ///   - seconds: Duration of the sample.
  ///   - end: End of the averaged period, exclusive; no sample holds longer.
  @inlinable
  public mutating func add(_ value: Double, at start: Instant, seconds: Int, until end: Instant = .distantFuture) {
    accumulate(value, start, seconds, end)
  }

  @usableFromInline
  mutating func accumulate(_ value: Double, _ start: Instant, _ seconds: Int, _ end: Instant) {
    switch averaging {
    case .arithmetic:
      sum += value
      weight += 1
    case .temporallyWeighted:
      let limit = min(end, start + seconds + Self.longestHold)
      if let old = held, old.start == start {
        held = Held(start: start, limit: max(old.limit, limit), sum: old.sum + value, count: old.count + 1)
      } else {
        if let held { (sum, weight) = total(with: held, until: start) }
        held = Held(start: start, limit: limit, sum: value, count: 1)
      }
    case .equivalentContinuousLevel:
      // A reading without duration counts as one second.
      let length = Double(max(1, seconds))
      sum += Elementary.power(10, value / 10) * length
      weight += length
    }
  }

  private func total(with held: Held, until next: Instant) -> (sum: Double, weight: Double) {
    let seconds = held.seconds(until: next)
    return (sum + held.sum / held.count * seconds, weight + seconds)
  }

  /// 0 if no value was added.
  public var average: Double {
    let (sum, weight) = held.map { total(with: $0, until: .distantFuture) } ?? (sum, weight)
    guard weight > 0 else { return 0 }
    switch averaging {
    case .arithmetic, .temporallyWeighted: return sum / weight
    case .equivalentContinuousLevel:
      return 10 * Elementary.naturalLogarithm(sum / weight) / Elementary.naturalLogarithm(10)
    }
  }
}
