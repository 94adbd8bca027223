internal import DailveScores

extension MaximumHeartRate.Origin {
  var sentence: TextKey {
    switch self {
    case .own: .zonesOriginOwn
    case .observed: .zonesOriginObserved
    case .age: .zonesOriginAge
    case .unknown: .zonesOriginUnknown
    }
  }
}
