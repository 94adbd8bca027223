/// What each source recorded of one night.
public struct NightSource: Sendable, Equatable {
  public var name: String
  /// Minutes; time in bed where the source saw nothing else.
  public var asleep: Double
  public var hasStages: Bool
  public var isInBedOnly: Bool

  /// - Parameters:
  ///   - samples: Sleep samples around the night.
  ///   - span: From the start to the end of the night, in seconds since 1970; what lies outside is another sleep.
  public static func all(_ samples: [StoredSample], span: ClosedRange<Int>) -> [NightSource] {
    var bySource: [String: [(start: Int, end: Int, stage: SleepStage)]] = [:]
    for stored in samples {
      let sample = stored.sample
      guard stored.state.isCounted, let stage = sample.text.flatMap(SleepStage.stage),
        sample.start.seconds < span.upperBound, sample.end.seconds > span.lowerBound
      else { continue }
      bySource[sample.source, default: []].append((sample.start.seconds, sample.end.seconds, stage))
    }
    return bySource.keys.sorted().map { name in
      let own = bySource[name] ?? []
      let sleeping = own.filter { $0.stage.isAsleep }
      return NightSource(
        name: name, asleep: minutes((sleeping.isEmpty ? own : sleeping).map { ($0.start, $0.end) }),
        hasStages: own.contains { $0.stage.isDetailed }, isInBedOnly: sleeping.isEmpty)
    }
  }

  /// Length of the union.
  private static func minutes(_ spans: [(start: Int, end: Int)]) -> Double {
    var total = 0
    var end = Int.min
    for span in spans.sorted(by: { $0.start < $1.start }) where span.end > end {
      total += span.end - max(span.start, end)
      end = span.end
    }
    return Double(total) / 60
  }
}
