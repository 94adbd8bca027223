internal import DailveDomain
internal import DailveScores

/// Blood pressure: two numbers that mean something only together, on the page of either.
struct PressureWords {
  static let systolic = "HKQuantityTypeIdentifierBloodPressureSystolic"
  static let diastolic = "HKQuantityTypeIdentifierBloodPressureDiastolic"

  let writer: MetricDetailWriter
  /// One per day, oldest first.
  let upper: [DayValue]
  let lower: [DayValue]
  private var language: Language { writer.language }
  private var words: DetailWords { DetailWords(viewer: writer.viewer, format: writer.format, isDeviation: false) }

  /// Days that have both.
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
    var content = writer.content(both, spread: spread, extras: [])
    content.extras = []
    content.legend = [.init(key: "stems", text: language[.detailPressure])]
    let days = content.points.first.flatMap { CivilDay($0.day)?.number }.map { $0...max($0, writer.window.end.number) }
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
    let unit = writer.format.unit
    content.pieces = [
      .init(number: text.hasSuffix(" " + unit) ? String(text.dropLast(unit.count + 1)) : text, unit: unit)
    ]
    if newest != nil, let usual = usual(spread) {
      content.says += ", " + language(.detailUsual, words.pressure(usual))
    }
    content.finding = "\(content.name): \(text)"
  }

  /// The middle of what is usual of each.
  private func usual(_ spread: DaySpread) -> ClosedRange<Double>? {
    let day = writer.window.end
    guard let high = Usual(upper, on: day, step: 1)?.middle, let low = Usual(lower, on: day, step: 1)?.middle,
      low <= high
    else { return nil }
    return low...high
  }

  private func facts(
    _ shown: [DayValue], _ mean: ClosedRange<Double>, _ spread: DaySpread, days: MetricDetailContent.Fact?
  ) -> [MetricDetailContent.Fact] {
    func ends(_ type: String, _ values: [Double]) -> MetricDetailContent.Fact {
      .init(
        label: TypeName.readable(type, language),
        text: "\(words.number(values.min() ?? 0)) – \(words.text(values.max() ?? 0))")
    }
    let known = shown.compactMap { spread.ranges[$0.day] }
    return [
      .init(label: language[.detailAverage], text: words.pressure(mean)),
      ends(Self.systolic, known.map(\.upperBound)), ends(Self.diastolic, known.map(\.lowerBound)),
    ] + (days.map { [$0] } ?? [])
  }
}
