internal import DailveDomain

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
