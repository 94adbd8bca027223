package import DailveDomain
internal import DailveScores
internal import GRDB

extension StoreReader {
  /// Exports use the units chosen in Health; they show in weights, distances, heights and temperatures.
  private static func newestUnits(_ db: Database) throws -> [String] {
    try ["BodyMass", "DistanceWalkingRunning", "Height", "BodyTemperature"].compactMap { name in
      try String.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT unit FROM sample JOIN origin ON origin.id = sample.origin
            WHERE sample.type = (SELECT id FROM type WHERE name = ?) ORDER BY start DESC LIMIT 1
            """), arguments: ["HKQuantityTypeIdentifier" + name])
    }
  }

  package func profile() throws -> Profile {
    var settings: [String: String] = [:]
    for row in try Row.fetchAll(db.cachedStatement(sql: "SELECT name, value FROM setting")) {
      settings[row["name"]] = row["value"]
    }
    for case .settings(let values) in waiting {
      for (name, value) in values { settings[name] = value }
    }
    let height = try Double.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT latest FROM daily JOIN type ON type.id = daily.type
          WHERE type.name = 'HKQuantityTypeIdentifierHeight' ORDER BY day DESC LIMIT 1
          """))
    // What the person has not set comes from their newest export.
    let told = try Characteristics.load(db)
    var profile = Profile()
    profile.birthDate = settings[SettingName.birthDate].flatMap { CivilDay($0) } ?? told.birthDate
    profile.sex = settings[SettingName.sex].flatMap(BiologicalSex.init) ?? told.sex
    profile.height = settings[SettingName.height].flatMap { Double($0) } ?? height
    profile.maximumHeartRate = settings[SettingName.maximumHeartRate].flatMap { Double($0) }
    profile.maximumFormula =
      settings[SettingName.maximumFormula].flatMap(MaximumHeartRate.Formula.init) ?? .age
    profile.zoneBasis = settings[SettingName.zoneBasis].flatMap(HeartRateZones.Basis.init) ?? .maximum
    profile.thresholdPower = settings[SettingName.thresholdPower].flatMap { Double($0) }
    profile.homeZone = settings[SettingName.homeZone]
    profile.units = try UnitSystem(units: Self.newestUnits(db))
    if let names = settings[SettingName.pinned] {
      profile.pinned = PinnedMetrics.normalised(names.split(separator: ",").map(String.init))
    }
    func number(_ name: String) -> Int? { settings[name].flatMap { Int($0) } }
    profile.goals.activeDays = number(SettingName.activeDays) ?? profile.goals.activeDays
    profile.goals.exerciseMinutes = number(SettingName.exerciseMinutes) ?? profile.goals.exerciseMinutes
    profile.goals.stepsPerDay = number(SettingName.stepsPerDay) ?? profile.goals.stepsPerDay
    profile.goals.sleepHours = settings[SettingName.sleepHours].flatMap { Double($0) }
    profile.goals.weight = settings[SettingName.weightGoal].flatMap(WeightGoal.init) ?? .maintain
    profile.firstWeekday = number(SettingName.firstWeekday) ?? 0
    return profile
  }
}
