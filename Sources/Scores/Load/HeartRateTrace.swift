/// The heart rate along a workout. Each sample holds as `HeldHeartRate` says: until the next, at most 60 s.
public struct HeartRateTrace: Sendable, Equatable {
  /// Ordered by time; the highest of several at one moment is last.
  public private(set) var samples: [Sample] = []
  /// Seconds covered by heart rates, over time.
  private var held: CumulativeSeries
  /// Heart rate times those seconds.
  private var beats: CumulativeSeries

  public struct Sample: Sendable, Equatable {
    public var second: Double
    /// Beats per minute.
    public var heartRate: Double

    public init(second: Double, heartRate: Double) {
      self.second = second
      self.heartRate = heartRate
    }
  }

  /// - Parameters:
  ///   - samples: In any order. Implausible values (below 20 or above 300 bpm) are ignored.
  ///   - end: End of the last sample's validity, at most 60 s after it; without it the last sample has no duration.
  public init(_ samples: [Sample], end: Double? = nil) {
    var usable = samples.filter {
      $0.second.magnitude <= CumulativeSeries.largest && $0.heartRate >= 20 && $0.heartRate <= 300
    }
    if !zip(usable, usable.dropFirst()).allSatisfy({ $0.second < $1.second }) {
      usable.sort { ($0.second, $0.heartRate) < ($1.second, $1.heartRate) }
    }
    self.samples = usable
    let stretches = HeldHeartRate.all(
      self.samples.map { (second: $0.second, heartRate: $0.heartRate) }, end: end.flatMap { $0.isFinite ? $0 : nil })
    var (heldPoints, beatPoints): ([(second: Double, value: Double)], [(second: Double, value: Double)]) = ([], [])
    heldPoints.reserveCapacity(2 * usable.count)
    beatPoints.reserveCapacity(2 * usable.count)
    var (seconds, sum) = (0.0, 0.0)
    for (sample, stretch) in zip(self.samples, stretches) {
      heldPoints.append((sample.second, seconds))
      beatPoints.append((sample.second, sum))
      seconds += stretch.seconds
      sum += stretch.seconds * stretch.heartRate
      heldPoints.append((sample.second + stretch.seconds, seconds))
      beatPoints.append((sample.second + stretch.seconds, sum))
    }
    held = CumulativeSeries(heldPoints)
    beats = CumulativeSeries(beatPoints)
  }

  /// Seconds of a span that samples cover.
  public func seconds(in span: TimeSpan) -> Double { held.increase(in: span) }

  /// Mean over the seconds that samples cover; `nil` if there are none.
  public func mean(in span: TimeSpan) -> Double? {
    let seconds = held.increase(in: span)
    // Less than a thousandth of a second is a rounding residue of the subtraction.
    return seconds > 1e-3 ? beats.increase(in: span) / seconds : nil
  }

  /// The mean without pauses and stops.
  public func mean(in span: TimeSpan, without idle: IdleTime) -> Double? {
    var (seconds, sum) = (held.increase(in: span), beats.increase(in: span))
    for pause in idle.spans.stretch(from: { $0.end > span.start }, until: { $0.start >= span.end }) {
      let part = TimeSpan(start: max(pause.start, span.start), end: min(pause.end, span.end))
      seconds -= held.increase(in: part)
      sum -= beats.increase(in: part)
    }
    return seconds > 1e-3 ? sum / seconds : nil
  }

  /// The heart rate at a moment: interpolated between two samples at most 30 s apart, else that of a sample at most 10 s away, else `nil`.
  /// Both limits are our choice.
  public func heartRate(at moment: Double) -> Double? {
    let place = samples.firstPlace { $0.second >= moment }
    let after = place < samples.count ? samples[place] : nil
    let before = place > 0 ? samples[place - 1] : nil
    if let after, after.second == moment { return after.heartRate }
    if let before, let after, after.second - before.second <= 30 {
      let share = (moment - before.second) / (after.second - before.second)
      return before.heartRate + (after.heartRate - before.heartRate) * share
    }
    func distance(_ sample: Sample?) -> Double { sample.map { ($0.second - moment).magnitude } ?? .infinity }
    let nearest = distance(after) < distance(before) ? after : before
    return distance(nearest) <= 10 ? nearest?.heartRate : nil
  }

  /// Heart-rate recovery: beats per minute at the end minus those 60 s later; negative if it rose. `nil` without
  /// samples around both moments.
  ///
  /// Cole et al. 1999, N Engl J Med 341:1351, use the fall within the first minute after exercise.
  public func recovery(after end: Double) -> Double? {
    guard let atEnd = heartRate(at: end), let later = heartRate(at: end + 60) else { return nil }
    return atEnd - later
  }
}
