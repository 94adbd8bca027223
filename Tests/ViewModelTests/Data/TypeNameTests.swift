import DailveDomain
import DailveTestSupport
import DailveViewModels
import Foundation
import Testing

/// Readable names instead of identifiers.
@Suite struct TypeNameTests {
  @Test(arguments: [
    ("HKQuantityTypeIdentifierDietaryVitaminB12", "Vitamin B12", "비타민 B12"),
    ("HKQuantityTypeIdentifierNumberOfTimesFallen", "Falls", "넘어진 횟수"),
    ("HKCategoryTypeIdentifierLowCardioFitnessEvent", "Low cardio fitness notice", "낮은 심폐 체력 알림"),
    ("HKCorrelationTypeIdentifierBloodPressure", "Blood pressure", "혈압"),
    ("HKDataTypeSleepDurationGoal", "Sleep goal", "수면 목표"), ("VisionPrescription", "Eyeglass prescriptions", "시력 처방"),
    ("electrocardiogram", "Electrocardiograms", "심전도"), ("HKQuantityTypeIdentifierStepCount", "Steps", "걸음"),
  ])
  func `types and elements have names in both languages`(type: String, english: String, korean: String) {
    #expect(TypeName.readable(type, .en) == english)
    #expect(TypeName.readable(type, .ko).hasPrefix(korean))
  }

  @Test(arguments: [
    ("HKQuantityTypeIdentifierMoonlightUVIndex", "Moonlight UV index"), ("Newthing", "Newthing"),
    ("HKCategoryTypeIdentifierHearingPHQ9Event", "Hearing PHQ9 event"), ("new_thing", "New thing"), ("", ""),
  ])
  func `an unknown type is named after its identifier`(type: String, words: String) {
    #expect(TypeName.readable(type, .en) == words)
  }

  @Test(.enabled(if: Fixtures.arePresent)) func `every type that HealthKit has is named in both languages`() throws {
    let map = try Fixtures.json("healthkit-type-map/HKSampleMapping.json")
    var types: [String] = []
    for group in ["HKQuantitySamples", "HKCategorySamples", "HKCorrelations"] {
      types += try need(map[group], [String: Any].self).keys
    }
    #expect(types.count > 180)
    // Names that are the same in every language.
    let international: Set<String> = ["BMI"]
    for type in types {
      let korean = TypeName.readable(type, .ko)
      let isHangul = korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      #expect(isHangul || international.contains(korean), "\(type): \(korean)")
      let english = TypeName.readable(type, .en)
      #expect(!english.contains("Identifier") && !english.contains("type."), "\(type): \(english)")
    }
  }

  @Test func `a problem names its subject, be it a type, an activity or words of a file`() {
    #expect(TypeName.inText("HKWorkoutActivityTypeCycling", .en) == TypeName.activity("Cycling", .en))
    #expect(TypeName.inText("HKWorkoutActivityTypeCycling", .ko) == TypeName.activity("Cycling", .ko))
    #expect(TypeName.inText("HKQuantityTypeIdentifierStepCount", .en) == "Steps")
    #expect(TypeName.inText("HK is no type", .en) == "HK is no type")
  }
}
