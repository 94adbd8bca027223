internal import DailveDomain

extension BodySide {
  /// The option in a form.
  var choice: TextKey {
    switch self {
    case .left: .sideChoiceLeft
    case .right: .sideChoiceRight
    case .both: .sideChoiceBoth
    }
  }
}

extension InjurySeverity {
  var title: TextKey {
    switch self {
    case .minor: .severityMinor
    case .moderate: .severityModerate
    case .severe: .severitySevere
    }
  }

  /// Advice about an activity that strains a part with an injury of this severity.
  var advice: TextKey {
    switch self {
    case .minor: .conflictMinor
    case .moderate: .conflictModerate
    case .severe: .conflictSevere
    }
  }
}

extension BodyPart {
  /// For use within a sentence, in lower case.
  var title: TextKey {
    switch self {
    case .head: .bodypartHead
    case .neck: .bodypartNeck
    case .shoulder: .bodypartShoulder
    case .upperArm: .bodypartUpperArm
    case .elbow: .bodypartElbow
    case .forearm: .bodypartForearm
    case .wrist: .bodypartWrist
    case .hand: .bodypartHand
    case .chest: .bodypartChest
    case .abdomen: .bodypartAbdomen
    case .upperBack: .bodypartUpperBack
    case .lowerBack: .bodypartLowerBack
    case .hip: .bodypartHip
    case .groin: .bodypartGroin
    case .thigh: .bodypartThigh
    case .hamstring: .bodypartHamstring
    case .knee: .bodypartKnee
    case .shin: .bodypartShin
    case .calf: .bodypartCalf
    case .ankle: .bodypartAnkle
    case .foot: .bodypartFoot
    }
  }
}
