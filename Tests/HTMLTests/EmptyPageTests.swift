import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

@testable import DailveHTML

/// The pages of people with few data, as markup.
@Suite struct EmptyPageTests {
  let pages = PageMaterial()
  var today: CivilDay { pages.today }

  /// No data, one day of a watch, only a phone, and data that ended long ago.
  enum Person: CaseIterable {
    case nobody, oneDay, phoneOnly, longAgo

    func store(_ today: CivilDay) -> InMemoryStore {
      var store = InMemoryStore()
      switch self {
      case .nobody: break
      case .oneDay:
        store.setHRV([48], today: today)
        store.setNights([410], today: today)
        for (metric, value) in [(Metric.rhr, 57.0), (.steps, 192), (.weight, 71.5), (.oxygenSaturation, 0.97)] {
          store.set(metric, [value], today: today)
        }
      case .phoneOnly: store.set(.steps, (0..<120).map { 4000 + Double($0 * 37 % 900) }, today: today)
      case .longAgo:
        store.setHRV(Array(repeating: 50, count: 40), today: today - 900)
        store.setNights(Array(repeating: 430, count: 40), today: today - 900)
        store.set(.weight, Array(repeating: 71, count: 40), today: today - 900)
      }
      return store
    }
  }

  func html(_ person: Person, _ language: Language) async throws -> [(name: String, html: String)] {
    let store = person.store(today)
    let viewer = pages.viewer(language)
    let frame = pages.frame(language)
    var result: [(name: String, html: String)] = []
    func add(_ name: String, _ bytes: [UInt8]) { result.append((name, String(decoding: bytes, as: UTF8.self))) }

    for metric in Metric.allCases {
      for end in [nil, today] {
        let model = try MetricDetailViewModel(
          metric, window: DetailWindow(period: .month, end: end, today: today), viewer: viewer, from: store)
        add(
          "\(metric)",
          MetricDetailPage.html(model.content, back: (path: "/", title: .navToday), frame: frame))
      }
    }
    let condition = try ConditionViewModel(viewer, period: .month, from: store)
    add("condition", ConditionPage.html(condition.content, frame: frame))
    let wellness = try WellnessViewModel(viewer, from: store)
    add("wellness", WellnessPage.html(wellness.content, hidesInjuries: false, frame: frame))
    let score = try WellnessDetailViewModel(viewer, period: .month, from: store)
    add("wellness score", WellnessDetailPage.html(score.content, frame: frame))
    let sleep = try SleepViewModel(viewer, period: .month, from: store)
    add("sleep", SleepPage.html(sleep.content, notice: nil, frame: frame))
    let body = try BodyViewModel(viewer, period: .quarter, before: nil, from: store)
    add("body", BodyPage.html(body.content, notice: nil, undo: nil, frame: frame))
    let vitals = try VitalsViewModel(viewer, from: store)
    add("vitals", VitalsPage.html(vitals.content, frame: frame))
    let injuries = try InjuriesViewModel(viewer, from: store)
    add("injuries", InjuriesPage.html(injuries.content, notice: nil, undo: nil, frame: frame))
    let words = SourcePresenter(viewer, timeline: ZoneTimeline(home: .utc))
    add("types", SourcesPage.types([], empty: words.nothingImported, notice: nil, frame: frame))
    add("sources", SourcesPage.sources([], devices: [], empty: words.nothingImported, notice: nil, frame: frame))
    add(
      "audit",
      AuditPage.html(words.audit(try AuditTotals(store)(in: CivilDay.accepted)), frame: frame))
    return result
  }

  private func count(_ text: String, in html: String) -> Int {
    html.split(separator: text, omittingEmptySubsequences: false).count - 1
  }

  @Test(arguments: Person.allCases, Language.allCases)
  func `no page draws an axis without data, averages nothing, or says twice that there is nothing`(
    person: Person, language: Language
  ) async throws {
    for (name, html) in try await html(person, language) {
      let comment = Comment(rawValue: "\(name) of \(person)")
      #expect(count("class=\"empty\"", in: html) <= 1, comment)
      // A dash is allowed in the ring of a missing score, and in a column with other values.
      #expect(!html.contains("<dd>–</dd>") && !html.contains("<p class=\"large\"><b>–</b>"), comment)
      #expect(!html.contains("– on average") && !html.contains("평균 –"), comment)
      // Every chart draws at least one point.
      for plot in html.split(separator: "<figure class=\"plot", omittingEmptySubsequences: false).dropFirst() {
        let chart = plot.prefix { $0 != "\u{1D}" }
        #expect(
          ["class=\"dot", "class=\"bars\"", "class=\"line\"", "<rect"].contains { chart.contains($0) }, comment)
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `without any data every page has one link to follow`(language: Language) async throws {
    for (name, html) in try await html(.nobody, language)
    where !["condition", "wellness", "wellness score"].contains(name) {
      let comment = Comment(rawValue: name)
      let main = html.split(separator: "<main").last.flatMap { $0.split(separator: "<nav class=\"tabs\"").first } ?? ""
      #expect(count("class=\"empty\"", in: String(main)) == 1, comment)
      #expect(count("class=\"button\"", in: String(main)) == 1, comment)
    }
  }
}
