internal import DailveDemoPerson
internal import DailveScores

/// Summarises nights as sums of their stages.
struct SleepSummary {
  /// Seconds between two stages after which a new sleep begins.
  private static let longestGap = 3600

  private let version: PushForm.Version
  /// Sleep that ends before this instant is left out.
  private let from: Int
  /// Stages of all nights, in the order of the records.
  private var stages: [(stage: String, span: Range<Int>)] = []
  private var beds: [Range<Int>] = []

  init(_ version: PushForm.Version, from: Int) { (self.version, self.from) = (version, from) }

  mutating func add(_ value: String, _ span: Range<Int>, source: String) {
    let stage = String(value.dropFirst("HKCategoryValueSleepAnalysis".count))
    if stage == "InBed" { beds.append(span) } else { stages.append((stage, span)) }
  }

  mutating func write(_ metric: PushMetric, to output: MetricOutput) throws {
    var sleep: [(stage: String, span: Range<Int>)] = []
    for entry in stages.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
      if let last = sleep.last, entry.span.lowerBound > last.span.upperBound + Self.longestGap {
        try write(sleep, metric, output)
        sleep = []
      }
      sleep.append(entry)
    }
    if !sleep.isEmpty { try write(sleep, metric, output) }
    (stages, beds) = ([], [])
  }

  private func write(
    _ sleep: [(stage: String, span: Range<Int>)], _ metric: PushMetric, _ output: MetricOutput
  ) throws {
    let asleep = sleep.filter { $0.stage != "Awake" }
    guard let first = asleep.first?.span.lowerBound, let last = asleep.last?.span.upperBound, last > from
    else { return }
    func hours(_ stages: String...) -> String {
      let seconds = sleep.reduce(0) { $0 + (stages.contains($1.stage) ? $1.span.count : 0) }
      return PushMetric.digits(Double(seconds) / 3600, 9)
    }
    let bed = beds.first { $0.overlaps(first..<last) }
    try output.point(of: metric) { json in
      if version == .v2 {
        output.date("date", output.dates.span(of: .day, around: last).lowerBound)
        json.number("totalSleep", hours("AsleepCore", "AsleepDeep", "AsleepREM"))
        json.number("asleep", "0")
      } else {
        json.text("date", output.dates.day(last))
        json.number("asleep", hours("AsleepCore", "AsleepDeep", "AsleepREM"))
        json.text("sleepSource", Person.watch)
      }
      json.number("core", hours("AsleepCore"))
      json.number("deep", hours("AsleepDeep"))
      json.number("rem", hours("AsleepREM"))
      json.number("awake", hours("Awake"))
      output.date("sleepStart", first)
      output.date("sleepEnd", last)
      json.number("inBed", PushMetric.digits(Double(bed?.count ?? 0) / 3600, 9))
      if let bed {
        output.date("inBedStart", bed.lowerBound)
        output.date("inBedEnd", bed.upperBound)
        if version == .v1 { json.text("inBedSource", Person.phone) }
      }
      json.text("source", bed == nil || version == .v1 ? Person.watch : Person.watch + "|" + Person.phone)
    }
  }
}
