internal import DailveDomain
internal import DailveScores

/// Puts single readings into words.
struct SamplePresenter {
  let viewer: ViewerContext
  let format: any ValueFormat
  let timeline: ZoneTimeline
  private let devices = DeviceNames()
  var language: Language { viewer.language }

  func row(_ stored: StoredSample) -> SampleListViewModel.Content.Row {
    let sample = stored.sample
    var state: String?
    switch stored.state {
    case .counts: break
    case .repeated: state = language[.samplesRepeated]
    case .outranked: state = language[.samplesOutranked]
    case .superseded: state = language[.samplesSuperseded]
    case .unconvertible: state = language[.samplesUnconvertible]
    case .ahead: state = language[.samplesAhead]
    case .switchedOff: state = language[.samplesSwitchedOff]
    case .excluded: state = language[.samplesExcluded]
    case .corrected(let value): state = language(.samplesCorrected, format.text(value))
    }
    if state == nil, let value = sample.value, !isSleep, !format.range.contains(value) {
      state = language[.samplesOutOfRange]
    }
    return .init(
      start: sample.start.seconds, timeText: time(sample.start, sample.end),
      dayText: DateFormat.longWithYear(timeline.day(at: sample.start), language),
      clockText: clock(sample.start, sample.end), valueText: value(sample),
      source: sample.source, device: sample.device.flatMap { devices.name(of: $0, from: sample.source) },
      stateText: state,
      canChange: stored.state == .counts, types: [stored.type],
      numbers: sample.text == nil && sample.value != nil
        ? [
          .init(type: stored.type, label: language(.samplesRightValue, format.unit.isEmpty ? format.name : format.unit))
        ] : [])
  }

  /// The time of day, with the day if it ends on another.
  private func clock(_ start: Instant, _ end: Instant) -> String {
    func time(_ instant: Instant) -> String { viewer.time(timeline.clockMinutes(at: instant)) }
    if end - start < 60 { return time(start) }
    let (first, last) = (timeline.day(at: start), timeline.day(at: end))
    return RangeText.span(
      time(start), first == last ? time(end) : "\(DateFormat.short(last, language)) \(time(end))", language)
  }

  /// - Parameter isOneOfSeveral: True if the list has readings of several types.
  func override(_ entry: ListedOverride, isOneOfSeveral: Bool) -> SampleListViewModel.Content.Override {
    let what =
      (isOneOfSeveral ? TypeName.readable(entry.type, language) + " · " : "")
      + "\(time(entry.start, entry.start)) · \(entry.source) · \(format.text(entry.value))"
    return .init(
      id: entry.id,
      text: entry.correction.map { language(.samplesOverrideCorrected, what, format.text($0)) }
        ?? language(.samplesOverrideExcluded, what))
  }

  private var isSleep: Bool { format.family == .sleep }

  private func value(_ sample: Sample) -> String {
    if let text = sample.text {
      return SleepStage.stage(ofWord: text).map { language[$0.title] } ?? TypeName.word(text)
    }
    return sample.value.map(format.text) ?? "–"
  }

  private func time(_ start: Instant, _ end: Instant) -> String {
    func text(_ instant: Instant) -> String {
      "\(DateFormat.withYear(timeline.day(at: instant), language)) \(viewer.time(timeline.clockMinutes(at: instant)))"
    }
    if end - start < 60 { return text(start) }
    let sameDay = timeline.day(at: start) == timeline.day(at: end)
    return RangeText.span(text(start), sameDay ? viewer.time(timeline.clockMinutes(at: end)) : text(end), language)
  }
}
