import DailveScores

extension HealthType {
  /// Converts from the unit of a reading to the canonical unit of its type. `nil` if the unit cannot be converted, or
  /// is missing although the type has one: such a reading is kept and listed but counts nowhere, because its amount is
  /// unknown.
  public static func conversion(of type: String, from unit: String?) -> UnitConversion? {
    guard !isCategory(type), let canonical = canonicalUnit(type) else { return .identity }
    return unit.flatMap { UnitConversion.from($0, to: canonical) }
  }

  /// The canonical unit of a type, as HealthKit spells it; `nil` where values keep the unit of their record.
  public static func canonicalUnit(_ type: String) -> String? {
    if let metric = MetricTraits.metric(ofType: type) { return metric.traits.unit }
    guard type.hasPrefix(quantityPrefix) else { return nil }
    let name = String(type.dropFirst(quantityPrefix.count))
    return units[name] ?? (name.hasPrefix("Distance") || name.hasSuffix("Distance") ? "km" : nil)
  }

  private static let units: [String: String] = Dictionary(
    [
      ("kcal", ["BasalEnergyBurned", "DietaryEnergyConsumed"]),
      ("mL", ["DietaryWater"]),
      ("cm", ["Height", "WaistCircumference", "WalkingStepLength", "RunningVerticalOscillation"]),
      ("degC", ["BodyTemperature", "BasalBodyTemperature", "WaterTemperature"]),
      ("mg/dL", ["BloodGlucose"]),
      ("mmHg", ["BloodPressureSystolic", "BloodPressureDiastolic"]),
      (
        "km/hr",
        ["WalkingSpeed", "RunningSpeed", "CyclingSpeed", "CrossCountrySkiingSpeed", "PaddleSportsSpeed", "RowingSpeed"]
      ),
      ("m/s", ["StairAscentSpeed", "StairDescentSpeed"]),
      ("m", ["RunningStrideLength", "UnderwaterDepth", "SixMinuteWalkTestDistance"]),
      ("min", ["AppleMoveTime", "TimeInDaylight"]),
      ("ms", ["RunningGroundContactTime"]),
      ("count/min", ["WalkingHeartRateAverage", "CyclingCadence"]),
      ("W", ["RunningPower", "CyclingPower", "CyclingFunctionalThresholdPower"]),
      ("L/min", ["PeakExpiratoryFlowRate"]),
      ("L", ["ForcedExpiratoryVolume1", "ForcedVitalCapacity"]),
      (
        "%",
        [
          "BloodAlcoholContent", "PeripheralPerfusionIndex", "WalkingDoubleSupportPercentage",
          "WalkingAsymmetryPercentage", "AppleWalkingSteadiness", "AtrialFibrillationBurden",
        ]
      ),
      (
        "count",
        [
          "NumberOfTimesFallen", "NumberOfAlcoholicBeverages", "InhalerUsage", "PushCount", "SwimmingStrokeCount",
          "NikeFuel",
        ]
      ),
      ("IU", ["InsulinDelivery"]),
      (
        "g",
        [
          "DietaryCarbohydrates", "DietaryFiber", "DietarySugar", "DietaryFatTotal", "DietaryFatMonounsaturated",
          "DietaryFatPolyunsaturated", "DietaryFatSaturated", "DietaryProtein",
        ]
      ),
      (
        "mg",
        [
          "DietaryCaffeine", "DietaryCalcium", "DietaryChloride", "DietaryCholesterol", "DietaryCopper", "DietaryIron",
          "DietaryMagnesium", "DietaryManganese", "DietaryNiacin", "DietaryPantothenicAcid", "DietaryPhosphorus",
          "DietaryPotassium", "DietaryRiboflavin", "DietarySodium", "DietaryThiamin", "DietaryVitaminB6",
          "DietaryVitaminC", "DietaryVitaminE", "DietaryZinc",
        ]
      ),
      (
        "mcg",
        [
          "DietaryBiotin", "DietaryChromium", "DietaryFolate", "DietaryIodine", "DietaryMolybdenum", "DietarySelenium",
          "DietaryVitaminA", "DietaryVitaminB12", "DietaryVitaminD", "DietaryVitaminK",
        ]
      ),
    ].flatMap { unit, names in names.map { ($0, unit) } }, uniquingKeysWith: { first, _ in first })
}
