public import DailveScores

/// The energy cost of an activity, in multiples of resting energy.
public struct MetabolicEquivalent: Sendable, Equatable {
  /// Kilocalories per kilogram and hour.
  public var met: Double
  /// Code of the Compendium's entry: of several for an activity the general one, or the one of moderate effort.
  public var code: Int

  /// Finds the entry for a workout of which only kind and duration are known; `nil` if none fits: wheelchairs have a
  /// Compendium of their own, and `Other` and `Transition` may be anything.
  ///
  /// - Parameter activity: HealthKit's activity type without its prefix: "Running".
  public init?(activity: String) {
    guard let entry = Self.table[activity] else { return nil }
    (met, code) = entry
  }

  /// All activities that have an entry, in no particular order.
  public static var activities: [String] { Array(table.keys) }

  /// 2024 Adult Compendium of Physical Activities (Herrmann et al., J Sport Health Sci 2024;13:6), by HealthKit's
  /// activity types. The choice of entry for a type is ours; Australian football, pickleball and triathlon have none
  /// and use that of the nearest sport. Curling, fishing, hunting, lacrosse, racquetball, track and field, and
  /// wrestling keep the values of the 2011 edition.
  private static let table: [String: (met: Double, code: Int)] = [
    "AmericanFootball": (8, 15210), "Archery": (4.3, 15010), "AustralianFootball": (8.3, 15560),
    "Badminton": (5.5, 15030), "Barre": (5, 3010), "Baseball": (5, 15620), "Basketball": (7.5, 15055),
    "Bowling": (3.8, 15092), "Boxing": (5.8, 15110), "CardioDance": (6.5, 2310), "Climbing": (5.8, 15537),
    "Cooldown": (2.3, 2101), "CoreTraining": (2.8, 2024), "Cricket": (4.8, 15150),
    "CrossCountrySkiing": (8.5, 19090), "CrossTraining": (5, 2035), "Curling": (4, 15170), "Cycling": (7, 1014),
    "Dance": (4.5, 3025), "DanceInspiredTraining": (6.5, 2310), "DiscSports": (3, 15240),
    "DownhillSkiing": (6.3, 19160), "Elliptical": (5, 2048), "EquestrianSports": (5.8, 15390), "Fencing": (6, 15200),
    "Fishing": (3.5, 4001), "FitnessGaming": (4, 22240), "Flexibility": (2.3, 2101),
    "FunctionalStrengthTraining": (3.5, 2054), "Golf": (4.5, 15255), "Gymnastics": (3.8, 15300),
    "HandCycling": (3.5, 2118), "Handball": (8, 15330), "HighIntensityIntervalTraining": (7, 2210),
    "Hiking": (5.3, 17082), "Hockey": (7.8, 15350), "Hunting": (5, 4100), "JumpRope": (11, 2068),
    "Kickboxing": (7.3, 15457), "Lacrosse": (8, 15460), "MartialArts": (5.3, 15425), "MindAndBody": (3.3, 15670),
    "MixedCardio": (5, 2035), "MixedMetabolicCardioTraining": (5, 2035), "PaddleSports": (5, 18100),
    "Pickleball": (4.5, 15685), "Pilates": (2.8, 2105), "Play": (3.5, 5175), "PreparationAndRecovery": (2.3, 2101),
    "Racquetball": (7, 15530), "Rowing": (5, 2071), "Rugby": (6.3, 15562), "Running": (7.5, 12020),
    "Sailing": (3, 18120), "SkatingSports": (7, 15590), "SnowSports": (5.3, 19190), "Snowboarding": (6.3, 19160),
    "Soccer": (7, 15610), "SocialDance": (3, 3040), "Softball": (5, 15620), "Squash": (7.3, 15652),
    "StairClimbing": (9.3, 2065), "Stairs": (6.8, 17131), "StepTraining": (7.8, 2004), "SurfingSports": (3, 18220),
    "SwimBikeRun": (7, 1014), "Swimming": (6, 18310), "TableTennis": (4, 15660), "TaiChi": (3.3, 15670),
    "Tennis": (6.8, 15675), "TrackAndField": (6, 15733), "TraditionalStrengthTraining": (3.5, 2054),
    "UnderwaterDiving": (7, 18200), "Volleyball": (4, 15710), "Walking": (3.8, 17190), "WaterFitness": (5.3, 2120),
    "WaterPolo": (10, 18360), "WaterSports": (6, 18150), "Wrestling": (6, 15730), "Yoga": (2.3, 2150),
  ]
}

extension EnergyEstimate {
  /// An estimate with its inputs.
  public struct Estimate: Sendable, Equatable {
    public var kilocalories: Double
    /// Multiples of resting energy (MET).
    public var met: Double
    /// kg.
    public var weight: Double
  }

  /// Estimated energy of a workout of which only kind and duration are known; `nil` without a weight, and for kinds
  /// without an entry in the Compendium.
  ///
  /// - Parameter weight: kg.
  public static func of(_ activity: String, minutes: Double, weight: Double?) -> Estimate? {
    guard let weight, let equivalent = MetabolicEquivalent(activity: activity),
      let energy = kilocalories(met: equivalent.met, kilograms: weight, seconds: minutes * 60)
    else { return nil }
    return Estimate(kilocalories: energy, met: equivalent.met, weight: weight)
  }
}
