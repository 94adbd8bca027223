internal import DailveScores

/// Time in a heart-rate zone, as part of a bar.
public struct HeartRateZonePart: Sendable, Encodable, Equatable {
  /// 1 to 5; 0 for time outside the zones or without heart rates.
  public var zone: Int
  /// `0...1`.
  public var share: Double

  /// Seconds of several zones as whole minutes that add up to the whole.
  static func minutes(_ seconds: [Double]) -> [Double] {
    Rounding.wholeParts(seconds.map { $0 / 60 }, order: Array(seconds.indices)).map { Double($0) }
  }
}

/// Legend of a heart-rate zone's colour.
public struct HeartRateZoneKey: Sendable, Encodable, Equatable {
  public var zone: Int
  public var text: String
}

/// The name of a heart-rate zone.
enum HeartRateZoneTitle {
  /// - Parameter zone: 1 to 5; anything else is time outside.
  static func key(_ zone: Int) -> TextKey {
    switch zone {
    case 1: .workoutZone1
    case 2: .workoutZone2
    case 3: .workoutZone3
    case 4: .workoutZone4
    case 5: .workoutZone5
    default: .activityZoneOther
    }
  }
}
