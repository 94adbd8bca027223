public import DailveScores

/// What one source recorded of a night.
public struct NightSource: Sendable, Equatable {
  public var name: String
  /// Minutes; time in bed where the source recorded nothing else.
  public var asleep: Double
  public var hasStages: Bool
  public var isInBedOnly: Bool

  /// - Parameters:
  ///   - stretches: Sleep that overlaps the night.
  ///   - span: Start and end of the night; what is outside belongs to another sleep.
  /// - Returns: One for each source, ordered by name.
  public static func all(_ stretches: [SleepStretch], span: ClosedRange<Instant>) -> [NightSource] {
    var bySource: [String: [(span: Range<Instant>, stage: SleepStage)]] = [:]
    for stretch in stretches
    where stretch.span.lowerBound < span.upperBound && stretch.span.upperBound > span.lowerBound {
      bySource[stretch.source, default: []].append((stretch.span, stretch.stage))
    }
    return bySource.keys.sorted().map { name in
      let own = bySource[name] ?? []
      let sleeping = own.filter { $0.stage.isAsleep }
      return NightSource(
        name: name, asleep: (sleeping.isEmpty ? own : sleeping).map(\.span).coveredSeconds / 60,
        hasStages: own.contains { $0.stage.isDetailed }, isInBedOnly: sleeping.isEmpty)
    }
  }
}
