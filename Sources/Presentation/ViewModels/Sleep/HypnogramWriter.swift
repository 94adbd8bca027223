internal import DailveDomain

/// The stages of a night over time, as shares of its length.
struct HypnogramWriter {
  let language: Language
  let timeline: ZoneTimeline

  /// `nil` for a night without segments.
  func hypnogram(_ night: SleepNight) -> SleepContent.Hypnogram? {
    guard let first = night.segments.first, let last = night.segments.last else { return nil }
    let start = min(night.bedtime.seconds, first.start)
    let end = max(night.wake.seconds, last.end)
    guard end > start else { return nil }
    func place(_ instant: Int) -> Double { Double(instant - start) / Double(end - start) }
    var hours: [SleepContent.Hypnogram.Hour] = []
    // Full hours on the wall clock, every second one for long nights.
    let step = end - start > 6 * 3600 ? 2 : 1
    let offset = timeline.segment(at: start).offset
    var hour = (start + offset).floorDivided(by: 3600) + 1
    while hour * 3600 - offset < end {
      let at = place(hour * 3600 - offset)
      if hour.isMultiple(of: step), at > 0.06, at < 0.94 {
        hours.append(.init(label: DateFormat.clock(Double(hour * 60 % 1440)), place: at))
      }
      hour += 1
    }
    let summary = [SleepStage.awake, .rem, .core, .deep, .unspecified, .inBed].compactMap { stage in
      night.stages[stage].map { "\(language.text("stage.\(stage.name)")) \(NumberFormat.durationText($0, language))" }
    }
    return SleepContent.Hypnogram(
      segments: night.segments.map { .init(stage: $0.stage.name, from: place($0.start), to: place($0.end)) },
      start: DateFormat.clock(timeline.clockMinutes(at: start)), end: DateFormat.clock(timeline.clockMinutes(at: end)),
      hours: hours, label: summary.joined(separator: ", "),
      moments: stride(from: start, to: end, by: 300).map { instant in
        let stage = night.segments.last { $0.start <= instant && $0.end > instant }?.stage
        return "\(DateFormat.clock(timeline.clockMinutes(at: instant))): "
          + (stage.map { language.text("stage.\($0.name)") } ?? language[.stageInBed])
      })
  }
}
