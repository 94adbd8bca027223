internal import DailveDemoPerson
internal import DailveDomain

/// Writes records one by one, as with "Summarize data" turned off.
final class SingleMeasurements: RecordSink {
  private let output: MetricOutput
  private let version: PushForm.Version
  /// Systolic pressures by start, kept until the diastolic pressure of the pair arrives.
  private var pressures: [Int: String] = [:]

  private static let systolic = RecordHead.quantity + "BloodPressureSystolic"
  private static let stages = [
    "InBed": "In Bed", "AsleepCore": "Core", "AsleepDeep": "Deep", "AsleepREM": "REM", "Awake": "Awake",
  ]

  init(_ output: MetricOutput, _ version: PushForm.Version) {
    self.output = output
    self.version = version
  }

  func record(_ head: RecordHead, created: Int, start: Int, end: Int, value: String?, children: [String]) throws {
    guard let metric = PushMetric.of(head.type) else { return }
    if head.type == Self.systolic {
      pressures[start] = value
      return
    }
    try output.point(of: metric) { json in
      if metric.shape == .sleep {
        output.date("startDate", start)
        output.date("endDate", end)
        json.number("qty", PushMetric.digits(Double(end - start) / 3600, 9))
        let stage = String((value ?? "").dropFirst("HKCategoryValueSleepAnalysis".count))
        json.text("value", Self.stages[stage] ?? stage)
      } else {
        output.date("date", start)
        if version == .v2 {
          output.date("start", start)
          output.date("end", end)
        }
        number(metric, value ?? "", start, end, children, json)
      }
      json.text("source", head.source)
    }
  }

  private func number(
    _ metric: PushMetric, _ value: String, _ start: Int, _ end: Int, _ children: [String], _ json: JSONOutput
  ) {
    switch metric.shape {
    case .heartRate:
      for key in ["Min", "Avg", "Max"] { json.number(key, value) }
      json.text("context", Self.context(children))
    case .bloodPressure:
      json.number("systolic", pressures[start] ?? "0")
      json.number("diastolic", value)
    case .session: json.number("qty", PushMetric.digits(Double(end - start) / 60, 6))
    case .standHours: json.number("qty", "1")
    case .amount, .measure, .sleep: json.number("qty", metric.digits(value))
    }
  }

  /// The motion context in the metadata of a heart rate.
  private static func context(_ children: [String]) -> String {
    let entry = children.first { $0.contains("HKMetadataKeyHeartRateMotionContext") } ?? ""
    return entry.contains("value=\"1\"") ? "Sedentary" : entry.contains("value=\"2\"") ? "Active" : "Not Set"
  }
}
