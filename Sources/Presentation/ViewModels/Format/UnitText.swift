/// Joins a number and its unit.
enum UnitText {
  /// Percent signs, degrees, rates and units in Hangul follow the number directly: "85%", "36.5°C", "15/min". All
  /// others follow a space: "57 bpm".
  static func join(_ number: String, _ unit: String) -> String {
    guard let first = unit.unicodeScalars.first else { return number }
    let isAttached = "%°/".unicodeScalars.contains(first) || (0xAC00...0xD7A3).contains(first.value)
    return isAttached ? number + unit : number + " " + unit
  }

  /// The unit of the effort of a workout.
  static let effort = "appleEffortScore"

  /// A unit of HealthKit as people write it. Names without meaning to people are omitted; the type's name says what is
  /// measured.
  static func readable(_ unit: String, _ language: Language) -> String {
    switch unit {
    case "count", effort: ""
    case "min": language[.unitMinute]
    case "hr": language[.unitHour]
    case "count/min": language[.unitPerMinute]
    case "degC": language[.unitCelsius]
    case "degF": language[.unitFahrenheit]
    case "Cal": language[.unitKcal]
    default: written[unit] ?? withoutMolarMass(unit)
    }
  }

  /// Removes the molar mass that Health writes: "mmol<180.1558800000541>/L".
  private static func withoutMolarMass(_ unit: String) -> String {
    guard let start = unit.firstIndex(of: "<"), let end = unit[start...].firstIndex(of: ">") else { return unit }
    return String(unit[..<start] + unit[unit.index(after: end)...])
  }

  private static let written = [
    "km/hr": "km/h", "mi/hr": "mph", "dBASPL": "dB", "dBHL": "dB", "mcg": "µg", "mcS": "µS", "deg": "°", "dpt": "D",
    "fl_oz_us": "fl oz", "fl_oz_imp": "fl oz", "cup_us": "cups", "cup_imp": "cups", "pt_us": "pt", "pt_imp": "pt",
    "cmAq": "cmH₂O", "lx": "lux",
    // One metabolic equivalent is one kilocalorie per hour and kilogram, in any of these spellings.
    "kcal/hr·kg": "MET", "kcal/hr-kg": "MET", "kcal/kg·hr": "MET", "kcal/(kg*hr)": "MET", "kcal/(hr*kg)": "MET",
  ]

  /// A fraction as whole percent.
  static func percent(_ share: Double) -> String { join(NumberFormat.text(share * 100, decimals: 0), "%") }
}
