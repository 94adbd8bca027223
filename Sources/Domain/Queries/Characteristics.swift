public import DailveScores

/// The person's fixed characteristics, as far as scores need them. Counterpart of `HKHealthStore`'s `dateOfBirthComponents()` and `biologicalSex()`.
public struct Characteristics: Sendable, Equatable {
  public var birthDate: CivilDay?
  public var sex: BiologicalSex?

  /// - Parameter values: Values in an export, by identifier without its prefix; "NotSet" and "" mean unknown.
  public init(_ values: [String: String]) {
    birthDate = values["DateOfBirth"].flatMap { CivilDay($0) }
    switch values["BiologicalSex"] {
    case "HKBiologicalSexFemale": sex = .female
    case "HKBiologicalSexMale": sex = .male
    case "HKBiologicalSexOther": sex = .other
    default: sex = nil
    }
  }
}
