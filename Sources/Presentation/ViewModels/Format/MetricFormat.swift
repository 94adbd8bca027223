public import DailveDomain

/// Formats the values of one metric, the same on every page.
public struct MetricFormat: ValueFormat {
  public let metric: Metric
  public let language: Language
  public let units: UnitSystem
  /// Conversion between the canonical and the displayed unit.
  private let toShown: UnitConversion
  private let toCanonical: UnitConversion

  public init(_ metric: Metric, language: Language, units: UnitSystem) {
    self.metric = metric
    self.language = language
    self.units = units
    let canonical = metric.traits.unit
    let shown = units.shown(canonical)
    toShown = UnitConversion.from(canonical, to: shown) ?? .identity
    toCanonical = UnitConversion.from(shown, to: canonical) ?? .identity
  }

  public var name: String { language[metric.title] }

  public var decimals: Int { metric.traits.decimals }
  public var family: MetricFamily { metric.traits.family }
  public var isCumulative: Bool { metric.traits.aggregation == .cumulative }
  public var needsWholeDay: Bool { metric.needsWholeDay }
  public var good: GoodDirection { metric.traits.good }
  public var range: ClosedRange<Double> { metric.traits.range }

  public var style: ChartStyle {
    switch metric {
    case _ where isCumulative: .bars
    case .sleep: .bars
    case .oxygenSaturation, .vo2Max, .heartRateRecovery, .weight, .bmi, .bodyFat, .leanBodyMass, .wristTemperature:
      .dots
    default: .area
    }
  }

  public var unit: String {
    switch metric {
    case .hrv, .rmssd: language[.unitMs]
    case .rhr, .heartRate, .heartRateRecovery: language[.unitBpm]
    case .respiratoryRate: language[.unitPerMinute]
    case .oxygenSaturation, .bodyFat: language[.unitPercent]
    case .weight, .leanBodyMass: units == .imperial ? language[.unitLb] : language[.unitKg]
    case .distance: units == .imperial ? language[.unitMi] : language[.unitKm]
    case .activeEnergy: language[.unitKcal]
    case .sleep, .exercise, .standTime: language[.unitMinute]
    case .steps: language[.unitSteps]
    case .flights: language[.unitFloors]
    case .vo2Max: language[.unitVo2]
    case .wristTemperature: units == .imperial ? language[.unitFahrenheit] : language[.unitCelsius]
    case .bmi: language[.unitNone]
    }
  }

  public func shown(_ value: Double) -> Double {
    metric.traits.isFraction ? value * 100 : toShown(value)
  }

  public func canonical(_ shown: Double) -> Double {
    metric.traits.isFraction ? shown / 100 : toCanonical(shown)
  }

  /// Axes show sleep in hours.
  public func charted(_ value: Double) -> Double { metric == .sleep ? value / 60 : shown(value) }
  public var chartUnit: String { metric == .sleep ? language[.unitHour] : unit }
  public var chartDecimals: Int { metric == .sleep ? 1 : decimals }

  public func number(_ value: Double) -> String {
    metric == .sleep ? text(value) : NumberFormat.text(shown(value), decimals: decimals)
  }

  /// Converts a difference to the displayed unit; unlike a temperature itself, it has no offset.
  private func shownDifference(_ value: Double) -> Double {
    metric.traits.isFraction ? value * 100 : value * toShown.scale
  }

  public func pieces(_ value: Double) -> [Piece] {
    if metric == .sleep { return NumberFormat.duration(value, language) }
    // Redundant under the headings "Steps" and "Floors".
    let unit = metric == .steps || metric == .flights ? "" : unit
    return [SmallAmount.pieces(shown(value), decimals: decimals, unit: unit, language)]
  }

  public func text(_ value: Double) -> String {
    if metric == .sleep { return NumberFormat.durationText(value, language) }
    switch metric {
    case .steps: return language(.countSteps, SmallAmount.digits(shown(value), decimals: decimals))
    case .flights: return language(.countFloors, SmallAmount.digits(shown(value), decimals: decimals))
    default: return SmallAmount.text(shown(value), decimals: decimals, unit: unit, language)
    }
  }

  private var differenceUnit: String {
    switch metric {
    case .steps, .flights: ""
    default: unit
    }
  }

  public func differenceText(_ value: Double) -> String? {
    let magnitude = value.magnitude
    if metric == .sleep { return magnitude.rounded() == 0 ? nil : NumberFormat.durationText(magnitude, language) }
    let number = NumberFormat.text(shownDifference(magnitude), decimals: decimals)
    guard !NumberFormat.isNothing(number) else { return nil }
    // Percentages differ by percentage points.
    if metric.traits.isFraction { return language(.unitPercentPoint, number) }
    return UnitText.join(number, differenceUnit)
  }
}
