public import DailveDomain

/// One metric's values in words, the same on every page.
public struct MetricFormat: Sendable {
  public let metric: Metric
  public let language: Language
  public let units: UnitSystem

  public init(_ metric: Metric, language: Language, units: UnitSystem) {
    self.metric = metric
    self.language = language
    self.units = units
  }

  public var name: String { language.text("metric.\(metric.rawValue)") }

  /// Decimals shown.
  public var decimals: Int { metric.traits.decimals }

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

  /// From the canonical unit to the shown one.
  public func shown(_ value: Double) -> Double {
    switch metric {
    case .oxygenSaturation, .bodyFat: value * 100
    case .weight, .leanBodyMass: units == .imperial ? value / 0.45359237 : value
    case .distance: units == .imperial ? value / 1.609344 : value
    case .wristTemperature: units == .imperial ? value * 1.8 + 32 : value
    default: value
    }
  }

  /// On the axis of a chart: nights are read in hours there.
  public func charted(_ value: Double) -> Double { metric == .sleep ? value / 60 : shown(value) }

  /// A difference: temperatures have no offset here.
  private func shownDifference(_ value: Double) -> Double {
    metric == .wristTemperature ? (units == .imperial ? value * 1.8 : value) : shown(value)
  }

  /// Number and unit pairs: two for hours and minutes, else one.
  public func pieces(_ value: Double) -> [(number: String, unit: String)] {
    if metric == .sleep { return NumberFormat.duration(value, language) }
    // Nobody needs to read "steps" after a number under the heading "Steps".
    let unit = metric == .steps || metric == .flights ? "" : unit
    return [(NumberFormat.text(shown(value), decimals: decimals), unit)]
  }

  /// Value with unit in one text.
  public func text(_ value: Double) -> String {
    if metric == .sleep { return NumberFormat.durationText(value, language) }
    let number = NumberFormat.text(shown(value), decimals: decimals)
    if unit.isEmpty { return number }
    return unit == "%" ? number + " %" : "\(number) \(unit)"
  }

  /// Size of a difference with unit, without sign; `nil` when it rounds to nothing.
  public func differenceText(_ value: Double) -> String? {
    let magnitude = value.magnitude
    if metric == .sleep { return magnitude.rounded() == 0 ? nil : NumberFormat.durationText(magnitude, language) }
    let number = NumberFormat.text(shownDifference(magnitude), decimals: decimals)
    guard number.contains(where: { "123456789".contains($0) }) else { return nil }
    let unit = metric == .steps || metric == .flights ? "" : unit
    return unit.isEmpty ? number : "\(number) \(unit)"
  }
}
