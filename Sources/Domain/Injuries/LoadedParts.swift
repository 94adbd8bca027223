/// The parts of the body that an activity loads.
///
/// The order of activities follows measurements where they exist. Peak force on the knee in body weights, by
/// instrumented implants (D'Lima 2008, Clin Orthop Relat Res 466:2605; D'Lima 2013, Arthritis Res Ther 15:203, table
/// 1): rowing 0.9, cycling 1.0 to 1.5, walking 2.1 to 2.8, elliptical 2.2, stairs 2.4 to 3.5, jogging 3.1 to 4.2,
/// tennis 3.5 to 4.3, golf 3.0 and 4.4. Elsewhere it follows the parts that are injured most often: in running the
/// knee, lower leg and ankle (Kakouris 2021, J Sport Health Sci 10:513); in tennis the legs, then the arms, then the
/// trunk (Pluim 2006, Br J Sports Med 40:415); in climbing the arms and, by falls, the legs and head (Kovářová 2024,
/// Sports 12:61); in swimming the shoulder, then the knee and the spine (Wanivenhaus 2012, Sports Health 4:246); in
/// lifting the spine, shoulder and knee (Aasa 2017, Br J Sports Med 51:211); on hand-turned wheels the shoulder, elbow
/// and wrist (Halloran 2023, J Biomech 159:111779). The rest, and the boundary between `main` and `along`, is our own
/// choice.
struct LoadedParts {
  /// Parts whose injury the activity would make worse or could renew.
  var main: Set<BodyPart>
  /// Parts that are loaded incidentally, or that a clumsy moment strains.
  var along: Set<BodyPart>

  private init(_ main: [BodyPart], _ along: [BodyPart] = []) {
    self.main = Set(main)
    self.along = Set(along).subtracting(main)
  }

  private static let leg: [BodyPart] = [.hip, .groin, .thigh, .hamstring, .knee, .shin, .calf, .ankle, .foot]
  private static let arm: [BodyPart] = [.shoulder, .upperArm, .elbow, .forearm, .wrist, .hand]
  private static let trunk: [BodyPart] = [.chest, .abdomen, .upperBack, .lowerBack]

  /// - Parameter activity: HealthKit's activity type without its prefix: "Running".
  static func of(_ activity: String) -> LoadedParts { table[activity] ?? LoadedParts([], BodyPart.allCases) }

  private static let table: [String: LoadedParts] = {
    var table: [String: LoadedParts] = [:]
    for (activities, parts) in rows { for activity in activities { table[activity] = parts } }
    // This activity is one workout after another.
    table["SwimBikeRun"] = ["Swimming", "Cycling", "Running"].compactMap { table[$0] }.reduce(LoadedParts([])) {
      all, one in
      LoadedParts(Array(all.main.union(one.main)), Array(all.along.union(one.along)))
    }
    return table
  }()

  private static let rows: [([String], LoadedParts)] = onFoot + onWheels + inWater + inTheGym + withBalls + onSnow

  private static let onFoot: [([String], LoadedParts)] = [
    (
      ["Running", "TrackAndField", "JumpRope", "StepTraining", "StairClimbing", "Stairs"],
      LoadedParts(leg, [.lowerBack, .abdomen, .head])
    ),
    (["Hiking", "Hunting"], LoadedParts([.knee, .ankle, .foot, .calf, .hip], leg + [.lowerBack])),
    (["Walking"], LoadedParts([.foot, .ankle], leg + [.lowerBack])),
    (["Elliptical"], LoadedParts([], leg + [.lowerBack, .shoulder])),
    (
      ["Dance", "SocialDance", "CardioDance", "DanceInspiredTraining"],
      LoadedParts(leg, [.lowerBack, .neck, .shoulder])
    ),
    // Hands and heels hold the body, and a fall lands on the feet.
    (
      ["Climbing"],
      LoadedParts(
        arm + [.upperBack, .knee, .ankle, .foot],
        [.abdomen, .hip, .lowerBack, .hamstring, .calf, .head, .neck])
    ),
  ]

  private static let onWheels: [([String], LoadedParts)] = [
    (["Cycling"], LoadedParts([.thigh], leg + [.lowerBack, .neck, .shoulder, .wrist, .hand, .head])),
    (
      ["HandCycling", "WheelchairWalkPace", "WheelchairRunPace"],
      LoadedParts(arm, [.neck, .chest, .upperBack, .lowerBack])
    ),
    (
      ["EquestrianSports"],
      LoadedParts([.lowerBack, .groin, .hip, .head], trunk + [.neck, .thigh, .knee, .shoulder, .wrist])
    ),
  ]

  private static let inWater: [([String], LoadedParts)] = [
    (
      ["Swimming", "UnderwaterDiving"],
      LoadedParts([.shoulder, .upperArm, .upperBack, .neck], [.lowerBack, .knee, .hip, .groin, .chest, .elbow])
    ),
    (["WaterFitness"], LoadedParts([], [.shoulder, .neck, .lowerBack, .knee, .hip])),
    (
      ["WaterPolo", "SurfingSports", "WaterSports"],
      LoadedParts(
        [.shoulder, .upperArm, .upperBack, .neck, .head],
        [.lowerBack, .knee, .ankle, .hip, .groin, .chest, .elbow, .hand])
    ),
    // On a sliding seat the legs push with less than half the force of walking.
    (
      ["Rowing", "PaddleSports", "Sailing"],
      LoadedParts(
        [.lowerBack, .upperBack, .chest, .shoulder, .upperArm, .forearm, .wrist],
        [.knee, .hip, .thigh, .hamstring, .elbow, .hand, .neck])
    ),
  ]

  private static let inTheGym: [([String], LoadedParts)] = [
    (
      ["TraditionalStrengthTraining", "FunctionalStrengthTraining"],
      LoadedParts(arm + trunk + [.knee, .hip, .thigh, .neck], leg)
    ),
    (
      ["CrossTraining", "HighIntensityIntervalTraining", "MixedCardio", "MixedMetabolicCardioTraining", "Gymnastics"],
      LoadedParts(arm + trunk + leg, [.neck, .head])
    ),
    (["CoreTraining"], LoadedParts(trunk, [.neck, .hip, .groin, .shoulder, .wrist])),
    (
      ["Boxing", "Kickboxing", "MartialArts", "Wrestling"], LoadedParts(arm + trunk + [.head, .neck, .knee, .hip], leg)
    ),
    (
      ["Fencing"],
      LoadedParts([.knee, .ankle, .thigh, .groin, .hamstring, .shoulder, .elbow, .wrist, .hand], leg + [.lowerBack])
    ),
    (
      ["Yoga", "Pilates", "Flexibility", "TaiChi", "MindAndBody", "Barre", "Cooldown", "PreparationAndRecovery"],
      LoadedParts([], [.lowerBack, .neck, .shoulder, .wrist, .hip, .hamstring, .knee, .groin])
    ),
  ]

  private static let withBalls: [([String], LoadedParts)] = [
    // Short steps, lunges and turns load the legs most, followed by the arm that strikes.
    (
      ["Tennis", "Badminton", "Squash", "Racquetball", "Pickleball"],
      LoadedParts(leg + [.shoulder, .elbow, .forearm, .wrist, .lowerBack], arm + [.abdomen, .upperBack, .neck])
    ),
    (
      ["TableTennis", "Bowling", "Archery"],
      LoadedParts([.shoulder, .elbow, .wrist], arm + [.lowerBack, .upperBack, .neck, .knee, .hip])
    ),
    (["Golf"], LoadedParts([.lowerBack, .knee, .shoulder, .elbow, .wrist], arm + trunk + [.hip, .ankle, .neck])),
    (
      ["Baseball", "Softball", "Cricket"],
      LoadedParts(arm + [.lowerBack, .hamstring, .groin], leg + [.abdomen, .head])
    ),
    (
      ["Volleyball", "Handball"],
      LoadedParts([.knee, .ankle, .foot, .calf, .shoulder, .elbow, .hand, .lowerBack], leg + arm + [.abdomen])
    ),
    (
      ["Soccer", "AustralianFootball", "Basketball", "Lacrosse", "Hockey", "DiscSports"],
      LoadedParts(leg + [.head], [.lowerBack, .abdomen, .shoulder, .wrist, .hand, .neck])
    ),
    (["AmericanFootball", "Rugby"], LoadedParts(leg + [.head, .neck, .shoulder, .lowerBack], arm + trunk)),
  ]

  private static let onSnow: [([String], LoadedParts)] = [
    (
      ["DownhillSkiing", "SnowSports"],
      LoadedParts([.knee, .hip, .thigh, .head], leg + [.lowerBack, .shoulder, .hand, .wrist, .neck])
    ),
    (
      ["Snowboarding", "SkatingSports"],
      LoadedParts([.knee, .ankle, .hip, .groin, .thigh, .wrist, .head], leg + arm + [.lowerBack, .neck])
    ),
    (
      ["CrossCountrySkiing"],
      LoadedParts([.hip, .groin, .thigh, .knee, .shoulder, .upperArm], leg + [.lowerBack, .elbow])
    ),
  ]
}
