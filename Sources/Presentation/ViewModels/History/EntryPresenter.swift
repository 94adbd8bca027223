internal import DailveDomain
internal import DailveScores

/// An entry in words: its subject and its content.
struct EntryContent {
  struct Line: Equatable {
    var label: String
    var text: String
  }

  var kind: TextKey
  var title: String
  var lines: [Line]
}

/// Puts entries of all kinds into words.
struct EntryPresenter {
  let viewer: ViewerContext
  var language: Language { viewer.language }

  func words(_ written: WrittenVersion) -> EntryContent {
    // A deletion that arrived without its entry has only a name to show.
    if written.version.value == nil, EntryKinds.type(named: written.version.kind) != nil {
      return EntryContent(kind: .historyOther, title: written.version.id, lines: [])
    }
    return written.isReadable
      ? words(written.entry) : EntryContent(kind: .historyOther, title: language[.historyDamaged], lines: [])
  }

  func words(_ entry: (any Entry)?) -> EntryContent {
    switch entry {
    case let entry as BodyEntry: words(entry)
    case let entry as Injury: words(entry)
    case let entry as WorkoutEntry: words(entry)
    case let entry as WorkoutNote: words(entry)
    case let entry as WorkoutLink:
      EntryContent(
        kind: .historyLink, title: day(entry.day),
        lines: lines((.historyLinkWhat, language[entry.isOne ? .historyLinkOne : .historyLinkTwo])))
    case let entry as any Rule: words(entry)
    default: EntryContent(kind: .historyOther, title: language[.historyOtherWhat], lines: [])
    }
  }

  /// The lines that have text.
  func lines(_ pairs: (label: TextKey, text: String?)...) -> [EntryContent.Line] {
    pairs.compactMap { pair in
      pair.text.flatMap { $0.isEmpty ? nil : EntryContent.Line(label: language[pair.label], text: $0) }
    }
  }

  func day(_ day: CivilDay) -> String { DateFormat.withYear(day.nearestAccepted, language) }

  /// "November 21, 2026, 22:10".
  func moment(_ instant: Instant) -> String {
    language(
      .momentEarlier, day(viewer.timeline.day(at: instant)), viewer.time(viewer.timeline.clockMinutes(at: instant)))
  }

  private func words(_ entry: BodyEntry) -> EntryContent {
    func value(_ metric: Metric) -> String? { entry.value(metric).map { viewer.format(metric).text($0) } }
    return EntryContent(
      kind: .historyMeasurement, title: day(entry.day),
      lines: lines(
        (.bodyWeight, value(.weight)), (.bodyBodyFat, value(.bodyFat)), (.bodyLeanBodyMass, value(.leanBodyMass)),
        (.bodyDay, day(entry.day)), (.bodyTime, viewer.time(Double(entry.clock))), (.bodyMemo, entry.memo)))
  }

  private func words(_ entry: Injury) -> EntryContent {
    let name = InjuryPresenter(viewer: viewer).name(entry)
    return EntryContent(
      kind: .historyInjury, title: name,
      lines: lines(
        (.injuryPart, name), (.injurySeverity, language[entry.severity.title]), (.injuryStart, day(entry.start)),
        (.injuryEnd, entry.end.map(day)), (.injuryMemo, entry.memo)))
  }

  private func words(_ entry: WorkoutEntry) -> EntryContent {
    let name = TypeName.activity(entry.activity, language)
    let energy = UnitText.join(NumberFormat.text(entry.energy ?? 0, decimals: 0), language[.unitKcal])
    return EntryContent(
      kind: .historyWorkout, title: [name, day(entry.day)].joined(separator: " · "),
      lines: lines(
        (.workoutActivity, name), (.bodyDay, day(entry.day)),
        (.workoutEntryTime, entry.clock.map { viewer.time(Double($0)) }),
        (.workoutDuration, NumberFormat.durationText(entry.duration, language)),
        (.workoutEntryDistance, entry.distance.map { viewer.format(.distance).text($0) }),
        (.workoutEntryEnergy, entry.energy.map { _ in energy }), (.workoutEffort, entry.effort.map { "\($0)" }),
        (.workoutMemo, entry.memo)))
  }

  private func words(_ entry: WorkoutNote) -> EntryContent {
    EntryContent(
      kind: .historyNote, title: day(entry.day),
      lines: lines((.workoutEffort, entry.effort.map { "\($0)" }), (.workoutMemo, entry.memo)))
  }
}
