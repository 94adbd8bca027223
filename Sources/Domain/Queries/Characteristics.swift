public import DailveScores

/// What a health record says of the person as such. Counterpart of `HKHealthStore`'s `dateOfBirthComponents()`,
/// `biologicalSex()`, `bloodType()`, `fitzpatrickSkinType()` and `wheelchairUse()`.
public struct Characteristics: Sendable, Equatable {
  public var birthDate: CivilDay?
  public var sex: BiologicalSex?
  /// As HealthKit writes it without prefix: "APositive".
  public var bloodType: String?
  /// Roman numeral I to VI.
  public var skinType: String?
  public var wheelchairUse: Bool?
  /// Medication classes that change the heart rate, which Health asks for cardio fitness: "None" or their names.
  public var cardioFitnessMedications: String?

  /// - Parameter values: Words of an export by characteristic, without the identifiers' prefix; "NotSet" and "" are unknown.
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
