public import DailveScores

/// Which parts of the body an activity loads, and what that means for somebody who is hurt there.
public enum InjuryConflict {
  /// How strongly to say it: the severity of the injury, a step lower where the part is only used along the way.
  public struct Warning: Sendable, Equatable {
    public var injury: Injury
    public var level: InjurySeverity
  }

  private enum Load { case main, along }

  /// Injuries that an activity would load, the strongest warning first.
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

  /// Kinds of activity that are named on an injury's page.
  public static let common = [
    "Running", "Walking", "Hiking", "Cycling", "Swimming", "Rowing", "TraditionalStrengthTraining", "Yoga", "Tennis",
    "Soccer", "Climbing", "Dance",
  ]

  /// Muscles and joints by kind of movement; grouped by what the kinds have in common (Compendium of Physical Activities,
  /// Ainsworth 2011, for the grouping; which parts work in them is plain anatomy).
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
