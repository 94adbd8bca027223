public import DailveDomain
internal import DailveScores

extension HealthRecordsPresenter {
  /// Frequencies below the chart, in Hz: those of audiograms (ISO 8253-1), an octave apart.
  private static let octaves = [125, 250, 500, 1000, 2000, 4000, 8000]
  /// Levels that a chart shows, in dBHL.
  private static let levels = -20.0...140
  /// Points of a test that are shown; tests have seven to eleven.
  private static let most = 40

  public func hearingTests(_ part: ShowHealthRecords.Part<Audiogram>) -> HearingContent {
    let newest = part.entries.first
    return HearingContent(
      finding: newest.map { finding($0.value, date($0.time)) } ?? "",
      chart: newest.flatMap { entry in entry.value.flatMap { chart($0, date(entry.time)) } },
      tests: part.entries.map { entry in
        HearingContent.Test(
          title: date(entry.time), source: short(entry.value?.source ?? ""), table: entry.value.flatMap(table))
      },
      span: span(part, .hearingTests), empty: part.count == 0 ? empty(.hearingEmpty, .hearingEmptyText) : nil)
  }

  private func finding(_ test: Audiogram?, _ date: String) -> String {
    let points = test.map(usable) ?? []
    let (left, right) = (points.compactMap(\.left), points.compactMap(\.right))
    guard !left.isEmpty || !right.isEmpty else { return language(.hearingFindingEmpty, date) }
    return language(.hearingFinding, date, range(left), range(right))
  }

  private func range(_ levels: [Double]) -> String {
    guard let low = levels.min(), let high = levels.max() else { return language[.hearingNone] }
    return low == high
      ? level(low)
      : RangeText.join(value(low), level(high), isSigned: low < 0, language)
  }

  private func level(_ level: Double?) -> String {
    level.map { language(.hearingLevel, value($0)) } ?? language[.hearingNone]
  }

  /// Points whose values can be shown, by frequency.
  private func usable(_ test: Audiogram) -> [Audiogram.Point] {
    func possible(_ level: Double?) -> Double? { level.flatMap { Self.levels.contains($0) ? $0 : nil } }
    return test.points.filter { (20...20_000).contains($0.frequency) }.prefix(Self.most)
      .map { Audiogram.Point(frequency: $0.frequency, left: possible($0.left), right: possible($0.right)) }
      .sorted { $0.frequency < $1.frequency }
  }

  private func chart(_ test: Audiogram, _ date: String) -> HearingContent.Chart? {
    let points = usable(test)
    let levels = points.flatMap { [$0.left, $0.right].compactMap { $0 } }
    guard let high = levels.max() else { return nil }
    func line(_ ear: KeyPath<Audiogram.Point, Double?>) -> [HearingContent.Level] {
      points.compactMap { point in
        let octave = Elementary.naturalLogarithm(point.frequency / 125) / Elementary.naturalLogarithm(2)
        guard let level = point[keyPath: ear], (-1...7).contains(octave) else { return nil }
        return HearingContent.Level(octave: octave, level: level)
      }
    }
    return HearingContent.Chart(
      title: date, softest: -20, loudest: max(80, Int(saturating: (high / 20).rounded(.up)) * 20), left: line(\.left),
      right: line(\.right),
      octaves: Self.octaves.enumerated().map { index, hertz in
        // Every other label fits on a phone.
        AxisLabel(
          text: hertz < 1000 ? "\(hertz)" : "\(hertz / 1000)k", detail: nil, isMinor: !index.isMultiple(of: 2))
      },
      readings: Self.octaves.map { hertz in
        let point = points.first { $0.frequency == Double(hertz) }
        return "\(language(.hearingHertz, number(hertz))): "
          + language(.hearingReading, level(point?.left), level(point?.right))
      },
      legend: [
        ChartLegend(key: "left-ear", text: language[.hearingKeyLeft]),
        ChartLegend(key: "right-ear", text: language[.hearingKeyRight]),
      ])
  }

  private func table(_ test: Audiogram) -> RecordTable? {
    let points = usable(test)
    guard !points.isEmpty else { return nil }
    return RecordTable(
      title: date(test.start), heads: [TextKey.hearingFrequency, .hearingLeft, .hearingRight].map { language[$0] },
      rows: points.map { point in
        [language(.hearingHertz, value(point.frequency)), level(point.left), level(point.right)]
      })
  }
}
