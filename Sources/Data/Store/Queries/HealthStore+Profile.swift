package import DailveDomain
internal import DailveScores
internal import GRDB

extension HealthStore: ProfileKeeping {
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
