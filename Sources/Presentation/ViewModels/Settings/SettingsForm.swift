public import DailveDomain
public import DailveScores

/// The fields of the Settings page as text, and how they change a profile.
public struct SettingsForm: Sendable, Equatable {
  public var fields: FormFields
  /// The profile from which the fields were filled.
  private let original: Profile
  /// The units in which the height is shown.
  private let units: UnitSystem

  public static let birthDate = "birthDate"
  public static let sex = "sex"
  public static let height = "height"
  public static let zone = "zone"
  public static let activeDays = "activeDays"
  public static let exerciseMinutes = "exerciseMinutes"
  public static let stepsPerDay = "stepsPerDay"
  public static let sleepHours = "sleepHours"
  public static let weightGoal = "weightGoal"
  public static let firstWeekday = "firstWeekday"

  public init(_ profile: Profile, units: UnitSystem = .metric) {
    original = profile
    self.units = units
    let text = Self.text
    fields = FormFields([
      Self.birthDate: profile.birthDate?.description ?? "", Self.sex: profile.sex?.rawValue ?? "",
      Self.height: profile.height.map { HeightText.text($0, units) } ?? "",
      Self.zone: profile.homeZone ?? "", Self.activeDays: "\(profile.goals.activeDays)",
      Self.exerciseMinutes: "\(profile.goals.exerciseMinutes)",
      Self.stepsPerDay: profile.goals.stepsPerDay.map { "\($0)" } ?? "",
      Self.sleepHours: text(profile.goals.sleepHours), Self.weightGoal: profile.goals.weight.rawValue,
      Self.firstWeekday: "\(profile.firstWeekday)",
    ])
  }

  /// The allowed range of each number.
  public static let limits: [String: ClosedRange<Double>] = [
    height: 50...260, activeDays: 1...7, exerciseMinutes: 10...3000,
    stepsPerDay: 500...100_000, sleepHours: 4...14,
  ]

  /// The error message for a number outside its limits.
  public static func limitText(_ field: String, _ language: Language) -> String {
    let limit = limits[field] ?? 0...0
    return language(
      .formNumberRange, NumberFormat.text(limit.lowerBound, decimals: 0),
      NumberFormat.text(limit.upperBound, decimals: 0))
  }

  /// - Parameters:
  ///   - posted: The posted fields; absent fields stay as they are.
  ///   - today: The latest birth date allowed.
  ///   - zone: The zone database's name for the typed text; `nil` if the system knows no such zone.
  public mutating func apply(
    _ posted: [String: String], to profile: inout Profile, language: Language, today: CivilDay,
    zone known: (String) -> String?
  ) {
    fields.fill(posted)
    fields.errors = [:]
    profile.birthDate = CivilDay(accepting: fields[Self.birthDate])
    if !fields[Self.birthDate].isEmpty, profile.birthDate.map({ $0 <= today }) != true {
      fields.errors[Self.birthDate] = language[.formDayError]
    }
    profile.sex = BiologicalSex(rawValue: fields[Self.sex])
    profile.height = height(language)
    profile.goals.sleepHours = number(Self.sleepHours, stored: original.goals.sleepHours, language)
    let zone = fields[Self.zone]
    if let name = zone.isEmpty ? nil : known(zone) {
      profile.homeZone = name
    } else if !zone.isEmpty {
      fields.errors[Self.zone] = language[.settingsZoneError]
    } else if profile.homeZone != nil {
      fields.errors[Self.zone] = language[.settingsZoneEmpty]
    }
    profile.goals.activeDays = whole(Self.activeDays, language) ?? profile.goals.activeDays
    profile.goals.exerciseMinutes = whole(Self.exerciseMinutes, language) ?? profile.goals.exerciseMinutes
    profile.goals.stepsPerDay = fields[Self.stepsPerDay].isEmpty ? nil : whole(Self.stepsPerDay, language)
    profile.goals.weight = WeightGoal(rawValue: fields[Self.weightGoal]) ?? .maintain
    profile.firstWeekday = Int(fields[Self.firstWeekday]).flatMap { (0...6).contains($0) ? $0 : nil } ?? 0
  }

  private static func text(_ value: Double?) -> String {
    value.map { NumberFormat.text($0, decimals: $0 == $0.rounded() ? 0 : 1) } ?? ""
  }

  /// An optional number. One left as it was displayed keeps its stored value, without the rounding.
  private mutating func number(_ name: String, stored: Double?, _ language: Language) -> Double? {
    if fields[name].isEmpty { return nil }
    return fields[name] == Self.text(stored) ? stored : number(name, language)
  }

  /// cm. The same form may change the unit system, so a text that matches the stored height in either system leaves it
  /// unchanged.
  private mutating func height(_ language: Language) -> Double? {
    let typed = fields[Self.height]
    if typed.isEmpty { return nil }
    if let stored = original.height, UnitSystem.allCases.contains(where: { HeightText.text(stored, $0) == typed }) {
      return stored
    }
    if let value = HeightText.parse(typed, units), Self.limits[Self.height]?.contains(value) == true { return value }
    fields.errors[Self.height] = heightLimitText(language)
    return nil
  }

  private func heightLimitText(_ language: Language) -> String {
    guard units == .imperial, let limit = Self.limits[Self.height] else { return Self.limitText(Self.height, language) }
    return language(
      .settingsHeightRange, HeightText.text(limit.lowerBound, units), HeightText.text(limit.upperBound, units))
  }

  private mutating func number(_ name: String, _ language: Language) -> Double? {
    if let value = NumberInput.parse(fields[name]), Self.limits[name]?.contains(value) == true { return value }
    fields.errors[name] = Self.limitText(name, language)
    return nil
  }

  private mutating func whole(_ name: String, _ language: Language) -> Int? {
    number(name, language).map { Int(saturating: $0) }
  }
}
