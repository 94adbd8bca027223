import DailveDomain
import DailveScores
import DailveTestSupport
import Foundation
import Testing

@testable import DailveViewModels

@Suite struct CatalogueTests {
  @Test func `both languages have places for the same values`() throws {
    func places(_ text: String) -> Set<String> {
      let pieces = text.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
      return Set(pieces.compactMap { $0.split(separator: "}").first?.split(separator: "|").first.map(String.init) })
    }
    let texts = try CatalogueText.all()
    #expect(texts.count > 900)
    for text in texts { #expect(places(text.key.en) == places(text.key.ko), "\(text.name)") }
  }

  /// Words that no message may use, because the app suggests and does not diagnose.
  static let forbidden: [Language: [String]] = [
    .en: [
      "diagnos", "disease", "infect", "covid", " flu", "arrhythm", "apnea", "depress", "disorder", "syndrome",
      "overtrain", "injury risk", "you are sick", "you’re sick", "you have ", " must", "treatment", " cure",
      "certainly",
      "definitely",
    ],
    .ko: [
      "진단", "질병", "질환", "감염", "코로나", "독감", "부정맥", "무호흡", "우울", "장애", "증후군", "오버트레이닝", "과훈련",
      "부상 위험", "아픕니다", "아프시네요", "야 해요", "야 돼요", "야 합니다", "하셔야", "반드시", "면 안 돼", "치료", "처방", "환자", "인플루엔자",
      "확실히", "틀림없",
    ],
  ]

  @Test(arguments: Language.allCases)
  func `no suggestion uses a forbidden word`(language: Language) throws {
    // The disclaimers, and the sentence about the study behind the overnight signal.
    let exceptions: Set<TextKey> = [.commonNotDiagnosis, .ecgNotJudged, .vitalsSignalMethod]
    for entry in try CatalogueText.all() where !exceptions.contains(entry.key) {
      let text = (" " + language[entry.key]).lowercased()
      for word in Self.forbidden[language] ?? [] { #expect(!text.contains(word), "\(entry.name): \(word)") }
    }
  }

  /// Words of file formats and programming; people see readings, files and values.
  static let jargon: [Language: [String]] = [
    .en: [
      "xml", "pars", "element", "attribute", "entity", " tag", "byte", "null", "sample", "schema", "database", "query",
      "cache", "timestamp", "token", "exception", "error", "server",
    ],
    .ko: [
      "XML", "파싱", "요소", "속성", "엔티티", "태그", "바이트", "널값", "샘플", "레코드", "필드", "스키마", "데이터베이스", "쿼리", "캐시",
      "타임스탬프", "토큰", "예외", "오류", "에러", "서버", "메타데이터", "디렉터리", "베이스라인", "스코어",
    ],
  ]

  @Test(arguments: Language.allCases)
  func `no text uses words of file formats or programming`(language: Language) throws {
    for entry in try CatalogueText.all() {
      let text = " " + (language == .en ? entry.key.en.lowercased() : entry.key.ko)
      for word in Self.jargon[language] ?? [] { #expect(!text.contains(word), "\(entry.name): \(word)") }
    }
  }

  @Test func `Korean uses one polite style`() throws {
    // 해요체 throughout: neither formal endings as in notices nor plain ones as in textbooks.
    let others = ["니다", "니까", "십시오", "시오.", "한다.", "이다.", "된다.", "있다.", "없다."]
    // A sentence with a full stop ends in 요, unless it ends with a value or name.
    let plain = try Regex("[가-힣&&[^요]][.!?]( |$)")
    // Facts in list form.
    let lists: Set<TextKey> = [.temperatureNeeds]
    for entry in try CatalogueText.all() {
      let text = entry.key.ko
      for ending in others { #expect(!text.contains(ending), "\(entry.name): \(text)") }
      if !lists.contains(entry.key) { #expect(text.firstMatch(of: plain) == nil, "\(entry.name): \(text)") }
    }
  }

  @Test func `Korean does not read like a translation`() throws {
    // Double passives, English constructions for agents and purposes, and forms of address for customers.
    let translated = [
      "되어지", "되어졌", "지게 되", "에 의해", "에 의하", "으로 인해", "로 인하여", "에 대해", "에 대한", "에 있어서", "을 위해", "를 위해", "을 통해",
      "를 통해", "으로부터", "가지고 있", "갖고 있", "필요로 ", "시켜 주", "귀하", "당신", "고객", "여러분", "사용자", "그녀", "그들",
    ]
    for entry in try CatalogueText.all() {
      for words in translated { #expect(!entry.key.ko.contains(words), "\(entry.name): \(words)") }
    }
  }

  @Test func `Korean never leaves the choice of a particle to the reader`() throws {
    let open = ["(는)", "(은)", "(가)", "(이)", "(를)", "(을)", "(와)", "(과)", "(으)", "(로)", "(예요)", "(이에요)"]
    // A particle right after a value must fit every sound or be a choice of two; a fixed 이 or 가 would be wrong for half
    // of them.
    let fixed = try Regex("\\}(은|는|이|가|을|를|과|와|으로|로|이에요|예요)(?=[ .,)]|$)")
    // Dates end in 일, whatever the number.
    let dates: Set<TextKey> = [.sleepOld, .todayOldHRVText, .todayOld, .emptyUntil, .dateMonths]
    for entry in try CatalogueText.all() where !dates.contains(entry.key) {
      let text = entry.key.ko
      for particle in open { #expect(!text.contains(particle), "\(entry.name): \(text)") }
      #expect(text.firstMatch(of: fixed) == nil, "\(entry.name): \(text)")
    }
  }

  @Test(arguments: Language.allCases)
  func `texts are tidy`(language: Language) throws {
    for entry in try CatalogueText.all() {
      let text = language[entry.key]
      #expect(!text.contains("  "), "\(entry.name): two spaces")
      #expect(text.first != " " && text.last != " ", "\(entry.name): a space at an end")
      #expect(!text.contains("'"), "\(entry.name): a straight apostrophe")
      #expect(!text.contains(" %"), "\(entry.name): a space before a percent sign")
      #expect(!text.contains(".."), "\(entry.name): two stops")
    }
  }

  /// A reader should not have to guess whether normal, baseline and expected differ from usual.
  @Test func `the range of a person's own days has one name`() throws {
    let others = try Regex("\\b(normal|baseline|expected range|as expected|than expected)\\b").ignoresCase()
    for entry in try CatalogueText.all() {
      #expect(entry.key.en.firstMatch(of: others) == nil, "\(entry.name): \(entry.key.en)")
      for word in ["기준선", "정상", "예상 범위"] { #expect(!entry.key.ko.contains(word), "\(entry.name): \(word)") }
    }
    #expect(Language.en[.vitalsStatusTypical] == "As usual" && Language.ko[.vitalsStatusTypical] == "보통")
  }

  @Test func `Korean has one word for each thing`() throws {
    let others = ["HRV", "안정 시", "심박 변이", "심박변이도", "산소포화도", "산소 포화도", "애플", "소스", "BPM", "샘플"]
    for entry in try CatalogueText.all() {
      for word in others { #expect(!entry.key.ko.contains(word), "\(entry.name): \(word)") }
    }
    #expect(Language.ko[.metricOxygenSaturation] == "혈중 산소")
    #expect(Language.ko[.metricHrv] == "심박변이")
    #expect(Language.ko[.metricRhr] == "휴식기 심박수" && Language.ko[.metricExercise] == "운동")
    #expect(Language.ko[.navActivity] == "활동" && Language.ko[.stageAwake] == "비수면")
    #expect(
      Language.ko(.sleepDeviation, Language.ko(.sleepEarlier, "12분"), Language.ko[.sleepOnTime])
        == "12분 일찍 취침, 제시간에 기상")
  }

  @Test func `no text is unused`() throws {
    let files = try #require(
      FileManager.default.enumerator(at: CatalogueText.sources, includingPropertiesForKeys: nil))
    var used: Set<String> = []
    for case let url as URL in files where url.pathExtension == "swift" && !url.path.contains("/Texts/Catalogue/") {
      let code = Array(try Data(contentsOf: url))
      // The name after each dot.
      for piece in code.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).dropFirst() {
        used.insert(
          String(
            decoding: piece.prefix { (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) },
            as: UTF8.self))
      }
    }
    let unused = try CatalogueText.all().map(\.name).filter { !used.contains($0) }
    #expect(unused.isEmpty)
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

  @Test func `one is followed by the singular`() {
    #expect(Language.en(.dataRecordsSince, "157", "Nov 26, 2023") == "157 readings since Nov 26, 2023")
    #expect(Language.en(.dataSize, "3", "1", "0") == "3 MB on this computer, 1 workout recording, 0 routes")
    #expect(Language.en(.sleepAwakeningsText, "1", "6 min") == "1 time, 6 min")
    #expect(Language.en(.sleepAwakeningsText, "2", "6 min") == "2 times, 6 min")
    #expect(Language.en(.dataAuditResult, "1", "1") == "1 of 1 day agrees within 1%")
    #expect(Language.en(.injurySince, "Nov 10", "1") == "since Nov 10, 1 day")
    #expect(Language.en(.injurySince, "Nov 10", "11") == "since Nov 10, 11 days")
    #expect(Language.ko(.injurySince, "11월 10일", "1") == "11월 10일부터 1일째예요")
  }

  @Test func `durations round to whole minutes`() {
    #expect(NumberFormat.durationText(59.6, .en) == "1 h 0 min")
    #expect(NumberFormat.durationText(444, .ko) == "7시간 24분")
    #expect(NumberFormat.durationText(12, .en) == "12 min")
  }
}
