internal import DailveDemoPerson
internal import DailveDomain
internal import DailveScores

/// Writes one value per minute, hour or day, as with "Summarize data" turned on.
final class SummedMeasurements: RecordSink {
  /// The data of one metric in one minute, hour or day.
  private struct Slot {
    var pieces: [SourceMerge.Piece] = []
    var values: [Double] = []
    /// Systolic pressures; `values` has the diastolic ones.
    var others: [Double] = []
    var sources: Set<String> = []
  }

  private let output: MetricOutput
  private let step: PushForm.Step
  /// Data before this instant are left out.
  private let from: Int
  /// True if the phone comes first when the names of sources are joined.
  private let isPhoneFirst: Bool
  private var metric: PushMetric?
  private var slots: [Int: Slot] = [:]
  private var nights: SleepSummary

  private static let systolic = RecordHead.quantity + "BloodPressureSystolic"

  init(_ output: MetricOutput, _ step: PushForm.Step, _ version: PushForm.Version, from: Int, isPhoneFirst: Bool) {
    self.output = output
    self.step = step
    self.from = from
    self.isPhoneFirst = isPhoneFirst
    nights = SleepSummary(version, from: from)
  }

  func record(_ head: RecordHead, created: Int, start: Int, end: Int, value: String?, children: [String]) throws {
    guard let metric = PushMetric.of(head.type) else { return }
    if metric.name != self.metric?.name { try finish() }
    self.metric = metric
    switch metric.shape {
    case .sleep: nights.add(value ?? "", start..<end, source: head.source)
    case .amount: spread(Double(value ?? "") ?? 0, start, end, head.source)
    case .session: spread(Double(end - start) / 60, start, end, head.source)
    case .standHours: spread(1, start, start, head.source)
    case .measure, .heartRate, .bloodPressure:
      guard start >= from, let number = Double(value ?? "") else { return }
      var slot = slots[self.start(around: start)] ?? Slot()
      if head.type == Self.systolic {
        slot.others.append(number)
      } else {
        slot.values.append(number * metric.factor)
      }
      slot.sources.insert(head.source)
      slots[self.start(around: start)] = slot
    }
  }

  private func start(around instant: Int) -> Int { output.dates.span(of: step, around: instant).lowerBound }

  /// Divides an amount among slots in proportion to the time it spends in each.
  private func spread(_ value: Double, _ start: Int, _ end: Int, _ source: String) {
    var at = start
    repeat {
      let span = output.dates.span(of: step, around: at)
      let to = end == start ? end : min(end, span.upperBound)
      if at >= from {
        let share = end == start ? value : value * Double(to - at) / Double(end - start)
        var slot = slots[span.lowerBound] ?? Slot()
        let isWatch = source == Person.watch
        slot.pieces.append(
          SourceMerge.Piece(
            start: Instant(at), end: Instant(to), value: share, rank: isWatch ? 0 : 1, source: isWatch ? 0 : 1))
        slot.sources.insert(source)
        slots[span.lowerBound] = slot
      }
      at = to
    } while at < end
  }

  /// Writes the current metric.
  func finish() throws {
    defer { slots.removeAll(keepingCapacity: true) }
    guard let metric else { return }
    if metric.shape == .sleep {
      try nights.write(metric, to: output)
    }
    for (start, slot) in slots.sorted(by: { $0.key < $1.key }) {
      try output.point(of: metric) { json in
        output.date("date", start)
        write(slot, metric, json)
        let sources = slot.sources.sorted()
        json.text("source", (isPhoneFirst ? sources.reversed() : sources).joined(separator: "|"))
      }
    }
    self.metric = nil
  }

  private func write(_ slot: Slot, _ metric: PushMetric, _ json: JSONOutput) {
    func mean(_ values: [Double]) -> String {
      PushMetric.digits(values.reduce(0, +) / Double(max(1, values.count)), 6)
    }
    switch metric.shape {
    case .amount, .session, .standHours: json.number("qty", PushMetric.digits(SourceMerge.total(slot.pieces), 6))
    case .heartRate:
      json.number("Min", PushMetric.digits(slot.values.min() ?? 0, 3))
      json.number("Avg", mean(slot.values))
      json.number("Max", PushMetric.digits(slot.values.max() ?? 0, 3))
    case .bloodPressure:
      json.number("systolic", mean(slot.others))
      json.number("diastolic", mean(slot.values))
    case .measure, .sleep: json.number("qty", mean(slot.values))
    }
  }
}
