public import DailveScores

/// Warns of activities that load an injured part of the body.
public enum InjuryConflict {
  /// `level` is the severity of the injury, one step lower where the activity loads the part only incidentally.
  public struct Warning: Sendable, Equatable {
    public var injury: Injury
    public var level: InjurySeverity
  }

  /// Active injuries that an activity would load, the strongest warning first. A minor injury that is loaded only
  /// incidentally gives no warning.
  ///
  /// - Parameter activity: HealthKit's activity type without its prefix: "Running".
  public static func warnings(for activity: String, injuries: [Injury], on day: CivilDay) -> [Warning] {
    let parts = LoadedParts.of(activity)
    return injuries.active(on: day).compactMap { injury in
      if parts.main.contains(injury.part) { return Warning(injury: injury, level: injury.severity) }
      guard parts.along.contains(injury.part), injury.severity > .minor else { return nil }
      return Warning(injury: injury, level: injury.severity == .severe ? .moderate : .minor)
    }.sorted { $0.level > $1.level }
  }

  /// Activities that the page of an injury names.
  public static let common = [
    "Running", "Walking", "Hiking", "Cycling", "Swimming", "Rowing", "TraditionalStrengthTraining", "Yoga", "Tennis",
    "Soccer", "Climbing", "Dance",
  ]
}
