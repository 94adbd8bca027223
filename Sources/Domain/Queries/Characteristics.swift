public import DailveScores

/// The person's fixed characteristics. Counterpart of `HKHealthStore`'s `dateOfBirthComponents()`, `biologicalSex()`,
/// `bloodType()`, `fitzpatrickSkinType()` and `wheelchairUse()`.
public struct Characteristics: Sendable, Equatable {
  public var birthDate: CivilDay?
  public var sex: BiologicalSex?
  /// HealthKit's word without its prefix: "APositive".
  public var bloodType: String?
  /// Roman numeral I to VI.
  public var skinType: String?
  public var wheelchairUse: Bool?
  /// Medications that affect heart rate, which Health asks about for cardio fitness: "None" or the names of their
  /// classes.
  public var cardioFitnessMedications: String?

  /// - Parameter values: Values in an export, by identifier without its prefix; "NotSet" and "" mean unknown.
  public init(_ values: [String: String]) {
    func word(_ name: String, _ prefix: String) -> String? {
      guard let value = values[name], value.hasPrefix(prefix) else { return nil }
      let word = String(value.dropFirst(prefix.count))
      return word.isEmpty || word == "NotSet" ? nil : word
    }
    birthDate = values["DateOfBirth"].flatMap { CivilDay($0) }
    switch word("BiologicalSex", "HKBiologicalSex") {
    case "Female": sex = .female
    case "Male": sex = .male
    case "Other": sex = .other
    default: sex = nil
    }
    bloodType = word("BloodType", "HKBloodType")
    skinType = word("FitzpatrickSkinType", "HKFitzpatrickSkinType")
    wheelchairUse = word("WheelchairUse", "HKWheelchairUse").map { $0 == "Yes" }
    cardioFitnessMedications = word("CardioFitnessMedicationsUse", "")
  }
}
