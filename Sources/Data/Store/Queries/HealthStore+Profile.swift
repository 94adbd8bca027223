package import DailveDomain
internal import DailveScores
internal import GRDB

extension HealthStore: ProfileKeeping {
  package func updateProfile<T: Sendable>(_ change: @escaping @Sendable (inout Profile) -> T)
    async throws(StorageError) -> T
  {
    try await self.change { reader in
      let old = try reader.profile()
      var new = old
      let result = change(&new)
      let difference = ProfileSettings.difference(from: old, to: new)
      return (difference.isEmpty ? nil : .settings(difference), result)
    }
  }
}

/// The profile as rows of the `setting` table.
enum ProfileSettings {
  /// The settings to write to turn one profile into the other; `nil` removes a setting.
  static func difference(from old: Profile, to new: Profile) -> [String: String?] {
    let before = values(old)
    return values(new).filter { $0.value != before[$0.key] }
  }

  private static func values(_ profile: Profile) -> [String: String?] {
    [
      SettingName.birthDate: profile.birthDate?.description,
      SettingName.sex: profile.sex?.rawValue,
      SettingName.height: profile.height.map { "\($0)" },
      SettingName.maximumHeartRate: profile.maximumHeartRate.map { "\($0)" },
      SettingName.maximumFormula: profile.maximumFormula == .age ? nil : profile.maximumFormula.rawValue,
      SettingName.zoneBasis: profile.zoneBasis == .maximum ? nil : profile.zoneBasis.rawValue,
      SettingName.thresholdPower: profile.thresholdPower.map { "\($0)" },
      SettingName.homeZone: profile.homeZone,
      SettingName.pinned: profile.pinned.map(\.rawValue).joined(separator: ","),
      SettingName.activeDays: "\(profile.goals.activeDays)",
      SettingName.exerciseMinutes: "\(profile.goals.exerciseMinutes)",
      SettingName.stepsPerDay: "\(profile.goals.stepsPerDay)",
      SettingName.sleepHours: profile.goals.sleepHours.map { "\($0)" },
      SettingName.weightGoal: profile.goals.weight.rawValue,
      SettingName.firstWeekday: "\(profile.firstWeekday)",
    ]
  }

  static func apply(_ values: [String: String?], _ db: Database, zones: ZoneCatalogue) throws {
    try ZoneChange.during(db, zones: zones) {
      for (name, value) in values { try set(name, value, db) }
      // A zone that the person sets is not a guess.
      if values.keys.contains(SettingName.homeZone) { try set(SettingName.homeZoneBasis, nil, db) }
    }
  }

  private static func set(_ name: String, _ value: String?, _ db: Database) throws {
    if let value {
      try db.execute(sql: "INSERT OR REPLACE INTO setting VALUES (?, ?)", arguments: [name, value])
    } else {
      try db.execute(sql: "DELETE FROM setting WHERE name = ?", arguments: [name])
    }
  }
}
