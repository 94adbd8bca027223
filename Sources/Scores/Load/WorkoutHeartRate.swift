/// The heart rates during a workout, from all sources together.
public struct WorkoutHeartRate: Sendable, Equatable {
  /// The workout's span, end exclusive.
  public var span: Range<Instant>
  /// One for each heart rate that occurred, lowest first.
  public var held: [HeldHeartRate]

  public init(span: Range<Instant>, held: [HeldHeartRate]) {
    self.span = span
    self.held = held
  }

  /// - Parameters:
  ///   - samples: Instants and beats per minute, in any order; those outside `span` do not count.
  ///   - pauses: Seconds since 1970; no heart rate counts in them.
  ///   - isRecorded: True if a device recorded the workout. In a manually entered one, a heart rate counts only if the
  ///     next one follows within `HeldHeartRate.longestHold`: without a running workout, a watch measures only every
  ///     few minutes, which says nothing about the effort.
  public init(
    span: Range<Instant>, samples: [(start: Instant, heartRate: Double)], pauses: IdleTime = IdleTime([]),
    isRecorded: Bool = true
  ) {
    var inside = samples.filter { span.contains($0.start) }.sorted {
      ($0.start, $0.heartRate) < ($1.start, $1.heartRate)
    }
    if !isRecorded { inside = Self.dense(inside, until: span.upperBound) }
    let all = HeldHeartRate.all(
      inside.map { (second: Double($0.start.epochSeconds), heartRate: $0.heartRate) },
      end: Double(span.upperBound.epochSeconds), pauses: pauses)
    var seconds: [Double: Double] = [:]
    for stretch in all where stretch.seconds > 0 { seconds[stretch.heartRate, default: 0] += stretch.seconds }
    self.span = span
    held = seconds.sorted { $0.key < $1.key }.map { HeldHeartRate(heartRate: $0.key, seconds: $0.value) }
  }

  /// - Parameter samples: In order.
  private static func dense(_ samples: [(start: Instant, heartRate: Double)], until end: Instant)
    -> [(start: Instant, heartRate: Double)]
  {
    func isClose(_ start: Instant, _ next: Instant) -> Bool {
      next.timeInterval(since: start) <= HeldHeartRate.longestHold
    }
    return samples.indices.filter { index in
      let start = samples[index].start
      guard index + 1 < samples.count else {
        // Keep the last sample only if it belongs to a dense run.
        return index > 0 && isClose(samples[index - 1].start, start) && isClose(start, end)
      }
      return isClose(start, samples[index + 1].start)
    }.map { samples[$0] }
  }

  /// Minutes that the samples cover.
  public var minutes: Double { held.reduce(0) { $0 + $1.seconds } / 60 }
}

/// The person's rating of how hard an activity was.
public struct WorkoutEffort: Sendable, Equatable {
  /// End exclusive.
  public var span: Range<Instant>
  /// 0-10.
  public var effort: Double

  public init(span: Range<Instant>, effort: Double) {
    self.span = span
    self.effort = effort
  }
}
