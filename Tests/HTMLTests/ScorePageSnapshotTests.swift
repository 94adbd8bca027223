import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

@testable import DailveHTML

/// Condition, Wellness and the vitals: a healthy person, one with an injury, and a past day.
@Suite struct ScorePageSnapshotTests {
  let pages = PageMaterial()

  /// The person with a watch's overnight measurements.
  private func measured() -> InMemoryStore {
    var store = pages.person()
    for (metric, middle, step) in [
      (Metric.respiratoryRate, 14.4, 0.1), (.oxygenSaturation, 0.97, 0.002), (.heartRate, 52, 0.5),
    ] {
      store.nightMeans[metric] = Dictionary(
        uniqueKeysWithValues: InMemoryStore.wave.enumerated().map { index, wave in
          (pages.today - 60 + index, middle + wave * step)
        })
    }
    store.set(.wristTemperature, InMemoryStore.wave.map { 35.2 + $0 / 20 }, today: pages.today)
    return store
  }

  private func condition(_ store: InMemoryStore, on day: CivilDay? = nil) throws -> String {
    let model = try ConditionViewModel(pages.viewer(on: day), period: .week, from: store)
    return pages.lines(ConditionPage.html(model.content, frame: pages.frame(.en, .condition, on: day)))
  }

  private func wellness(_ store: InMemoryStore, on day: CivilDay? = nil) throws -> String {
    let model = try WellnessViewModel(pages.viewer(on: day), from: store)
    return pages.lines(
      WellnessPage.html(model.content, hidesInjuries: false, frame: pages.frame(.en, .wellness, on: day)))
  }

  private func vitals(_ store: InMemoryStore, _ language: Language, on day: CivilDay? = nil) throws -> String {
    let model = try VitalsViewModel(pages.viewer(language, on: day), from: store)
    return pages.lines(VitalsPage.html(model.content, frame: pages.frame(language, .vitals, on: day)))
  }

  @Test func `the condition and its parts`() throws {
    try expectSnapshot(try condition(pages.person()), named: "condition-en.html")
  }

  @Test func `wellness with all its cards`() throws {
    try expectSnapshot(try wellness(measured()), named: "wellness-en.html")
  }

  @Test func `a past day leads to the scores, parts and values of that day`() throws {
    let day = pages.today - 1
    var store = measured()
    store.set(.weight, InMemoryStore.wave.map { 72 + $0 / 10 }, today: pages.today)
    let frame = pages.frame(.en, .wellness, on: day)
    let viewer = pages.viewer(on: day)
    let score = try WellnessDetailViewModel(viewer, period: .week, from: store).content
    let body = try BodyViewModel(viewer, period: .month, before: nil, from: store).content
    let html = [
      try wellness(store, on: day), pages.lines(WellnessDetailPage.html(score, frame: frame)),
      pages.lines(BodyPage.html(body, notice: nil, undo: nil, frame: pages.frame(.en, .body, on: day))),
    ]
    for page in html.prefix(2) {
      for path in ["/sleep", "/condition", "/body"] { #expect(page.contains("href=\"\(path)?day=\(day)\"")) }
    }
    #expect(html[2].contains("href=\"/metric/weight?day=\(day)\""))
    // The page shows its date, and offers no form that would change a past day.
    #expect(body.dateText == viewer.dateText && !html[2].contains("action=\"/body/goal\""))
  }

  @Test func `the wellness score and its parts`() throws {
    let model = try WellnessDetailViewModel(pages.viewer(), period: .week, from: pages.person())
    try expectSnapshot(
      pages.lines(WellnessDetailPage.html(model.content, frame: pages.frame(.en, .wellness))),
      named: "wellness-score-en.html")
  }

  @Test func `the vitals of a night against what is usual`() throws {
    try expectSnapshot(try vitals(measured(), .en), named: "vitals-en.html")
  }

  @Test func `all ranges are called usual, in either language`() throws {
    for (language, usual, others) in [
      (Language.en, "Usual ", ["xpected", "ormal", "aseline"]), (.ko, "평소 ", ["예상", "정상", "기준선"]),
    ] {
      let html = try vitals(measured(), language)
      // Five readings and HRV; wrist temperature has a word of its own.
      #expect(html.split(separator: "class=\"small\">\(usual)").count >= 6, "\(language)")
      for other in others { #expect(!html.contains(other), "\(language): \(other)") }
    }
  }

  @Test func `an injury is shown above the score, and can be dismissed for that day only`() throws {
    let now = try wellness(pages.injured())
    #expect(now.contains("Left knee") && now.contains("action=\"/injuries/banner\""))
    #expect(now.contains("href=\"/injuries/knee?from=wellness\"") && now.contains("apart from your knee"))
    let past = try wellness(pages.injured(), on: pages.pastDay)
    #expect(past.contains("Left knee") && !past.contains("action=\"/injuries/banner\""))
    // Before the knee hurt, it is not mentioned.
    #expect(!(try wellness(pages.injured(), on: pages.today - 20)).contains("Left knee"))
  }

  @Test func `a past day has its date and year, and its links stay on it`() throws {
    let day = "day=\(pages.pastDay)"
    for html in [
      try condition(pages.person(), on: pages.pastDay), try wellness(measured(), on: pages.pastDay),
      try vitals(measured(), .en, on: pages.pastDay),
    ] {
      #expect(html.contains("November 17, 2026") && html.contains(day))
      #expect(html.contains("<body data-day>") && !html.contains("<b>Today "))
    }
  }
}
