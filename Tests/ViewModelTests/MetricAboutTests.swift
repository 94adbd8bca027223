import DailveDomain
import DailveScores
import DailveTestSupport
import Foundation
import Testing

@testable import DailveViewModels

/// The explanations of metrics.
@Suite struct MetricAboutTests {
  private static let today = CivilDay(year: 2026, month: 11, day: 21)

  private func about(_ metric: Metric, _ language: Language) throws -> MetricAbout {
    let viewer = ViewerContext(language: language, units: .metric, day: Self.today, clock: 0)
    let window = DetailWindow(period: .week, end: nil, today: Self.today)
    let content = try MetricDetailViewModel(metric, window: window, viewer: viewer, from: InMemoryStore()).content
    return try #require(content.about)
  }

  private func sentences(_ text: String) -> Int {
    text.matches(of: /[.?!]( |$)/).count
  }

  @Test(arguments: Metric.allCases, Language.allCases)
  func `every metric says what it is, what moves it, how it is measured and what the app does with it`(
    metric: Metric, language: Language
  ) throws {
    let about = try about(metric, language)
    #expect(
      about.parts.map(\.label)
        == [TextKey.aboutIs, .aboutMoves, .aboutMeasured, .aboutUsed].map { language[$0] })
    for part in about.parts {
      #expect((1...6).contains(sentences(part.text)), "\(metric): \(part.text)")
      #expect(!part.text.contains("{") && !part.text.contains("}"), "\(metric): \(part.text)")
    }
    #expect(Set(about.parts.map(\.text)).count == about.parts.count)
    #expect(about.note == language[.commonNotDiagnosis])
  }

  @Test(arguments: Language.allCases)
  func `no two metrics have the same explanation`(language: Language) throws {
    let meanings = try Metric.allCases.map { try about($0, language).parts.first?.text }
    #expect(Set(meanings).count == Metric.allCases.count)
  }

  @Test(arguments: Metric.allCases)
  func `every source has authors, a year and a title, in both languages alike`(metric: Metric) throws {
    let sources = try about(metric, .en).sources
    #expect(try !sources.isEmpty && about(metric, .ko).sources == sources)
    for source in sources { #expect(source.wholeMatch(of: /.+ \((19|20)\d\d\): .{10,}[.?] .+/) != nil, "\(source)") }
  }

  @Test func `texts have no numbers of their own`() throws {
    for text in try CatalogueText.all() where text.name.hasPrefix("about") {
      for words in [text.key.en, text.key.ko] {
        let own = words.replacing(/\{\d(\|[^}]*)?\}/, with: "")
        #expect(!own.contains { $0.isASCII && $0.isNumber }, "\(text.name): \(words)")
      }
    }
  }

  @Test(arguments: [
    (Metric.hrv, ["last 7 days", "60 days varied", "7 of 28 days", "outside 1–300 ms"]),
    (.rhr, ["last 7 days", "60 days varied", "7 of 28 days", "outside 20–300 bpm"]),
    (.sleep, ["40% of Wellness", "last 60 nights", "over 14 nights", "up to 28 nights", "90 days", "from 7 nights"]),
    (.wristTemperature, ["last 14 nights", "up to 28 nights", "30.0–42.0°C"]),
    (.steps, ["last 60 days", "10%", "14 of those days", "above 200,000 steps"]),
    (.heartRate, ["10 minutes at most"]), (.weight, ["25% of Wellness", "BMI of 18.5", "above 500.0 kg"]),
    (.bmi, ["Below 18.5"]), (.bodyFat, ["25% of Wellness"]),
  ])
  func `numbers are those of the formulas`(metric: Metric, expected: [String]) throws {
    let used = try #require(try about(metric, .en).parts.last?.text)
    for words in expected { #expect(used.contains(words), "\(metric): \(used)") }
  }

  @Test func `the rule that is explained is the rule that is applied`() throws {
    let day = Self.today
    func days(_ count: Int, apart step: Int = 1) -> [DayValue] {
      (0..<count).map { DayValue(day: day - step * (count - $0), value: 50 + Double($0 % 5)) }
    }
    #expect(Usual(.steps, days(Usual.neededDays - 1), on: day) == nil)
    #expect(Usual(.steps, days(Usual.neededDays), on: day) != nil)
    #expect(Usual(.rhr, days(PersonalBaseline.neededDays - 1), on: day) == nil)
    #expect(Usual(.rhr, days(PersonalBaseline.neededDays), on: day) != nil)
    // Four days apart, seven days span exactly the window.
    let apart = PersonalBaseline.window / PersonalBaseline.neededDays
    #expect(Usual(.rhr, days(PersonalBaseline.neededDays, apart: apart), on: day) != nil)
    #expect(Usual(.rhr, days(PersonalBaseline.neededDays, apart: apart + 1), on: day) == nil)
    let nights = days(OvernightVitals.neededNights).map { DayValue(day: $0.day, value: $0.value / 4) }
    #expect(Usual(.respiratoryRate, nights, on: day) != nil)
    #expect(Usual(.respiratoryRate, Array(nights.dropLast()), on: day) == nil)
  }

  @Test func `blood pressure is explained, types without a metric are not`() throws {
    let viewer = ViewerContext(language: .ko, units: .metric, day: Self.today, clock: 0)
    let window = DetailWindow(period: .week, end: nil, today: Self.today)
    func about(_ type: String) throws -> MetricAbout? {
      try MetricDetailViewModel(type: type, window: window, viewer: viewer, from: InMemoryStore()).content.about
    }
    let pressure = try #require(try about(PressurePresenter.diastolic))
    #expect(pressure.title == "혈압 알아보기" && pressure.parts.count == 4 && pressure.sources.count == 1)
    #expect(try about("HKQuantityTypeIdentifierDietaryWater") == nil)
  }

  @Test func `titles keep abbreviations`() throws {
    #expect(try about(.hrv, .en).title == "About HRV")
    #expect(try about(.rhr, .en).title == "About resting heart rate")
    #expect(try about(.vo2Max, .en).title == "About VO₂ max (estimated)")
    #expect(try about(.steps, .ko).title == "걸음 수 알아보기")
  }
}
