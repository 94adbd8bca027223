internal import DailveDomain
internal import DailveScores

/// Puts injuries into words.
struct InjuryPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  func line(_ injury: Injury) -> InjuryLine {
    let days = injury.days(on: viewer.day)
    let since: String
    if let end = injury.end {
      since = RangeText.span(DateFormat.withYear(injury.start, language), DateFormat.withYear(end, language), language)
    } else {
      since =
        days <= 1
        ? language[.injurySinceToday] : language(.injurySince, DateFormat.short(injury.start, language), "\(days)")
    }
    return InjuryLine(
      id: injury.id, text: name(injury), severity: injury.severity.rawValue,
      severityText: language[injury.severity.title], sinceText: since)
  }

  /// "Left knee".
  func name(_ injury: Injury) -> String {
    let part = language[injury.part.title]
    let text =
      switch injury.side {
      case .both: language(.injuryNameBoth, part)
      case .left: language(.injuryName, language[.sideLeft], part)
      case .right: language(.injuryName, language[.sideRight], part)
      case nil: part
      }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// - Parameter volumes: Training around each injury, by its id.
  func content(_ injuries: [Injury], _ volumes: [String: InjuryStatistics.Volume]) -> InjuriesContent {
    let statistics = InjuryStatistics(injuries, on: viewer.day)
    let active = injuries.active(on: viewer.day)
    let past = injuries.filter { !$0.isActive(on: viewer.day) }.sorted {
      ($0.end ?? $0.start, $0.id) > ($1.end ?? $1.start, $1.id)
    }
    func days(_ value: Double?) -> String {
      value.map { language(.injuryDays, NumberFormat.text($0, decimals: $0 == $0.rounded() ? 0 : 1)) } ?? "–"
    }
    let most = Double(statistics.parts.first?.count ?? 1)
    return InjuriesContent(
      empty: injuries.isEmpty
        ? EmptyContent(
          title: language[.injuryEmptyTitle], text: language[.injuryEmpty],
          link: .init(text: language[.injuryNew], path: Address.injuryNew.path)) : nil,
      active: active.map { item($0, volumes[$0.id]) }, past: past.map { item($0, volumes[$0.id]) },
      facts: statistics.total == 0
        ? []
        : [
          .init(label: language[.injuryTotal], text: "\(statistics.total)"),
          .init(label: language[.injuryActive], text: "\(statistics.active)"),
          .init(label: language[.injuryRecovery], text: days(statistics.recoveryDays)),
        ],
      parts: statistics.parts.map { part in
        .init(
          label: language[part.part.title].capitalizedFirst,
          text: part.recoveryDays == nil
            ? language(.injuryPartCount, "\(part.count)")
            : language(.injuryPartHealed, "\(part.count)", days(part.recoveryDays)), share: Double(part.count) / most,
          tone: nil)
      },
      marks: active.map {
        .init(part: $0.part.rawValue, side: $0.side?.rawValue ?? "both", severity: $0.severity.rawValue)
      },
      mapLabel: active.isEmpty
        ? language[.injuryMapNone] : language(.injuryMap, active.map { name($0) }.joined(separator: ", ")))
  }

  private func item(_ injury: Injury, _ volume: InjuryStatistics.Volume?) -> InjuriesContent.Item {
    InjuriesContent.Item(
      line: line(injury), daysText: injury.end == nil ? nil : language(.injuryDays, "\(injury.days(on: viewer.day))"),
      memo: injury.memo.isEmpty ? nil : injury.memo,
      volume: volume.map { facts($0, isOpen: injury.end == nil) } ?? [],
      risenText: volume.flatMap { $0.hasRisen ? risen($0, isActive: injury.end == nil) : nil },
      warnings: injury.isActive(on: viewer.day) ? warnings(injury) : [])
  }

  private func facts(_ volume: InjuryStatistics.Volume, isOpen: Bool) -> [Fact] {
    func fact(_ key: TextKey, _ period: InjuryStatistics.Period?) -> Fact {
      .init(label: language[key], text: period.map(minutes) ?? "–")
    }
    let facts = [fact(.injuryBefore, volume.before), fact(isOpen ? .injurySinceThen : .injuryDuring, volume.during)]
    return isOpen ? facts : facts + [fact(.injuryAfter, volume.after)]
  }

  /// A weekly rate, given only for a week or more: an hour on the first day is not seven hours a week. Unknown days are
  /// not mentioned.
  private func minutes(_ period: InjuryStatistics.Period) -> String {
    if let rate = period.minutesPerWeek { return language(.injuryPerWeek, NumberFormat.text(rate, decimals: 0)) }
    guard period.days > 0 else { return "–" }
    return language(.injuryInDays, NumberFormat.text(period.minutes, decimals: 0), "\(period.days)")
  }

  private func risen(_ volume: InjuryStatistics.Volume, isActive: Bool) -> String {
    let before = NumberFormat.text(volume.before.minutesPerWeek ?? 0, decimals: 0)
    guard let rate = volume.during.minutesPerWeek else {
      return language(.injuryRisenAlready, NumberFormat.text(volume.during.minutes, decimals: 0), before)
    }
    return language(isActive ? .injuryRisen : .injuryRisenThen, NumberFormat.text(rate, decimals: 0), before)
  }

  private func warnings(_ injury: Injury) -> [InjuriesContent.Warning] {
    var byLevel: [InjurySeverity: [String]] = [:]
    for activity in InjuryConflict.common {
      if let warning = InjuryConflict.warnings(for: activity, injuries: [injury], on: viewer.day).first {
        byLevel[warning.level, default: []].append(TypeName.activity(activity, language))
      }
    }
    return InjurySeverity.allCases.reversed().compactMap { level in
      byLevel[level].map {
        .init(level: level.rawValue, levelText: language[level.advice], activities: $0.joined(separator: ", "))
      }
    }
  }
}

extension Injury: WordedEntry {
  func words(_ presenter: EntryPresenter) -> EntryContent {
    let name = InjuryPresenter(viewer: presenter.viewer).name(self)
    return EntryContent(
      kind: .historyInjury, title: name,
      lines: presenter.lines(
        (.injuryPart, name), (.injurySeverity, presenter.language[severity.title]),
        (.injuryStart, presenter.day(start)), (.injuryEnd, end.map(presenter.day)), (.injuryMemo, memo)))
  }
}
