internal import DailveDomain
internal import DailveScores

/// An explanation of a metric: what it is, what moves it, how it is measured, what the app does with it.
public struct MetricAbout: Sendable, Encodable, Equatable {
  /// "About HRV".
  public var title: String
  /// The four parts in this order.
  public var parts: [Fact]
  public var sourcesTitle: String
  /// Authors, year, title and place of each publication, at least one.
  public var sources: [String]
  /// Says that the page is no diagnosis.
  public var note: String

  init(_ metric: Metric, format: any ValueFormat) {
    self.init(
      MetricExplanation(metric), rules: [UsualRule(metric).text(format.language), Self.limits(format)], format: format)
  }

  /// The explanation of blood pressure, which is no `Metric`.
  ///
  /// - Parameter format: `PressurePresenter.format`.
  init(pressure format: any ValueFormat) { self.init(.pressure, rules: [], format: format) }

  /// - Parameter rules: Sentences that follow those of the explanation itself.
  private init(_ explanation: MetricExplanation, rules: [String?], format: any ValueFormat) {
    let language = format.language
    title = language(.aboutTitle, language == .en ? format.name.uncapitalizedFirst : format.name)
    let used = [explanation.used(language)] + rules.compactMap { $0 }
    parts = [
      (TextKey.aboutIs, language[explanation.meaning]), (.aboutMoves, language[explanation.moves]),
      (.aboutMeasured, language[explanation.measured]), (.aboutUsed, used.joined(separator: " ")),
    ].map { Fact(label: language[$0.0], text: $0.1) }
    sourcesTitle = language[.aboutSources]
    sources = explanation.sources.map(\.text)
    note = language[.commonNotDiagnosis]
  }

  /// Says which values do not count; `nil` if every value does, or only a day longer than 24 hours does not.
  private static func limits(_ format: any ValueFormat) -> String? {
    let (language, range) = (format.language, format.range)
    guard range.upperBound.isFinite, format.unit != language[.unitMinute] else { return nil }
    let largest = format.text(range.upperBound)
    // A lower limit that is displayed as 0 is none for a person.
    guard format.number(range.lowerBound) != format.number(0), range.lowerBound.isFinite else {
      return language(.aboutLargest, largest)
    }
    return language(.aboutRange, RangeText.join(format.number(range.lowerBound), largest, language))
  }
}

/// The rule from which a metric's usual value and range come, as `Usual` applies it.
private enum UsualRule {
  case condition, nights, days

  init(_ metric: Metric) {
    self =
      switch metric {
      case .hrv, .rhr: .condition
      case .sleep, .respiratoryRate, .oxygenSaturation, .wristTemperature: .nights
      default: .days
      }
  }

  func text(_ language: Language) -> String {
    switch self {
    case .condition:
      language(
        .aboutUsualCondition, "\(PersonalBaseline.neededDays)", "\(PersonalBaseline.window)",
        "\(PersonalBaseline.lookBack)")
    case .nights:
      language(
        .aboutUsualNights, "\(OvernightVitals.mostNights)", "\(OvernightVitals.lookBack)",
        "\(OvernightVitals.neededNights)")
    case .days:
      language(
        .aboutUsualDays, "\(Usual.window)", "\(Usual.neededDays)", NumberFormat.text(100 * Usual.tail, decimals: 0))
    }
  }
}

extension String {
  /// With a small first letter, unless the first word is an abbreviation: "resting heart rate", "HRV", "VO₂ max".
  fileprivate var uncapitalizedFirst: String {
    guard let second = dropFirst().first, second.isLowercase else { return self }
    return prefix(1).lowercased() + dropFirst()
  }
}
