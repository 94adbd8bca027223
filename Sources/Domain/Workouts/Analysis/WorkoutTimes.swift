public import DailveScores

/// The times and the duration of a workout, corrected where the written ones cannot be true: apps write rides that were
/// paused and never resumed with a negative duration, and runs that end before they start.
public struct WorkoutTimes: Sendable, Equatable {
  /// Seconds by which a duration may exceed the elapsed time, because times are printed in whole seconds and durations are not.
  public static let leeway = 1.0
  /// Maximum seconds [chosen]: more than eleven days, which nobody records in one go.
  public static let longest = 1e6

  /// Seconds since 1970.
  public private(set) var start: Int
  public private(set) var end: Int
  /// Seconds without pauses.
  public private(set) var duration: Double
  /// True if start and end were written in reverse order.
  public private(set) var isReversed = false
  /// True if a different duration was written.
  public private(set) var isReplaced = false

  /// - Parameters:
  ///   - end: `nil` if none is written; likewise `duration`.
  ///   - pauses: When it was paused and resumed, in seconds since 1970, in any order.
  public init(start: Int, end: Int?, duration written: Double?, pauses: [(moment: Double, isPause: Bool)] = []) {
    let end = end ?? start
    isReversed = end < start
    self.start = min(start, end)
    self.end = max(start, end)
    duration = 0
    let written = written.flatMap { $0.isFinite ? $0 : nil }
    if self.start == self.end, let written, written > 0, written <= Self.longest {
      self.end = self.start.addingClamped(Int(saturating: written.rounded()))
      duration = written
      return
    }
    let elapsed = Double(self.end.subtractingClamped(self.start))
    if let written, written > 0, written <= elapsed + Self.leeway {
      duration = written
    } else {
      duration = Self.active(self.start, self.end, elapsed, pauses)
      isReplaced = written != nil && written != duration
    }
  }

  /// The elapsed time without pauses, or with them if the pauses leave nothing.
  private static func active(
    _ start: Int, _ end: Int, _ elapsed: Double, _ pauses: [(moment: Double, isPause: Bool)]
  ) -> Double {
    let (first, last) = (Double(start), Double(end))
    let idle = PauseSpans.spans(pauses, until: last).reduce(0) { sum, span in
      sum + max(0, min(last, span.end) - max(first, span.start))
    }
    return idle < elapsed ? elapsed - idle : elapsed
  }
}

extension WorkoutDetail.Activity {
  /// The same activity with times that can be true.
  public var withPossibleTimes: Self {
    guard let start, let end else { return self }
    let times = WorkoutTimes(start: start.seconds, end: end.seconds, duration: duration)
    var activity = self
    (activity.start, activity.end) = (Instant(times.start), Instant(times.end))
    if duration != nil { activity.duration = times.duration }
    return activity
  }
}

/// Stretches between pauses and resumptions.
public enum PauseSpans {
  /// The spans from each pause to the next resumption; a pause that is never resumed lasts until `end`.
  ///
  /// - Parameter events: In any order; seconds since 1970.
  public static func spans(_ events: [(moment: Double, isPause: Bool)], until end: Double) -> [TimeSpan] {
    var result: [TimeSpan] = []
    var since: Double?
    for event in events.sorted(by: { $0.moment < $1.moment }) {
      if event.isPause {
        since = since ?? event.moment
      } else if let start = since {
        result.append(TimeSpan(start: start, end: event.moment))
        since = nil
      }
    }
    if let since { result.append(TimeSpan(start: since, end: end)) }
    return result
  }
}
