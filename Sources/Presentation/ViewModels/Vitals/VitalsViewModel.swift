public import DailveDomain
internal import DailveScores

/// The Vitals page: last night compared with the person's own ranges.
public struct VitalsViewModel: Sendable {
  public struct Content: Sendable, Encodable, Equatable {
    public var dateText: String
    public var headline: String
    public var sentence: String
    /// The vitals that were measured.
    public var readings: [Reading]
    /// Shown with them, but not counted: HRV.
    public var also: [Reading]
    /// The names of vitals that were not measured, in one sentence.
    public var missingText: String?
    /// Shown if nothing was measured.
    public var empty: EmptyContent?
    /// `nil` if none of the fourteen nights can be judged.
    public var signal: Signal?

    public struct Reading: Sendable, Encodable, Equatable {
      public var name: String
      public var path: String
      public var family: String
      public var valueText: String
      public var rangeText: String?
      public var usual: UsualMark?
      public var status: String
      /// `nil` without a range.
      public var statusText: String?
      /// Position of the value on a scale, `0...1`, on which the range extends from 0.3 to 0.7.
      public var place: Double?
      /// True if it counts as an outlier; high oxygen saturation and long sleep never do.
      public var counts: Bool
    }

    public struct Signal: Sendable, Encodable, Equatable {
      public var state: String
      public var title: String
      public var text: String
      /// The last fourteen nights, oldest first.
      public var nights: [Night]

      public struct Night: Sendable, Encodable, Equatable {
        public var label: String
        public var state: String
        public var text: String
      }
    }
  }

  public let content: Content

  public init(_ viewer: ViewerContext, from reader: any ScoreReading) throws {
    let history = try ScoreHistory.of(viewer.day - 13...viewer.day, from: reader)
    let isMeasured = history.vitals(on: viewer.day).contains { $0.value != nil }
    let newest =
      isMeasured
      ? nil : try reader.newestDays(of: [.sleep, .wristTemperature], onOrBefore: viewer.day).values.max()
    content = VitalsPresenter(viewer: viewer).content(history, newest: newest)
  }
}

/// Puts overnight vitals into words.
struct VitalsPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  /// The number of vitals that are judged, without HRV, which is shown but not counted.
  private func known(_ readings: [OvernightVitals.Reading]) -> Int {
    readings.count { $0.status != .unknown && $0.metric != .hrv && !isOpen($0) }
  }

  /// True if earlier nights vary so much that every value would be usual, which is no praise.
  private func isOpen(_ reading: OvernightVitals.Reading) -> Bool {
    guard let range = reading.range, !reading.counts else { return false }
    return UsualWords.isUninformative(range, possible: viewer.format(metric(reading.metric)).range)
  }

  /// True if nothing was measured that could be judged, although expectations exist.
  private func isUnmeasured(_ readings: [OvernightVitals.Reading]) -> Bool {
    let judged = readings.filter { $0.metric != .hrv }
    return judged.allSatisfy { $0.value == nil } && judged.contains { $0.range != nil }
  }

  /// The line and the sentence where nothing is judged.
  private func unjudged(_ readings: [OvernightVitals.Reading]) -> (summary: TextKey, sentence: TextKey) {
    if isUnmeasured(readings) { return (.vitalsSummaryUnmeasured, .vitalsUnmeasured) }
    let isVaried = readings.contains { $0.metric != .hrv && $0.value != nil && isOpen($0) }
    return isVaried ? (.vitalsTooVaried, .vitalsVariedText) : (.vitalsSummaryNone, .vitalsNone)
  }

  /// One line, for the Wellness page.
  func summary(_ readings: [OvernightVitals.Reading], _ pulse: NightPulse) -> String {
    let known = known(readings)
    if known == 0 { return language[unjudged(readings).summary] }
    let outliers = readings.count { $0.counts }
    if outliers == 0 { return pulse.isRaised ? language[pulse.title] : language(.vitalsSummaryTypical, "\(known)") }
    return outliers == 1
      ? language(.vitalsSummaryOne, "\(known)") : language(.vitalsSummaryMany, "\(outliers)", "\(known)")
  }

  /// - Parameter newest: The newest day with such readings, if the day itself has none.
  func content(_ history: ScoreHistory, newest: CivilDay?) -> VitalsViewModel.Content {
    let readings = history.vitals(on: viewer.day)
    let measured = readings.filter { $0.value != nil }
    let missing = readings.filter { $0.value == nil }
    let outliers = readings.count { $0.counts }
    let known = known(readings)
    let pulse = history.overnight.pulse(on: viewer.day)
    let key: TextKey =
      known == 0
      ? unjudged(readings).sentence
      : outliers >= DayCaution.notableOutliers
        ? .vitalsNotice : pulse.isRaised ? .vitalsRaised : outliers == 1 ? .vitalsOne : .vitalsTypical
    return VitalsViewModel.Content(
      dateText: viewer.dateText, headline: summary(readings, pulse), sentence: language[key],
      readings: measured.filter { $0.metric != .hrv }.map { reading($0, pulse) },
      also: measured.filter { $0.metric == .hrv }.map { reading($0, pulse) },
      missingText: missing.isEmpty || measured.isEmpty
        ? nil : language(.vitalsMissing, missing.map { name($0.metric) }.joined(separator: ", ")),
      empty: measured.isEmpty ? empty(newest) : nil, signal: signal(history, pulse))
  }

  private func empty(_ newest: CivilDay?) -> EmptyContent {
    let title = language[.vitalsEmpty]
    let presenter = EmptyPresenter(viewer)
    guard let newest else {
      return presenter.never(title: title, text: language[.vitalsEmptyText], path: Address.vitals.path)
    }
    // A link to the same day would lead nowhere.
    guard newest < viewer.day else {
      return EmptyContent(
        title: title, text: language[.vitalsEmptyText], link: viewer.isPast ? nil : presenter.arriving)
    }
    return presenter.old(
      title: title, text: presenter.newest(newest, .emptyLatest), newest: newest, path: Address.vitals.path)
  }

  private func name(_ metric: OvernightVitals.Metric) -> String {
    language[metric.title]
  }

  private func metric(_ vital: OvernightVitals.Metric) -> Metric {
    switch vital {
    case .sleepingHeartRate: .heartRate
    case .respiratoryRate: .respiratoryRate
    case .wristTemperature: .wristTemperature
    case .oxygenSaturation: .oxygenSaturation
    case .sleepDuration: .sleep
    case .hrv: .hrv
    }
  }

  /// - Parameter pulse: The pulse of the same night, which its reading must not contradict.
  private func reading(_ reading: OvernightVitals.Reading, _ pulse: NightPulse) -> VitalsViewModel.Content.Reading {
    let metric = metric(reading.metric)
    let format = viewer.format(metric)
    func text(_ value: Double, unit: Bool) -> String {
      unit ? format.text(value, against: reading.middle) : format.number(value)
    }
    let isOpen = isOpen(reading)
    return VitalsViewModel.Content.Reading(
      name: name(reading.metric), path: Address.metric(metric).path,
      family: metric.traits.family.rawValue, valueText: text(reading.value ?? 0, unit: true),
      rangeText: reading.range.map { range in
        if isOpen { return language[.vitalsTooVaried] }
        if metric == .wristTemperature, let around = around(range, format) { return language(.vitalsAround, around) }
        // Impossible values are not called possible: 100 % is the limit.
        return language(
          .vitalsUsual,
          UsualWords.range(
            range, possible: format.range, number: { text($0, unit: false) }, text: { text($0, unit: true) }, language
          ) ?? text(reading.middle ?? range.lowerBound, unit: true))
      }, usual: mark(reading, metric), status: reading.status.rawValue,
      statusText: reading.range.flatMap { _ -> String? in
        if isOpen { return nil }
        let isRaised = reading.metric == .sleepingHeartRate && pulse.isRaised && reading.status == .typical
        return language[isRaised ? .vitalsStatusRaised : reading.status.title]
      },
      place: place(reading), counts: reading.counts)
  }

  /// Half the width of a symmetric range: "0.7°C".
  private func around(_ range: ClosedRange<Double>, _ format: MetricFormat) -> String? {
    format.differenceText((range.upperBound - range.lowerBound) / 2)
  }

  /// Sleeping heart rate has its own name here, because its range is not the metric's usual one; all others have one
  /// usual range everywhere.
  private func mark(_ reading: OvernightVitals.Reading, _ metric: Metric) -> UsualMark? {
    guard let middle = reading.middle, let range = reading.range else { return nil }
    return UsualMark(
      reading.metric == .sleepingHeartRate ? reading.metric.rawValue : metric.rawValue, middle: middle, range: range)
  }

  private func place(_ reading: OvernightVitals.Reading) -> Double? {
    guard let value = reading.value, let range = reading.range, range.upperBound > range.lowerBound else { return nil }
    let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    return min(1, max(0, 0.3 + 0.4 * share))
  }

  private func signal(_ history: ScoreHistory, _ pulse: NightPulse) -> VitalsViewModel.Content.Signal? {
    guard (0..<14).contains(where: { history.overnight.signal(on: viewer.day - $0) != nil }) else { return nil }
    return VitalsViewModel.Content.Signal(
      state: pulse.state, title: language[pulse.title], text: language[pulse.sentence],
      nights: (0..<14).reversed().map { back in
        let pulse = history.overnight.pulse(on: viewer.day - back)
        return .init(
          label: DateFormat.short(viewer.day - back, language), state: pulse.state, text: language[pulse.title])
      })
  }
}
