public import DailveScores

/// The recording of a night by one source.
public struct NightSource: Sendable, Equatable {
  public var name: String
  /// Minutes; time in bed where the source recorded nothing else.
  public var asleep: Double
  public var hasStages: Bool
  public var isInBedOnly: Bool

  /// - Parameters:
  ///   - stretches: Sleep that overlaps the night.
  ///   - span: Start and end of the night; time outside belongs to another sleep.
  /// - Returns: One for each source, ordered by name.
  public static func all(_ stretches: [SleepStretch], span: ClosedRange<Instant>) -> [NightSource] {
    var bySource: [String: [SleepMerge.Sample]] = [:]
    for stretch in stretches
    where stretch.span.lowerBound < span.upperBound && stretch.span.upperBound > span.lowerBound {
      bySource[stretch.source, default: []].append(
        SleepMerge.Sample(
          start: stretch.span.lowerBound, end: stretch.span.upperBound, stage: stretch.stage, source: 0, rank: 0,
          startOffset: 0, endOffset: 0))
    }
    return bySource.keys.sorted().map { name in
      let own = bySource[name] ?? []
      let sleeping = SleepMerge.innermost(own.filter { $0.stage != .inBed }).filter { $0.stage.isAsleep }
      // Time in bed may go on for a day, so it is limited to the night.
      let lying = own.map { $0.span.clamped(to: span.lowerBound..<max(span.lowerBound, span.upperBound)) }
      return NightSource(
        name: name, asleep: (sleeping.isEmpty ? lying : sleeping.map(\.span)).coveredSeconds / 60,
        hasStages: own.contains { $0.stage.isDetailed }, isInBedOnly: sleeping.isEmpty)
    }
  }
}
