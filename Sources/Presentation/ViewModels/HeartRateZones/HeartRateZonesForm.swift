public import DailveDomain
internal import DailveScores

/// The form for the basis of heart-rate zones and of the intensity of rides.
public struct HeartRateZonesForm: Sendable, Equatable {
  public static let basis = "basis"
  public static let formula = "formula"
  public static let maximum = "maximumHeartRate"
  public static let threshold = "thresholdPower"

  public var fields: FormFields
  /// The profile from which the fields were filled.
  private let original: Profile

  /// Accepted values: beats per minute, and watts.
  public static let limits = [maximum: 100.0...250.0, threshold: 40.0...600.0]

  public init(_ profile: Profile) {
    original = profile
    fields = FormFields([
      Self.basis: profile.zoneBasis.rawValue, Self.maximum: Self.text(profile.maximumHeartRate),
      Self.formula: profile.maximumFormula.rawValue, Self.threshold: Self.text(profile.thresholdPower),
    ])
  }

  /// - Parameter posted: The posted fields; absent fields stay as they are.
  public mutating func apply(_ posted: [String: String], to profile: inout Profile, _ language: Language) {
    fields.fill(posted)
    fields.errors = [:]
    profile.zoneBasis = HeartRateZones.Basis(rawValue: fields[Self.basis]) ?? .maximum
    profile.maximumFormula = MaximumHeartRate.Formula(rawValue: fields[Self.formula]) ?? .age
    apply(Self.maximum, original.maximumHeartRate, &profile.maximumHeartRate, language)
    apply(Self.threshold, original.thresholdPower, &profile.thresholdPower, language)
  }

  private mutating func apply(_ field: String, _ original: Double?, _ value: inout Double?, _ language: Language) {
    let typed = fields[field]
    if typed.isEmpty {
      value = nil
    } else if typed == Self.text(original) {
      // A number left as displayed keeps its unrounded value.
      value = original
    } else if let number = NumberInput.parse(typed), Self.limits[field]?.contains(number) == true {
      value = number
    } else {
      fields.errors[field] = Self.limitText(field, language)
    }
  }

  /// The error message for a number outside its limits.
  public static func limitText(_ field: String, _ language: Language) -> String {
    let limit = limits[field] ?? 0...0
    return language(
      .formNumberRange, NumberFormat.text(limit.lowerBound, decimals: 0),
      NumberFormat.text(limit.upperBound, decimals: 0))
  }

  private static func text(_ value: Double?) -> String {
    value.map { NumberFormat.text($0, decimals: $0 == $0.rounded() ? 0 : 1) } ?? ""
  }
}

extension FormChoices {
  public static func zoneBases(_ language: Language) -> [Choice] {
    HeartRateZones.Basis.allCases.map { basis in
      (basis.rawValue, language[basis == .maximum ? .zoneSettingsMaximum : .zoneSettingsReserve])
    }
  }

  public static func maximumFormulas(_ language: Language) -> [Choice] {
    MaximumHeartRate.Formula.allCases.map { formula in
      (formula.rawValue, language[formula == .age ? .zoneSettingsFormulaAge : .zoneSettingsFormulaTanaka])
    }
  }
}
