enum MetricIcon {
  /// The icon of a metric, or else of its family.
  static func icon(_ metric: String, family: String) -> Icon {
    switch metric {
    case "hrv", "rmssd": .hrv
    case "wristTemperature": .temperature
    case "oxygenSaturation": .drop
    case "steps": .steps
    case "exercise": .timer
    case "activeEnergy": .flame
    case "flights": .stairs
    case "distance": .walk
    default: Icon(rawValue: family) ?? .heart
    }
  }
}
