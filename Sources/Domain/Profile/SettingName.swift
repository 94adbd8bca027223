/// Names of the person's settings. Stored: they must never change.
public enum SettingName {
  public static let homeZone = "homeZone"
  /// Why an import chose the home zone (`HomeZoneChoice.Basis`); absent once the person has set it. Not theirs, so no
  /// entry.
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
