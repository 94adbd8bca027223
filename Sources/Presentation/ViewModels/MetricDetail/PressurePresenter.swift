internal import DailveDomain
internal import DailveScores

/// The detail page of blood pressure, which shows both numbers together on the page of either type.
struct PressurePresenter {
  static let systolic = "HKQuantityTypeIdentifierBloodPressureSystolic"
  static let diastolic = "HKQuantityTypeIdentifierBloodPressureDiastolic"

  /// The two types, which belong together.
  static let types = [systolic, diastolic]

  /// Format of both numbers: whole, under a common name.
  static func format(_ language: Language) -> TypeFormat {
    TypeFormat(systolic, unit: nil, largest: 100, title: language[.typePressure], language: language)
  }

  let presenter: MetricDetailPresenter
  /// Daily systolic (`upper`) and diastolic (`lower`) averages, oldest first, for the days on which the page depends.
  let upper: [DayValue]
  let lower: [DayValue]
  /// The newest day with both.
  let newest: CivilDay?
  private var language: Language { presenter.language }
  private var words: DetailFormat {
    DetailFormat(viewer: presenter.viewer, format: presenter.format, isDeviation: false)
  }

  /// Ranges of the days that have both numbers.
  var spread: DaySpread {
    var spread = DaySpread(kind: .pressure)
    let below = Dictionary(lower.map { ($0.day, $0.value) }, uniquingKeysWith: { first, _ in first })
    for day in upper {
      if let value = below[day.day] { spread.ranges[day.day] = min(value, day.value)...max(value, day.value) }
    }
    return spread
  }

  func content() -> MetricDetailContent {
    let spread = spread
    let both = upper.filter { spread.ranges[$0.day] != nil }
    var content = presenter.content(both, spread: spread, newest: newest, extras: [])
    // This applies even if the displayed days have none.
    if newest ?? both.last?.day != nil { content.style = .pairs }
    content.extras = content.empty == nil ? months(both, spread).map { [$0] } ?? [] : []
    content.about = MetricAbout(pressure: presenter.format)
    content.legend = [.init(key: "stems", text: language[.detailPressure])]
    let days = content.points.first.flatMap { CivilDay($0.day) }.map { $0...max($0, presenter.window.end) }
    let shown = days.map { days in both.filter { days.contains($0.day) } } ?? []
    guard let mean = range(shown, spread) else { return content }
    say(&content, shown, mean, spread)
    content.facts = facts(shown, mean, spread, days: content.facts.last)
    return content
  }

  private func range(_ days: [DayValue], _ spread: DaySpread) -> ClosedRange<Double>? {
    spread.range(of: days.map(\.day))
  }

  private func say(
    _ content: inout MetricDetailContent, _ shown: [DayValue], _ mean: ClosedRange<Double>, _ spread: DaySpread
  ) {
    let newest = content.value == nil ? nil : shown.last.flatMap { spread.ranges[$0.day] }
    let pair = newest ?? mean
    let text = words.pressure(pair)
    let unit = presenter.format.unit
    content.pieces = [
      .init(number: text.hasSuffix(" " + unit) ? String(text.dropLast(unit.count + 1)) : text, unit: unit)
    ]
    // The usual systolic value alone would not be a comparison.
    if newest != nil, let day = shown.last?.day {
      let age = presenter.viewer.age(of: day) ?? presenter.viewer.date(day)
      content.says = age + (usual(spread).map { ", " + language(.detailUsual, words.pressure($0)) } ?? "")
    }
    content.finding = "\(content.name): \(text)"
  }

  /// Compares both numbers in the month in which the chart ends with the month before.
  private func months(_ both: [DayValue], _ spread: DaySpread) -> MetricDetailContent.Extra? {
    let comparison = MonthComparison(viewer: presenter.viewer, format: presenter.format)
    guard let months = comparison.months(until: presenter.window.end),
      let now = comparison.rounded(range(both.within(months.days), spread)),
      let then = comparison.rounded(range(both.within(months.daysBefore), spread))
    else { return nil }
    func row(_ label: String, _ value: ClosedRange<Double>, _ tone: String) -> BarRow {
      .init(label: label, text: words.pressure(value), share: nil, tone: tone)
    }
    return MetricDetailContent.Extra(
      title: language[.detailMonths],
      text: language(
        .detailMonthsPressure, months.nameBefore, presenter.format.signedText(now.upperBound - then.upperBound),
        presenter.format.signedText(now.lowerBound - then.lowerBound)),
      rows: [row(months.name, now, "own"), row(months.nameBefore, then, "past")], note: nil)
  }

  /// The usual middle of each number.
  private func usual(_ spread: DaySpread) -> ClosedRange<Double>? {
    let day = presenter.viewer.day
    guard let high = Usual(upper, on: day, step: 1)?.middle, let low = Usual(lower, on: day, step: 1)?.middle,
      low <= high
    else { return nil }
    return low...high
  }

  private func facts(_ shown: [DayValue], _ mean: ClosedRange<Double>, _ spread: DaySpread, days: Fact?) -> [Fact] {
    func ends(_ type: String, _ values: [Double]) -> Fact {
      .init(label: TypeName.readable(type, language), text: words.range(values.min() ?? 0, values.max() ?? 0))
    }
    let known = shown.compactMap { spread.ranges[$0.day] }
    return [
      .init(label: language[.detailAverage], text: words.pressure(mean)),
      ends(Self.systolic, known.map(\.upperBound)), ends(Self.diastolic, known.map(\.lowerBound)),
    ] + (days.map { [$0] } ?? [])
  }
}
