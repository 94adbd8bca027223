internal import DailveDomain

extension ActivityGroup {
  var title: TextKey {
    switch self {
    case .endurance: .activityGroupEndurance
    case .gym: .activityGroupGym
    case .studio: .activityGroupStudio
    case .racket: .activityGroupRacket
    case .team: .activityGroupTeam
    case .water: .activityGroupWater
    case .snow: .activityGroupSnow
    case .martial: .activityGroupMartial
    case .outdoor: .activityGroupOutdoor
    case .other: .activityGroupOther
    }
  }
}
