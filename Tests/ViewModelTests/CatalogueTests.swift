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
  static let forbidden: [Language: [String]] = [
    .en: [
      "diagnos", "disease", "infect", "covid", " flu", "arrhythm", "apnea", "depress", "disorder", "syndrome",
      "overtrain", "injury risk", "you are sick", "you’re sick", "you have ", " must",
    ],
    .ko: [
      "진단", "질병", "질환", "감염", "코로나", "독감", "부정맥", "무호흡", "우울", "장애", "증후군", "오버트레이닝", "과훈련",
      "부상 위험", "아픕니다", "아프시네요", "해야 해요", "하셔야", "반드시",
    ],
  ]

  @Test(arguments: Language.allCases)
  func `no suggestion uses a forbidden word`(language: Language) {
    // The sentence that says what the product is not, and the one that says what the study behind a signal found.
    for key in TextKey.allCases where key != .commonNotDiagnosis && key != .vitalsSignalMethod {
      let text = (" " + language[key]).lowercased()
      for word in Self.forbidden[language] ?? [] { #expect(!text.contains(word), "\(key): \(word)") }
    }
  }

  @Test func `Korean speaks in one polite tone`() throws {
    // 해요체 throughout: neither the formal endings of notices nor the plain ones of textbooks.
    let others = ["니다", "니까", "십시오", "시오.", "한다.", "이다.", "된다.", "있다.", "없다."]
    for key in TextKey.allCases {
      let text = Language.ko[key]
      for ending in others { #expect(!text.contains(ending), "\(key): \(text)") }
    }
  }

  @Test func `Korean never leaves the choice of a particle to the reader`() throws {
    let open = ["(는)", "(은)", "(가)", "(이)", "(를)", "(을)", "(와)", "(과)", "(으)", "(로)", "(예요)", "(이에요)"]
    // Right after a value only what fits every sound, or a choice of two: 이, 가 and their like would be wrong for half of them.
    let fixed = try Regex("\\}(은|는|이|가|을|를|과|와|으로|로|이에요|예요)(?=[ .,)]|$)")
    // Dates end in 일, whatever the number.
    let dates: Set<TextKey> = [.sleepOld, .todayOldHRVText, .todayOld, .dateMonths]
    for key in TextKey.allCases where !dates.contains(key) {
      let text = Language.ko[key]
      for particle in open { #expect(!text.contains(particle), "\(key): \(text)") }
      #expect(text.firstMatch(of: fixed) == nil, "\(key): \(text)")
    }
  }

  @Test(arguments: Language.allCases)
  func `texts are tidy`(language: Language) {
    for key in TextKey.allCases {
      let text = language[key]
      #expect(!text.contains("  "), "\(key): two spaces")
      #expect(text.first != " " && text.last != " ", "\(key): a space at an end")
      #expect(!text.contains("'"), "\(key): a straight apostrophe")
      #expect(!text.contains(" %"), "\(key): a space before a percent sign")
      #expect(!text.contains(".."), "\(key): two stops")
    }
  }

  @Test func `each thing has one word in Korean`() {
    let others = ["HRV", "심박 변이", "심박변이도", "산소포화도", "산소 포화도", "애플", "소스", "BPM", "샘플"]
    for key in TextKey.allCases {
      for word in others { #expect(!Language.ko[key].contains(word), "\(key): \(word)") }
    }
    #expect(Language.ko[.metricOxygenSaturation] == "혈중 산소")
    #expect(Language.ko[.metricHrv] == "심박변이")
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
    #expect(Language.en(.dataRecordsSince, "157", "Nov 26, 2023") == "157 readings since Nov 26, 2023")
    #expect(Language.en(.dataSize, "3", "1", "0") == "3 MB on this computer, 1 workout, 0 routes")
    #expect(Language.en(.sleepAwakeningsText, "1", "6 min") == "1 time, 6 min")
    #expect(Language.en(.sleepAwakeningsText, "2", "6 min") == "2 times, 6 min")
    #expect(Language.en(.dataAuditResult, "1", "1") == "1 of 1 day agrees within 1%")
    #expect(Language.en(.injurySince, "Nov 10", "1") == "since Nov 10, 1 day")
    #expect(Language.en(.injurySince, "Nov 10", "11") == "since Nov 10, 11 days")
    #expect(Language.ko(.injurySince, "11월 10일", "1") == "11월 10일부터 1일 지났어요")
  }

  @Test func `durations round to whole minutes`() {
    #expect(NumberFormat.durationText(59.6, .en) == "1 h 0 min")
    #expect(NumberFormat.durationText(444, .ko) == "7시간 24분")
    #expect(NumberFormat.durationText(12, .en) == "12 min")
  }
}
