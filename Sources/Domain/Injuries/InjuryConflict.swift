public import DailveScores

/// Which parts of the body an activity loads, and how that concerns an injury there.
public enum InjuryConflict {
  /// `level` is the severity of the injury, one step lower where the activity loads the part only incidentally.
  public struct Warning: Sendable, Equatable {
    public var injury: Injury
    public var level: InjurySeverity
  }

  private enum Load { case main, along }

  /// Active injuries that an activity would load, the strongest warning first. A minor injury that is loaded only
  /// incidentally gives no warning.
  ///
  /// - Parameter activity: HealthKit's activity type without its prefix: "Running".
  public static func warnings(for activity: String, injuries: [Injury], on day: CivilDay) -> [Warning] {
    let loads = loads(of: activity)
    return injuries.active(on: day).compactMap { injury in
      switch loads[injury.part] {
      case .main: Warning(injury: injury, level: injury.severity)
      case .along where injury.severity > .minor:
        Warning(injury: injury, level: injury.severity == .severe ? .moderate : .minor)
      default: nil
      }
    }.sorted { $0.level > $1.level }
  }

  /// Activities that an injury's page names.
  public static let common = [
    "Running", "Walking", "Hiking", "Cycling", "Swimming", "Rowing", "TraditionalStrengthTraining", "Yoga", "Tennis",
    "Soccer", "Climbing", "Dance",
  ]

  /// Parts of the body by activity. The grouping follows the Compendium of Physical Activities (Ainsworth 2011); the
  /// parts are our own choice from general anatomy.
  private static func loads(of activity: String) -> [BodyPart: Load] {
    func parts(_ main: [BodyPart], _ along: [BodyPart] = []) -> [BodyPart: Load] {
      var result: [BodyPart: Load] = [:]
      for part in along { result[part] = .along }
      for part in main { result[part] = .main }
      return result
    }
    let leg: [BodyPart] = [.hip, .groin, .thigh, .hamstring, .knee, .shin, .calf, .ankle, .foot]
    let arm: [BodyPart] = [.shoulder, .upperArm, .elbow, .forearm, .wrist, .hand]
    let trunk: [BodyPart] = [.chest, .abdomen, .upperBack, .lowerBack]
    switch activity {
    case "Running", "TrackAndField", "JumpRope", "StepTraining", "StairClimbing", "Stairs":
      return parts(leg, [.lowerBack, .abdomen])
    case "Walking", "Hiking", "WheelchairWalkPace", "SnowSports":
      return parts([.knee, .ankle, .foot, .hip, .calf], [.thigh, .hamstring, .shin, .lowerBack, .groin])
    case "Cycling", "HandCycling":
      return parts([.thigh, .knee, .hip], [.hamstring, .calf, .lowerBack, .neck, .wrist, .hand])
    case "Swimming", "WaterFitness", "WaterPolo", "SurfingSports":
      return parts([.shoulder, .upperArm, .upperBack, .neck], [.lowerBack, .knee, .hip, .chest])
    case "Rowing", "PaddleSports":
      return parts(
        [.lowerBack, .upperBack, .shoulder, .forearm, .upperArm], [.knee, .hip, .thigh, .hamstring, .wrist, .hand])
    case "TraditionalStrengthTraining", "FunctionalStrengthTraining", "CoreTraining", "CrossTraining",
      "HighIntensityIntervalTraining", "Gymnastics", "Wrestling", "MartialArts", "Boxing", "Kickboxing":
      return parts(arm + trunk + [.knee, .hip, .neck], [.thigh, .hamstring, .ankle, .calf, .groin])
    case "Climbing":
      return parts(arm + [.upperBack], [.abdomen, .hip, .knee, .ankle, .foot])
    case "Tennis", "Badminton", "Squash", "Racquetball", "TableTennis", "Pickleball", "Golf", "Baseball", "Softball",
      "Volleyball", "Handball", "Cricket":
      return parts(arm + [.lowerBack], [.knee, .ankle, .hip, .calf, .foot, .groin, .abdomen])
    case "Soccer", "Basketball", "AmericanFootball", "AustralianFootball", "Rugby", "Hockey", "Lacrosse",
      "DownhillSkiing", "CrossCountrySkiing", "SkatingSports", "Snowboarding", "Dance", "SocialDance", "CardioDance":
      return parts(
        [.knee, .ankle, .groin, .hip, .thigh, .hamstring, .foot, .calf], [.lowerBack, .head, .shin, .shoulder])
    case "Yoga", "Pilates", "Flexibility", "TaiChi", "MindAndBody", "Barre":
      return parts([], [.lowerBack, .neck, .shoulder, .wrist, .hip, .hamstring, .knee, .groin])
    default: return parts([], leg + trunk)
    }
  }
}
