package import DailveDomain
internal import DailveScores
internal import GRDB

extension HealthStore: ProfileKeeping {
  /// Exports print what the person has chosen in Health; it shows in weights, distances, heights and temperatures.
  private static func newestUnits(_ db: Database) throws -> [String] {
    try ["BodyMass", "DistanceWalkingRunning", "Height", "BodyTemperature"].compactMap { name in
      try String.fetchOne(
        db,
        sql: """
          SELECT unit FROM sample JOIN origin ON origin.id = sample.origin
          WHERE sample.type = (SELECT id FROM type WHERE name = ?) ORDER BY start DESC LIMIT 1
          """, arguments: ["HKQuantityTypeIdentifier" + name])
    }
  }

  package func profile() async throws(StorageError) -> Profile {
    try await read { db in
      var settings: [String: String] = [:]
      for row in try Row.fetchAll(db, sql: "SELECT name, value FROM setting") { settings[row["name"]] = row["value"] }
      let height = try Double.fetchOne(
        db,
        sql: """
          SELECT latest FROM daily JOIN type ON type.id = daily.type
          WHERE type.name = 'HKQuantityTypeIdentifierHeight' ORDER BY day DESC LIMIT 1
          """)
      // What the person has not said themselves, their newest export says.
      let told = try Characteristics.load(db)
      var profile = Profile()
      profile.birthDate = settings[SettingName.birthDate].flatMap { CivilDay($0) } ?? told.birthDate
      profile.sex = settings[SettingName.sex].flatMap(BiologicalSex.init) ?? told.sex
      profile.height = settings[SettingName.height].flatMap { Double($0) } ?? height
      profile.maximumHeartRate = settings[SettingName.maximumHeartRate].flatMap { Double($0) }
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

  package func save(_ profile: Profile) async throws(StorageError) {
    let zones = zones
    let old = try await self.profile()
    let save: @Sendable (Database) throws -> Void = { db in
      func set(_ name: String, _ value: String?) throws {
        if let value {
          try db.execute(sql: "INSERT OR REPLACE INTO setting VALUES (?, ?)", arguments: [name, value])
        } else {
          try db.execute(sql: "DELETE FROM setting WHERE name = ?", arguments: [name])
        }
      }
      let before = try TimelineLoader(zones: zones).load(db)
      if profile.birthDate != old.birthDate { try set(SettingName.birthDate, profile.birthDate?.description) }
      if profile.sex != old.sex { try set(SettingName.sex, profile.sex?.rawValue) }
      if profile.height != old.height { try set(SettingName.height, profile.height.map { "\($0)" }) }
      try set(SettingName.maximumHeartRate, profile.maximumHeartRate.map { "\($0)" })
      try set(SettingName.homeZone, profile.homeZone)
      try set(SettingName.pinned, profile.pinned.map(\.rawValue).joined(separator: ","))
      try set(SettingName.activeDays, "\(profile.goals.activeDays)")
      try set(SettingName.exerciseMinutes, "\(profile.goals.exerciseMinutes)")
      try set(SettingName.stepsPerDay, "\(profile.goals.stepsPerDay)")
      try set(SettingName.sleepHours, profile.goals.sleepHours.map { "\($0)" })
      try set(SettingName.weightGoal, profile.goals.weight.rawValue)
      try set(SettingName.firstWeekday, "\(profile.firstWeekday)")
      if profile.homeZone != old.homeZone {
        try set(SettingName.homeZoneBasis, nil)
        try ZoneChange.markDirty(db, from: before, to: try TimelineLoader(zones: zones).load(db))
      }
    }
    if profile.homeZone == old.homeZone { try await write(save) } else { try await change(save) }
  }
}
