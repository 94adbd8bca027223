internal import DailveDomain
internal import DailveScores

/// Puts the Body page into words.
struct BodyPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  func content(_ report: BodyReport, period: DetailPeriod) -> BodyContent {
    let window = DetailWindow(period: period, end: nil, today: viewer.day, isDayInAddress: viewer.isPast)
    func chart(_ metric: Metric, _ series: [DayValue]) -> MetricDetailContent? {
      series.isEmpty
        ? nil
        : MetricDetailPresenter(
          viewer: viewer, format: viewer.format(metric), metric: metric, subject: .metric(metric), page: .body,
          window: window.opening(at: series.last.map { $0.day })
        ).content(series, extras: [])
    }
    return BodyContent(
      dateText: viewer.isPast ? viewer.dateText : nil, latest: latest(report),
      empty: report.latest.isEmpty && report.entries.isEmpty ? empty : nil,
      score: score(report),
      goal: report.profile.goals.weight.rawValue, goalNote: goalNote(report), weight: chart(.weight, report.weights),
      bodyFat: chart(.bodyFat, report.bodyFat), months: months(report),
      older: report.olderThan.map { "\(window.query)&before=\($0)" })
  }

  private var empty: EmptyContent {
    EmptyContent(
      title: language[.bodyEmptyTitle], text: language[.bodyEmpty],
      link: .init(text: language[.bodyNew], path: Address.bodyNew.path))
  }

  private func latest(_ report: BodyReport) -> [BodyContent.Latest] {
    var list = report.latest.map { latest in
      let format = viewer.format(latest.metric)
      return BodyContent.Latest(
        name: format.name, family: "body", metric: latest.metric.rawValue, value: latest.value,
        pieces: format.pieces(latest.value),
        ageText: viewer.age(of: latest.day) ?? viewer.date(latest.day),
        path: Address.metric(latest.metric).path)
    }
    if let index = report.fatFreeMassIndex {
      list.append(
        .init(
          name: language[.bodyFfmi], family: "body", metric: nil, value: index,
          pieces: [.init(number: NumberFormat.text(index, decimals: 1), unit: language[.unitFfmi])],
          ageText: language[.bodyFfmiNote], path: nil))
    }
    return list
  }

  private func score(_ report: BodyReport) -> ScoreContent {
    let presenter = ScorePresenter(language: language)
    let name = language[.bodyScore]
    switch report.score {
    case .failure(let none):
      return presenter.none(
        none.reason, name: name, method: language[.bodyMethod], details: language[.bodyMethodDetails])
    case .success(let trend):
      let weight = viewer.format(.weight)
      var inputs: [ScorePartName: String] = [:]
      if let change = trend.weightChange {
        let shown = NumberFormat.signed(weight.shown(change.magnitude) * (change < 0 ? -1 : 1), decimals: 2)
        inputs[.weight] = language(.bodyPerWeek, shown, weight.unit)
      }
      if let fat = trend.fatChange {
        inputs[.fat] = language(.bodyPointsPerWeek, NumberFormat.signed(fat, decimals: 2))
      }
      let sentence =
        trend.weightChange.map { change in
          let size = NumberFormat.text(weight.shown(change.magnitude), decimals: 2)
          let goal = language[trend.judgedGoal.sentence]
          return Double(size) == 0
            ? language(.bodySteady, goal)
            : language(change > 0 ? .bodyRising : .bodyFalling, UnitText.join(size, weight.unit), goal)
        } ?? language(.bodySentenceFat, inputs[.fat] ?? "")
      return presenter.content(
        trend.score, band: trend.score.band.bodyTitle, name: name, headline: language[trend.headline],
        sentence: sentence, method: language[.bodyMethod], details: language[.bodyMethodDetails], inputs: inputs,
        paths: [.weight: Address.metric(.weight).path, .fat: Address.metric(.bodyFat).path], baseline: baseline(report),
        // Advice for a past day is useless.
        action: viewer.isPast ? nil : language[trend.score.value >= 80 ? .bodyActionKeep : .bodyActionMore])
    }
  }

  /// Describes the weigh-ins of the last two months, which carry almost all the weight of the trend.
  private func baseline(_ report: BodyReport) -> String? {
    guard case .success(let trend) = report.score else { return nil }
    let recent = (trend.weightChange == nil ? report.bodyFat : report.weights).within(report.day - 60...report.day)
    return recent.first.map {
      language(.bodyBaseline, "\(recent.count)", DateFormat.short($0.day, language))
    }
  }

  /// Says that losing weight is not judged below a certain body-mass index.
  private func goalNote(_ report: BodyReport) -> String? {
    guard case .success(let trend) = report.score, trend.judgedGoal != report.profile.goals.weight else { return nil }
    return language(.bodyGoalMaintained, NumberFormat.text(BodyTrend.leastIndexToLose, decimals: 1))
  }

  private func months(_ report: BodyReport) -> [BodyContent.Month] {
    let byMonth = Dictionary(grouping: report.entries) { $0.day.firstOfMonth }
    return byMonth.keys.sorted(by: >).map { first in
      let entries = byMonth[first] ?? []
      let last = first.lastOfMonth
      let mean = RobustStatistics.mean(report.weights.within(first...last).map(\.value))
      // The average is that of days, each of which counts once.
      let days = Set(entries.map(\.day)).count
      return BodyContent.Month(
        name: DateFormat.monthAndYear(first, language),
        meanText: mean.map { language(.bodyMonthMean, viewer.format(.weight).text($0)) },
        countText: days < entries.count
          ? language(.bodyMonthCountOnDays, "\(entries.count)", "\(days)")
          : language(.bodyMonthCount, "\(entries.count)"), entries: entries.map(entry))
    }
  }

  private func entry(_ entry: BodyReport.Row) -> BodyContent.Row {
    let metrics = BodyEntry.metrics.filter { entry.values[$0] != nil }
    return BodyContent.Row(
      id: entry.entry?.id, dayText: DateFormat.weekdayAndDay(entry.day, language),
      source: entry.entry == nil ? entry.source : language[.bodyOwn],
      kind: entry.entry == nil ? "\(entry.kind)" : "own",
      texts: metrics.compactMap { metric in
        entry.values[metric].map { "\(viewer.format(metric).name) \(viewer.format(metric).text($0))" }
      }, memo: entry.entry.flatMap { $0.memo.isEmpty ? nil : $0.memo },
      path: entry.entry.map { Address.bodyEntry($0.id).path }
        ?? Address.metricSamples(metrics.first ?? .weight).path(on: entry.day))
  }
}

extension BodyEntry: WordedEntry {
  func words(_ presenter: EntryPresenter) -> EntryContent {
    func value(_ metric: Metric) -> String? { self.value(metric).map { presenter.viewer.format(metric).text($0) } }
    return EntryContent(
      kind: .historyMeasurement, title: presenter.day(day),
      lines: presenter.lines(
        (.bodyWeight, value(.weight)), (.bodyBodyFat, value(.bodyFat)), (.bodyLeanBodyMass, value(.leanBodyMass)),
        (.bodyDay, presenter.day(day)), (.bodyTime, presenter.viewer.time(Double(clock))), (.bodyMemo, memo)))
  }
}
