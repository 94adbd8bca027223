import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveViewModels

/// Data, pages and settings are found by what people type.
@Suite struct SearchIndexTests {
  private static let types = [
    "HKQuantityTypeIdentifierBloodGlucose", "HKQuantityTypeIdentifierBloodPressureDiastolic",
    "HKQuantityTypeIdentifierBloodPressureSystolic", "HKQuantityTypeIdentifierDietaryCaffeine",
    "HKQuantityTypeIdentifierHeartRate", "HKQuantityTypeIdentifierStepCount", "Company-Secret Type",
  ]

  private func titles(_ text: String, _ language: Language = .en) -> [String] {
    SearchIndex(types: Self.types, language).hits(text).map(\.entry.title)
  }

  @Test(
    arguments: [
      ("BP", "Blood pressure"), ("bp ", "Blood pressure"), ("ＢＰ", "Blood pressure"), ("혈압", "Blood pressure"),
      ("systolic", "Blood pressure"), ("pressure blood", "Blood pressure"), ("ㅎㅇ", nil), ("hrv", "HRV"),
      ("심박변이", "HRV"), ("hart rate", "Heart rate"), ("heartrate", "Heart rate"), ("pulse", "Heart rate"),
      ("맥박", "Heart rate"), ("spo2", "Blood oxygen"), ("산소포화도", "Blood oxygen"), ("VO₂", "VO₂ max (estimated)"),
      ("coffee", "Caffeine"), ("커피", "Caffeine"), ("몸무게", "Weight"), ("stpes", "Steps"), ("걸음", "Steps"),
      ("sleep goal", "Hours of sleep per night"), ("dark mode", "Theme"), ("다크 모드", "Theme"), ("export.zip", "Data"),
      ("backup", "Backups"), ("백업", "Backups"), ("personal best", "Records"), ("secret", "Company secret type"),
    ] as [(String, String?)])
  func `names, synonyms, initials and small mistakes find it in both languages`(text: String, title: String?) {
    guard let title else { return }
    #expect(titles(text).first == title, "\(text): \(titles(text))")
    // The other language finds the same entry, under its own name.
    let paths = Language.allCases.map { SearchIndex(types: Self.types, $0).hits(text).first?.entry.path }
    #expect(paths.first == paths.last, "\(text): \(paths)")
  }

  @Test func `initials of Hangul find Korean names`() {
    #expect(titles("ㅎㅇ", .ko).contains("혈압"))
    #expect(titles("ㅅㅂㅅ", .ko).contains("심박수"))
    // A half-typed syllable is the beginning of the whole one.
    #expect(titles("혀", .ko).contains("혈압") && titles("시", .ko).contains("심박수"))
    let decomposed = "\u{1112}\u{1167}\u{11AF}\u{110B}\u{1161}\u{11B8}"
    #expect(titles(decomposed, .ko).first == "혈압")
  }

  @Test func `both numbers of blood pressure are one entry`() {
    #expect(titles("blood pressure") == ["Blood pressure"])
    #expect(titles("diastolic") == ["Blood pressure"])
  }

  @Test func `metrics, pages and settings are found in an empty store, and types only with data`() {
    let index = SearchIndex(types: [], .en)
    #expect(index.hits("VO2 max").first?.entry.title == "VO₂ max (estimated)")
    #expect(index.hits("caffeine").isEmpty && !index.hits("BP").contains { $0.entry.title == "Blood pressure" })
    #expect(index.hits("import").contains { $0.entry.path == "/data" })
  }

  @Test func `every entry is found by its own name, in the first places`() {
    for language in Language.allCases {
      let index = SearchIndex(types: Self.types, language)
      for entry in index.all {
        let hits = index.hits(entry.title)
        #expect(hits.prefix(6).contains { $0.entry == entry }, "\(entry.title): \(hits.map(\.entry.title))")
      }
    }
  }

  @Test func `every page has an address, and every setting a field`() throws {
    for place in BrowsePlace.pages { #expect(Address(path: place.path) != nil, "\(place.path)") }
    for place in BrowsePlace.settings {
      let path = place.path.split(separator: "#")
      #expect(path.first == "/settings", "\(place.path)")
    }
    for address in BrowsePlace.ownPages { #expect(BrowsePlace.row(address, .en) != nil, "\(address)") }
    for category in BrowseCategory.allCases {
      for address in category.pages { #expect(BrowsePlace.row(address, .ko) != nil, "\(address)") }
    }
  }

  @Test func `mistakes are forgiven only if nothing fits without them`() {
    #expect(!titles("step").contains("Sleep"))
    #expect(titles("zzzz").isEmpty && titles("").isEmpty && titles("!?").isEmpty && titles("😀").isEmpty)
    // One letter makes another word of a short one.
    #expect(titles("hrq").isEmpty)
  }

  @Test func `any text has the same answer every time, best first`() {
    var random = SeededGenerator(seed: 37)
    let letters = Array("abehrtpsHRVBP 혈압심박ㅎㅅ0₂\u{301}\u{1100}\u{D7A3}ＢＰ<>&\"'😀\u{0}\n")
    for _ in 0..<300 {
      let text = String(
        (0..<Int.random(in: 0...24, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" })
      for language in Language.allCases {
        let first = SearchIndex(types: Self.types, language).hits(text)
        let again = SearchIndex(types: Self.types, language).hits(text)
        #expect(first.map(\.entry) == again.map(\.entry))
        #expect(zip(first, first.dropFirst()).allSatisfy { $0.fit <= $1.fit })
      }
    }
    // Only the beginning of a long text is searched, however many marks its characters have.
    _ = titles("a" + String(repeating: "\u{301}", count: 1_000_000))
    #expect(BrowseViewModel.bounded(" a" + String(repeating: "\u{301}", count: 1_000_000)).unicodeScalars.count <= 120)
    #expect(BrowseViewModel.bounded("  run\u{202E} ") == "run\u{FFFD}")
    #expect(BrowseViewModel.bounded(String(repeating: "가", count: 500)).count == 60)
  }

  @Test func `every type belongs to a category, and the leads of a category to it`() {
    for category in BrowseCategory.allCases {
      for lead in category.leads { #expect(BrowseCategory.of(lead) == category, "\(lead)") }
    }
    #expect(BrowseCategory.of("HKQuantityTypeIdentifierDietaryZinc") == .food)
    #expect(BrowseCategory.of("HKQuantityTypeIdentifierDistanceSwimming") == .activity)
    #expect(BrowseCategory.of("HKQuantityTypeIdentifierSixMinuteWalkTestDistance") == .walking)
    #expect(BrowseCategory.of("HKCategoryTypeIdentifierHeadache") == .medication)
    #expect(BrowseCategory.of("Something") == .other && BrowseCategory.of("") == .other)
    for metric in Metric.allCases { #expect(BrowseCategory.of(metric.traits.type) != .other, "\(metric)") }
  }

  @Test func `an excerpt shows the word among its neighbours`() {
    let text = "A long note about the morning: forgot the BP cuff, measured it later in the day than usual."
    let excerpt = Excerpt(text, around: "bp")
    #expect(excerpt.match == "BP" && excerpt.before.hasPrefix("…") && excerpt.before.hasSuffix("forgot the "))
    #expect(excerpt.after.hasPrefix(" cuff, measured") && excerpt.after.hasSuffix("…"))
    #expect(Excerpt("Twisted", around: "knee") == Excerpt("Twisted", around: ""))
    #expect(Excerpt("무릎이\n아파요", around: "아파").before == "무릎이 ")
    #expect(Excerpt("", around: "x").before.isEmpty)
  }
}
