import DailveDomain
import DailveTestSupport
import Testing

@Suite struct UnitConversionTests {
  @Test func `an amount in a volume is read whatever its spelling`() throws {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<500 {
      // The molar mass of glucose may be printed with any number of digits.
      let mass = "180.1558800000541".prefix(Int.random(in: 3...17, using: &random))
      guard mass.last != "." else { continue }
      let value = Double.random(in: 2...30, using: &random)
      let unit = "mmol<\(mass)>/L"
      let conversion = try #require(UnitConversion.from(unit, to: "mg/dL"))
      let converted = conversion(value)
      #expect(abs(converted - value * 18.01558800000541) < value * 0.02, "\(unit)")
    }
    func factor(_ unit: String) -> Double? {
      UnitConversion.from(unit, to: "mg/dL").map { ($0(1) * 1e6).rounded() / 1e6 }
    }
    #expect(factor("mmol/L") == 18.015588 && factor("mmol<180.15588000005408>/L") == 18.015588)
    #expect(factor("mol/L") == 18015.588 && factor("µmol/dL") == 0.180156 && factor("μmol/dL") == 0.180156)
    #expect(factor("g/L") == 100 && factor("mg/dl") == 1 && factor("mg/mL") == 100 && factor("mcg/mL") == 0.1)
  }

  @Test(arguments: [
    "mmol<>/L", "mmol<0>/L", "mmol<-180>/L", "mmol<nan>/L", "mmol<inf>/L", "mmol<180/L", "mmol180>/L", "kmol/L",
    "mmol/kg", "mmol", "/L", "mmol<1e999>/L", "mg/dL/L", "lbs/L", "", "mmol//L",
  ])
  func `a unit that only resembles an amount per volume has no conversion`(unit: String) {
    #expect(UnitConversion.from(unit, to: "mg/dL") == nil)
  }

  @Test func `every canonical unit is one that can be converted`() {
    let names = [
      "BloodGlucose", "BodyMass", "StepCount", "DietarySodium", "DietaryVitaminD", "RunningPower", "BodyTemperature",
      "BloodPressureSystolic", "PeakExpiratoryFlowRate", "InsulinDelivery", "DistanceCycling", "WalkingSpeed",
    ]
    for name in names {
      let type = "HKQuantityTypeIdentifier" + name
      #expect(HealthType.conversion(of: type, from: HealthType.canonicalUnit(type)) == .identity, "\(name)")
      for unit in [nil, "", "lbs", "jin", "furlong"] {
        #expect(HealthType.conversion(of: type, from: unit) == nil, "\(name) \(unit ?? "-")")
      }
    }
    // An unknown type keeps its own unit, and words have none.
    #expect(HealthType.conversion(of: "HKQuantityTypeIdentifierFutureThing", from: "widgets") == .identity)
    #expect(HealthType.conversion(of: HealthType.sleepAnalysis, from: nil) == .identity)
  }
}

@Suite struct CategoryMeasureTests {
  @Test(arguments: [
    "HKCategoryValueAppleStandHourIdle", "HKCategoryValueSeverityNotPresent", "HKCategoryValuePresenceNotPresent",
    "HKCategoryValueVaginalBleedingNone", "HKCategoryValueMenstrualFlowNone", "HKCategoryValueAppetiteChangesNoChange",
    "HKCategoryValuePregnancyTestResultNegative", "HKCategoryValueOvulationTestResultIndeterminate",
  ])
  func `a denied occurrence is not counted`(word: String) { #expect(!HealthType.isOccurrence(word)) }

  @Test(arguments: [
    nil, "HKCategoryValueAppleStandHourStood", "HKCategoryValueSeverityMild", "HKCategoryValueSeverityUnspecified",
    "HKCategoryValuePresencePresent", "HKCategoryValueNotApplicable", "HKCategoryValueMenstrualFlowLight",
    "HKCategoryValueAppetiteChangesDecreased", "HKCategoryValuePregnancyTestResultPositive",
  ])
  func `everything else is allowed`(word: String?) { #expect(HealthType.isOccurrence(word)) }
}
