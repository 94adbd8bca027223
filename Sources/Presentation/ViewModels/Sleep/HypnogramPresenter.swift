internal import DailveDomain
internal import DailveScores

/// The stages of a night over time, as fractions of its length.
struct HypnogramPresenter {
  let viewer: ViewerContext
  let timeline: ZoneTimeline
  private var language: Language { viewer.language }

  /// The most full hours labelled on the axis.
  private static let mostHours = 5

  /// `nil` for a night without segments.
  func hypnogram(_ night: SleepNight) -> SleepContent.Hypnogram? {
    guard let first = night.segments.first, let last = night.segments.last else { return nil }
    let start = min(night.bedtime, first.start)
    let end = max(night.wake, last.end)
    guard end > start else { return nil }
    func place(_ instant: Instant) -> Double { Double(instant - start) / Double(end - start) }
    let span = RangeText.span(time(start), time(end), language)
    let summary = [SleepStage.awake, .rem, .core, .deep, .unspecified, .inBed].compactMap { stage in
      night.stages[stage].map { "\(language[stage.title]) \(NumberFormat.durationText($0, language))" }
    }
    return SleepContent.Hypnogram(
      rows: rows(night).map { .init(stage: $0.name, name: language[$0.title]) },
      segments: night.segments.map { .init(stage: $0.stage.name, from: place($0.start), to: place($0.end)) },
      span: span, hours: hours(from: start, to: end, place: place),
      label: summary.joined(separator: ", "),
      moments: stride(from: 0, to: end - start, by: 300).map { seconds in
        let instant = start + seconds
        let stage = night.segments.last { $0.start <= instant && $0.end > instant }?.stage
        return "\(time(instant)): " + language[(stage ?? .inBed).title]
      })
  }

  /// Rows from top to bottom; a single one for a night without distinguished stages.
  private func rows(_ night: SleepNight) -> [SleepStage] {
    let stages = night.segments.map(\.stage)
    if stages.contains(where: \.isDetailed) { return [.awake, .rem, .core, .deep] }
    return [stages.contains(where: \.isAsleep) ? .unspecified : .inBed]
  }

  private func time(_ instant: Instant) -> String { viewer.time(timeline.clockMinutes(at: instant)) }

  /// Full hours of local time, in steps that leave room for their labels.
  private func hours(from start: Instant, to end: Instant, place: (Instant) -> Double) -> [SleepContent.Hypnogram.Hour]
  {
    let offset = timeline.segment(at: start).offset
    let first = (start.seconds + offset).floorDivided(by: 3600) + 1
    let last = (end.seconds + offset).floorDivided(by: 3600)
    guard first <= last else { return [] }
    let step = [1, 2, 3, 4].first { (last - first) / $0 < Self.mostHours } ?? 6
    return (first...last).filter { $0.isMultiple(of: step) }.compactMap { hour in
      let at = place(Instant(hour * 3600 - offset))
      // A label at the very edge would be cut off.
      guard at > 0.04, at < 0.96 else { return nil }
      return .init(label: viewer.hour(Double(hour * 60 % 1440)), place: at)
    }
  }
}
