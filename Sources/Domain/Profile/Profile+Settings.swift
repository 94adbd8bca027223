internal import DailveScores

extension Profile {
  /// The profile as settings by name; `nil` for values that need not be stored.
  public var settings: [String: String?] {
    [
      SettingName.birthDate: birthDate?.description,
      SettingName.sex: sex?.rawValue,
      SettingName.height: height.map { "\($0)" },
      SettingName.maximumHeartRate: maximumHeartRate.map { "\($0)" },
      SettingName.maximumFormula: maximumFormula == .age ? nil : maximumFormula.rawValue,
      SettingName.zoneBasis: zoneBasis == .maximum ? nil : zoneBasis.rawValue,
      SettingName.thresholdPower: thresholdPower.map { "\($0)" },
      SettingName.homeZone: homeZone,
      SettingName.pinned: pinned.map(\.rawValue).joined(separator: ","),
      SettingName.activeDays: "\(goals.activeDays)",
      SettingName.exerciseMinutes: "\(goals.exerciseMinutes)",
      SettingName.stepsPerDay: goals.stepsPerDay.map { "\($0)" },
      SettingName.sleepHours: goals.sleepHours.map { "\($0)" },
      SettingName.weightGoal: goals.weight.rawValue,
      SettingName.firstWeekday: "\(firstWeekday)",
    ]
  }

  /// The settings to write to turn another profile into this one; `nil` removes a setting.
  public func settings(changedFrom old: Profile) -> [String: String?] {
    let before = old.settings
    return settings.filter { $0.value != before[$0.key] }
  }

  /// Applies settings by name. They may come from another device or a newer version: an unknown value, or a number
  /// out of range, counts as not set.
  public mutating func apply(_ settings: [String: String]) {
    func number(_ name: String, _ range: ClosedRange<Double>) -> Double? {
      settings[name].flatMap { Double($0) }.flatMap { range.contains($0) ? $0 : nil }
    }
    func whole(_ name: String, _ range: ClosedRange<Int>) -> Int? {
      settings[name].flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
    }
    birthDate = settings[SettingName.birthDate].flatMap { CivilDay(accepting: $0) } ?? birthDate
    sex = settings[SettingName.sex].flatMap(BiologicalSex.init) ?? sex
    height = number(SettingName.height, 1...1000) ?? height
    maximumHeartRate = number(SettingName.maximumHeartRate, 1...1000)
    maximumFormula = settings[SettingName.maximumFormula].flatMap(MaximumHeartRate.Formula.init) ?? .age
    zoneBasis = settings[SettingName.zoneBasis].flatMap(HeartRateZones.Basis.init) ?? .maximum
    thresholdPower = number(SettingName.thresholdPower, 1...10_000)
    homeZone = settings[SettingName.homeZone]
    isHomeZoneUnknown = homeZone == nil
    isHomeZoneAnOffset = settings[SettingName.homeZoneBasis] == HomeZoneChoice.Basis.offset.rawValue
    if let names = settings[SettingName.pinned] {
      pinned = PinnedMetrics.normalised(names.split(separator: ",").map(String.init))
    }
    goals.activeDays = whole(SettingName.activeDays, 1...7) ?? goals.activeDays
    goals.exerciseMinutes = whole(SettingName.exerciseMinutes, 1...100_000) ?? goals.exerciseMinutes
    goals.stepsPerDay = whole(SettingName.stepsPerDay, 1...10_000_000)
    goals.sleepHours = number(SettingName.sleepHours, 1...24)
    goals.weight = settings[SettingName.weightGoal].flatMap(WeightGoal.init) ?? .maintain
    firstWeekday = whole(SettingName.firstWeekday, 0...6) ?? 0
  }
}

/// Names of the person's settings. Stored: they must never change.
public enum SettingName {
  public static let homeZone = "homeZone"
  /// The reason why an import chose the home zone (`HomeZoneChoice.Basis`); absent once the person has set it. It is
  /// not a decision of the person, so it is not an entry.
  public static let homeZoneBasis = "homeZoneBasis"
  public static let zoneBasis = "heartRateZones"
  public static let birthDate = "birthDate"
  public static let sex = "sex"
  public static let height = "height"
  public static let maximumHeartRate = "maximumHeartRate"
  public static let maximumFormula = "maximumHeartRateFormula"
  public static let thresholdPower = "thresholdPower"
  public static let pinned = "pinned"
  public static let activeDays = "activeDays"
  public static let exerciseMinutes = "exerciseMinutes"
  public static let stepsPerDay = "stepsPerDay"
  public static let sleepHours = "sleepHours"
  public static let weightGoal = "weightGoal"
  public static let firstWeekday = "firstWeekday"
}
