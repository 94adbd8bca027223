/// A kind of training with its own shape of effort.
package enum SessionKind: String, Sendable, CaseIterable {
  case easyRun, favouriteRun, race, intervals, twiceRecordedRun, treadmill, ride, hillyRide, swim, hike, longHike,
    triathlon
  case strength, yoga

  /// HealthKit's activity type without its prefix.
  package var activity: String {
    switch self {
    case .easyRun, .favouriteRun, .race, .intervals, .twiceRecordedRun, .treadmill: "Running"
    case .ride, .hillyRide: "Cycling"
    case .swim: "Swimming"
    case .hike, .longHike: "Hiking"
    case .triathlon: "SwimBikeRun"
    case .strength: "TraditionalStrengthTraining"
    case .yoga: "Yoga"
    }
  }

  /// True for kinds with a route and weather.
  package var isOutdoor: Bool {
    switch self {
    case .treadmill, .swim, .strength, .yoga: false
    default: true
    }
  }

  /// True for the few kinds that the person remembers.
  var isHighlight: Bool {
    switch self {
    case .favouriteRun, .race, .intervals, .twiceRecordedRun, .hillyRide, .longHike, .triathlon: true
    default: false
    }
  }

  /// Metres by which the route's largest hills rise above its mean.
  var hillHeight: Double {
    switch self {
    case .race, .triathlon: 4
    case .favouriteRun: 13
    case .ride: 24
    case .hillyRide: 100
    case .hike: 60
    case .longHike: 120
    default: 8
    }
  }

  /// The perceived effort on a scale of ten.
  var effort: ClosedRange<Int> {
    switch self {
    case .race: 10...10
    case .intervals, .triathlon: 8...9
    case .hillyRide, .longHike: 7...8
    case .yoga: 1...2
    case .easyRun, .treadmill, .ride, .hike, .swim: 3...5
    default: 4...6
    }
  }
}
