/// Translates words beside a value into HealthKit's metadata; localised words stay as they came.
enum MetadataWords {
  static let notApplicable = "HKCategoryValueNotApplicable"

  static func standHour(_ isStood: Bool) -> String { "HKCategoryValueAppleStandHour" + (isStood ? "Stood" : "Idle") }

  /// The metadata for a member of a point. The text is `nil` if the member says nothing, and the result is `nil` for an unknown member.
  static func entry(_ key: String, _ value: JSONValue) -> (key: String, text: String?)? {
    let text = value.string ?? JSONText.text(value)
    let word = text.lowercased()
    switch key {
    case "context":
      return (
        "HKMetadataKeyHeartRateMotionContext",
        word == "not set" ? nil : ["sedentary": "1", "active": "2"][word] ?? text
      )
    case "mealTime":
      return (
        "HKBloodGlucoseMealTime", word == "unspecified" ? nil : ["before meal": "1", "after meal": "2"][word] ?? text
      )
    case "reason": return ("HKInsulinDeliveryReason", ["basal": "1", "bolus": "2"][word] ?? text)
    case "value": return ("HAE:value", text)
    case "heartbeatSeries": return ("HAE:heartbeatSeries", text)
    case "userEntered", "wasUserEntered": return ("HKWasUserEntered", word == "true" || word == "1" ? "1" : nil)
    case "id", "uuid", "sourceVersion", "device", "bundleId", "sourceBundleId": return ("HAE:" + key, text)
    default: return nil
    }
  }
}
