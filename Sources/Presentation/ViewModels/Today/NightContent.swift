internal import DailveDomain
internal import DailveScores

/// A night in one row: its stages, its length and its score.
public struct NightContent: Sendable, Codable, Equatable {
  /// Hours and minutes asleep, or in bed if only that is known.
  public var pieces: [Piece]
  public var isInBedOnly: Bool
  /// Bedtime and wake time: "23:31–7:24"; `nil` if they are unknown.
  public var spanText: String?
  public var score: Int?
  /// Minutes by stage in words.
  public var label: String
  /// From the top: awake, REM, core, deep, or a single lane. Empty if times are unknown.
  public var lanes: [Lane]

  /// One stage over the night.
  public struct Lane: Sendable, Codable, Equatable {
    public var stage: String
    /// Start and end of each stretch in thousandths of the night, in order.
    public var stretches: [[Int]]
  }
}

/// Puts a night into one row.
struct NightPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  func content(_ night: SleepNight, score: Int?) -> NightContent {
    let summary = [SleepStage.awake, .rem, .core, .deep, .unspecified, .inBed].compactMap { stage in
      night.stages[stage].map { "\(language[stage.title]) \(NumberFormat.durationText($0, language))" }
    }
    let minutes = night.isInBedOnly ? night.inBed ?? 0 : night.asleep
    return NightContent(
      pieces: viewer.format(.sleep).pieces(minutes), isInBedOnly: night.isInBedOnly,
      spanText: night.segments.isEmpty
        ? nil : RangeText.span(viewer.time(night.bedtimeClock), viewer.time(night.wakeClock), language),
      score: score, label: summary.joined(separator: ", "), lanes: lanes(night))
  }

  private func lanes(_ night: SleepNight) -> [NightContent.Lane] {
    guard let first = night.segments.first, let last = night.segments.last else { return [] }
    let start = min(night.bedtime, first.start)
    let length = max(night.wake, last.end) - start
    guard length > 0 else { return [] }
    func place(_ instant: Instant) -> Int { (instant - start) * 1000 / length }
    let hasStages = night.segments.contains { $0.stage.isDetailed }
    let stages: [SleepStage] = hasStages ? [.awake, .rem, .core, .deep] : [night.isInBedOnly ? .inBed : .unspecified]
    return stages.map { stage in
      NightContent.Lane(
        stage: stage.name,
        stretches: night.segments.filter { hasStages ? $0.stage == stage : $0.stage != .awake }.map {
          [place($0.start), max(place($0.start), place($0.end))]
        })
    }
  }
}
