import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Foundation
import Testing

@Suite struct CatalogueTests {
  @Test(arguments: Language.allCases)
  func `every text is there, with the same places for values`(language: Language) {
    func places(_ text: String) -> Set<String> {
      let pieces = text.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
      return Set(pieces.compactMap { $0.split(separator: "}").first?.split(separator: "|").first.map(String.init) })
    }
    for key in TextKey.allCases {
      let text = language.catalogue[key]
      #expect(text != nil, "\(key) is missing in \(language)")
      #expect(places(text ?? "") == places(Language.en.catalogue[key] ?? ""), "\(key)")
    }
  }

  /// Words that no message may use: the product suggests, it does not diagnose.
  static let forbidden = [
    "diagnos", "disease", "infect", "covid", " flu", "arrhythm", "apnea", "depress", "disorder", "syndrome",
    "overtrain", "injury risk", "you are sick", "you have ", " must",
  ]

  @Test func `no suggestion uses a forbidden word`() {
    // The one sentence that says what the product is not.
    for key in TextKey.allCases where key != .commonNotDiagnosis {
      let text = (" " + (Language.en.catalogue[key] ?? "")).lowercased()
      for word in Self.forbidden { #expect(!text.contains(word), "\(key): \(word)") }
    }
  }

  @Test func `every name that is made from data is in the catalogue`() {
    for metric in Metric.allCases { #expect(TextKey(rawValue: "metric.\(metric.rawValue)") != nil) }
    for band in ScoreBand.allCases {
      #expect(TextKey(rawValue: "band.\(band.rawValue)") != nil)
      #expect(TextKey(rawValue: "today.headline.\(band.rawValue)") != nil)
    }
    for kind in ImportProblem.Kind.allCases { #expect(TextKey(rawValue: "import.problem.\(kind.rawValue)") != nil) }
    for period in DetailPeriod.allCases { #expect(TextKey(rawValue: "detail.period.\(period.rawValue)") != nil) }
    for name in HRVClass.allCases { #expect(TextKey(rawValue: "condition.baseline.class.\(name.rawValue)") != nil) }
    for goal in WeightGoal.allCases { #expect(TextKey(rawValue: "settings.weightGoal.\(goal.rawValue)") != nil) }
    for part in ["base", "hrv", "rhr", "rhr_x_hrv", "limit"] { #expect(TextKey(rawValue: "condition.\(part)") != nil) }
  }

  @Test func `no text is unused`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var code = ""
    for case let url as URL in files where url.pathExtension == "swift" && !url.path.contains("/Texts/") {
      code += try String(contentsOf: url, encoding: .utf8)
    }
    // Names put together from data end in one word: "metric.\(name)".
    let made = code.split(separator: "\"").filter { $0.hasSuffix(".\\(") || $0.contains(".\\(") }
      .compactMap { $0.split(separator: "\\(").first.map(String.init) }.filter { $0.hasSuffix(".") }
    let prefixes = Set(made)
    for key in TextKey.allCases where !code.contains(".\(key)") {
      let isMade = prefixes.contains { prefix in
        key.rawValue.hasPrefix(prefix) && !key.rawValue.dropFirst(prefix.count).contains(".")
      }
      #expect(isMade, "\(key.rawValue)")
    }
  }

  @Test(arguments: [
    ("ko-KR,ko;q=0.9,en;q=0.8", Language.ko), ("de-DE,en;q=0.5,ko;q=0.4", .en), ("fr", .en), ("en;q=0.1, ko", .ko),
  ])
  func `the browser's language`(header: String, language: Language) {
    #expect(Language(acceptLanguage: header) == language)
  }

  @Test(arguments: [
    (0.0, 0, "0"), (1234567.4, 0, "1,234,567"), (-0.4, 0, "0"), (-1.25, 1, "−1.3"), (999.95, 1, "1,000.0"),
    (0.05, 2, "0.05"), (.nan, 0, "–"), (.infinity, 1, "–"), (1e300, 0, "–"),
  ])
  func `numbers`(value: Double, decimals: Int, text: String) {
    #expect(NumberFormat.text(value, decimals: decimals) == text)
  }

  @Test func `one is one and not several`() {
    #expect(Language.en(.injurySince, "Nov 10", "1") == "since Nov 10, 1 day")
    #expect(Language.en(.injurySince, "Nov 10", "11") == "since Nov 10, 11 days")
    #expect(Language.ko(.injurySince, "11월 10일", "1") == "11월 10일부터 1일째")
  }

  @Test func `durations round to whole minutes`() {
    #expect(NumberFormat.durationText(59.6, .en) == "1 h 0 min")
    #expect(NumberFormat.durationText(444, .ko) == "7시간 24분")
    #expect(NumberFormat.durationText(12, .en) == "12 min")
  }
}
