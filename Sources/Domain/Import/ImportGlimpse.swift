internal import DailveScores

/// A preview of an import while it runs: monthly values of a few metrics, straight from the records. It is rough,
/// without merged sources or corrections, and derived statistics replace it when the import is done.
public struct ImportGlimpse: Sendable {
  /// One metric by month (UTC): for cumulative types the sum of the source with the largest one, else the mean of all
  /// readings.
  public struct Series: Sendable, Equatable {
    public var metric: Metric
    /// Months since January of year 0, ascending, one for each of `values`.
    public var months: [Int]
    public var values: [Double]
  }

  private static let metrics: Set<Metric> = [.rhr, .hrv, .steps, .weight, .heartRate, .activeEnergy, .vo2Max]

  private struct Sum {
    var sum = 0.0
    var count = 0
  }

  private var metricOfType: [Metric?] = []
  private var sourceNumbers: [String: Int] = [:]
  private var sourceOfOrigin: [Int] = []
  private var units: [String?] = []
  private var sums: [Metric: [Int: [Int: Sum]]] = [:]
  /// Records of one metric, month and source usually follow each other, and are added up here first.
  private var open: (metric: Metric, month: Int, source: Int, sum: Sum)?
  private var lastDay: CivilDay?
  private var lastMonth = 0

  public init() {}

  public mutating func add(_ chunk: ImportChunk) {
    for type in chunk.types {
      let metric = MetricTraits.metric(ofType: type)
      metricOfType.append(metric.flatMap { Self.metrics.contains($0) ? $0 : nil })
    }
    for origin in chunk.origins {
      let number = sourceNumbers[origin.source] ?? sourceNumbers.count
      sourceNumbers[origin.source] = number
      sourceOfOrigin.append(number)
      units.append(origin.unit)
    }
    for row in chunk.rows where row.text < 0 {
      guard let metric = metricOfType[Int(row.type)] else { continue }
      add(row, metric)
    }
    close()
  }

  private mutating func add(_ row: SampleRow, _ metric: Metric) {
    let traits = metric.traits
    let unit = units[Int(row.origin)] ?? traits.unit
    guard let conversion = unit == traits.unit ? .identity : UnitConversion.from(unit, to: traits.unit) else { return }
    let value = conversion(row.value)
    guard traits.range.contains(value) else { return }
    let day = Instant(row.start).day(offset: 0)
    if day != lastDay {
      let (year, month, _) = day.components
      (lastDay, lastMonth) = (day, year * 12 + month - 1)
    }
    let source = traits.aggregation == .cumulative ? sourceOfOrigin[Int(row.origin)] : 0
    if open?.metric != metric || open?.month != lastMonth || open?.source != source {
      close()
      open = (metric, lastMonth, source, Sum())
    }
    open?.sum.sum += value
    open?.sum.count += 1
  }

  private mutating func close() {
    guard let (metric, month, source, sum) = open else { return }
    sums[metric, default: [:]][month, default: [:]][source, default: Sum()].sum += sum.sum
    sums[metric, default: [:]][month, default: [:]][source, default: Sum()].count += sum.count
    open = nil
  }

  public var series: [Series] {
    sums.keys.sorted { $0.rawValue < $1.rawValue }.compactMap { metric in
      guard let byMonth = sums[metric], byMonth.count > 1 else { return nil }
      let months = byMonth.keys.sorted()
      let values = months.map { month in
        let parts = byMonth[month]?.values.map { $0 } ?? []
        return metric.traits.aggregation == .cumulative
          ? parts.map(\.sum).max() ?? 0
          : parts.reduce(0) { $0 + $1.sum } / Double(max(1, parts.reduce(0) { $0 + $1.count }))
      }
      return Series(metric: metric, months: months, values: values)
    }
  }
}
