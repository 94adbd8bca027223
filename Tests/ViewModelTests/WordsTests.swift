import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveViewModels

/// Consistent wording everywhere.
@Suite struct WordsTests {
  @Test func `ranges are written in one way`() throws {
    #expect(RangeText.join("41", "59 ms", .en) == "41–59 ms")
    #expect(RangeText.join("41", "59 ms", .ko) == "41~59 ms")
    #expect(RangeText.join("−0.3", "+0.4°C", isSigned: true, .en) == "−0.3 to +0.4°C")
    #expect(RangeText.span("Nov 16", "Nov 22", .en) == "Nov 16 – Nov 22")
    #expect(RangeText.span("11월 16일", "22일", .ko) == "11월 16일~22일")
    // No text of the catalogue writes a range differently.
    let ranges: Set<TextKey> = [.rangeNumbers, .rangeSigned, .rangeSpan, .dateMonths, .dateMonthsOfYear]
    for entry in try CatalogueText.all() where !ranges.contains(entry.key) {
      for text in [entry.key.en, entry.key.ko] {
        for mark in ["}–{", "}~{", "} – {"] { #expect(!text.contains(mark), "\(entry.name)") }
      }
    }
  }

  @Test func `no band of a body score is called tired`() {
    for language in Language.allCases {
      let words = [ScoreBand.excellent, .good, .fair, .tired, .warning].map { language[$0.bodyTitle] }
      #expect(Set(words).count == 5 && !words.contains(language[.bandTired]))
    }
  }

  @Test func `minutes in zones add up to the whole`() {
    #expect(HeartRateZonePart.minutes([90, 150, 2760]) == [2, 2, 46] && HeartRateZonePart.minutes([]).isEmpty)
  }

  @Test func `rounding never reduces an amount to nothing`() {
    let distance = MetricFormat(.distance, language: .en, units: .metric)
    let viewer = WellnessTests().viewer()
    #expect([0, 0.019, 0.04, 0.05, 3.44].map { distance.text($0) } == ["0.0 km", "19 m", "40 m", "0.1 km", "3.4 km"])
    #expect(MetricFormat(.distance, language: .en, units: .imperial).text(0.019) == "62 ft")
    #expect(distance.pieces(0.019).map { $0.number + $0.unit } == ["19m"])
    #expect(MetricFormat(.flights, language: .en, units: .metric).text(0.25) == "0.3 floors")
    #expect(MetricFormat(.activeEnergy, language: .en, units: .metric).text(0.04) == "0.04 kcal")
    #expect(MetricFormat(.activeEnergy, language: .en, units: .metric).text(1e-12) == "0 kcal")
    #expect(DistanceText(viewer).rounded(0.019) == "19 m" && DistanceText(viewer).rounded(2.04) == "2.0 km")
    let run = WorkoutFormat(viewer, activity: "Running")
    #expect([40, 4, 770, 10_040].map { run.rounded($0) } == ["0.04", "0.004", "0.8", "10"])
    #expect(run.distanceText(2) == "2 m" && run.distanceText(0) == "0.00 km")
    let swims = TypeFormat("HKQuantityTypeIdentifierDistanceCycling", unit: nil, largest: 200, language: .en)
    #expect(swims.text(0.2) == "200 m" && swims.text(210) == "210 km")
  }

  @Test(arguments: [
    ("WorkoutEffortScore", "appleEffortScore", 6.0, "6"), ("EstimatedWorkoutEffortScore", "appleEffortScore", 5, "5"),
    ("PhysicalEffort", "kcal/hr·kg", 5, "5.00 MET"), ("DietaryVitaminD", "mcg", 5, "5.00 µg"),
    ("EnvironmentalAudioExposure", "dBASPL", 5, "5.00 dB"), ("Future", "mmol<39.1>/L", 5, "5.00 mmol/L"),
    ("Future", "mi/hr", 5, "5.00 mph"), ("Future", "fl_oz_us", 5, "5.00 fl oz"), ("Future", "hr", 5, "5.00 h"),
    ("Future", "new<", 5, "5.00 new<"), ("Future", "1/2", 5, "5.00 1/2"),
  ])
  func `units are written as people write them`(type: String, unit: String, value: Double, text: String) {
    let format = TypeFormat("HKQuantityTypeIdentifier" + type, unit: unit, largest: value, language: .en)
    #expect(format.text(value) == text)
  }

  @Test func `one floor and one step take the singular`() {
    func text(_ metric: Metric, _ value: Double, _ language: Language = .en) -> String {
      MetricFormat(metric, language: language, units: .metric).text(value)
    }
    #expect(text(.flights, 1) == "1 floor" && text(.flights, 2) == "2 floors" && text(.flights, 1, .ko) == "1층")
    #expect(text(.steps, 1) == "1 step" && text(.steps, 1200) == "1,200 steps" && text(.steps, 1200, .ko) == "1,200보")
  }

  @Test func `the verb of a button is placed as in each language`() {
    #expect(Language.ko(.commonEditNamed, "왼쪽 무릎") == "왼쪽 무릎 편집")
    #expect(Language.en(.commonEditNamed, "Left knee") == "Edit Left knee")
    // Accessible names contain the visible text, so that voice control works.
    let pairs: [(TextKey, TextKey)] = [
      (.commonEdit, .commonEditNamed), (.dataUndo, .dataUndoNamed),
      (.dataSources, .dataSourcesNamed), (.dataZoneRemove, .dataZoneRemoveNamed), (.sleepUse, .sleepUseNamed),
      (.samplesChange, .samplesChangeNamed),
    ]
    for language in Language.allCases {
      for (seen, named) in pairs { #expect(language[named].contains(language[seen]), "\(named)") }
    }
  }

  @Test func `the band in the week's chart is labelled correctly`() async throws {
    let store = WellnessTests().person()
    let model = try TodayViewModel(WellnessTests().viewer(), from: store)
    guard case .ready(let content) = model.state else { throw UnexpectedValue(found: "\(model.state)") }
    #expect(content.hero.bandRangeText == "Shaded: Good, 60–79")
  }
}
