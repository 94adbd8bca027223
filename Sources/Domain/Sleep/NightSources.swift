public import DailveScores

/// What one source recorded of a night.
public struct NightSource: Sendable, Equatable {
  public var name: String
  /// Minutes; time in bed where the source recorded nothing else.
  public var asleep: Double
  public var hasStages: Bool
  public var isInBedOnly: Bool

  /// - Parameters:
  ///   - samples: Sleep samples that overlap the night.
  ///   - span: Start and end of the night; samples outside belong to another sleep.
  /// - Returns: One for each source with samples, ordered by name.
  public static func all(_ samples: [StoredSample], span: ClosedRange<Instant>) -> [NightSource] {
    var bySource: [String: [(span: Range<Instant>, stage: SleepStage)]] = [:]
    for stored in samples {
      let sample = stored.sample
      guard stored.state.isCounted, let stage = sample.text.flatMap(SleepStage.stage),
        sample.start < span.upperBound, sample.end > span.lowerBound
      else { continue }
      bySource[sample.source, default: []].append((sample.start..<max(sample.start, sample.end), stage))
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
