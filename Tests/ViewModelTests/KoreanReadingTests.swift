import DailveDomain
import Testing

@testable import DailveViewModels

/// A particle depends on the sound before it; digits and units are read as words.
@Suite struct KoreanReadingTests {
  @Test(arguments: [
    // 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구.
    ("0", "과", "으로"), ("1", "과", "로"), ("2", "와", "로"), ("3", "과", "으로"), ("4", "와", "로"), ("5", "와", "로"),
    ("6", "과", "으로"),
    ("7", "과", "로"), ("8", "과", "로"), ("9", "와", "로"),
    // 십, 백, 천, 만, 억, 조.
    ("10", "과", "으로"), ("57", "과", "로"), ("300", "과", "으로"), ("8,000", "과", "으로"), ("20,000", "과", "으로"),
    ("100,000,000", "과", "으로"), ("1,000,000,000,000", "와", "로"),
    // 칠 점 이, 칠 점 영, 영 점 오, 빼기 삼.
    ("7.2", "와", "로"), ("7.0", "과", "으로"), ("0.5", "와", "로"), ("−3", "과", "으로"), ("±0", "과", "으로"),
  ])
  func `numbers`(text: String, and: String, to: String) {
    #expect(KoreanReading.particle("과", "와", after: text) == and)
    #expect(KoreanReading.particle("으로", "로", after: text) == to)
  }

  @Test(arguments: [
    ("57 bpm", "과"), ("48 ms", "와"), ("96%", "와"), ("71.4 kg", "과"), ("157.4 lb", "와"), ("5.2 km", "와"),
    ("3.1 mi", "과"),
    ("412 kcal", "와"), ("7시간 24분", "과"), ("8시간", "과"), ("8,432보", "와"), ("12층", "과"), ("15.2회/분", "과"),
    ("44 ml/kg/min", "과"),
    ("36.5°C", "와"), ("97.7°F", "와"), ("−0.12%p", "와"), ("19.2 kg/m²", "와"), ("11월 21일", "과"), ("80 dB", "과"),
    ("120 mmHg", "와"),
    ("5.4 km/h", "와"), ("92 mg/dL", "와"), ("5 mmol/L", "와"), ("4 mmol", "과"), ("500 mL", "와"), ("2,000 kJ", "과"),
    ("3회", "와"),
  ])
  func `units`(text: String, particle: String) {
    #expect(KoreanReading.particle("과", "와", after: text) == particle)
  }

  @Test(arguments: [
    ("컨디션", "이"), ("수면", "이"), ("신체", "가"), ("혈중 산소", "가"), ("최대 산소 섭취량(추정)", "이"), ("‘삭제’", "가"), ("심박수.", "가"),
    ("", "가"),
    ("–", "가"), ("iPhone", "이"), ("Apple Watch", "가"), ("Apple", "이"), ("BMI", "가"), ("REM", "이"),
    ("SDNN", "이"), ("rMSSD", "가"), ("VO₂ max", "가"), ("Dailve", "가"), ("CSV", "가"), ("Garmin", "이"),
    ("\u{1109}\u{116E}\u{1106}\u{1167}\u{11AB}", "이"),
  ])
  func `words`(text: String, particle: String) {
    #expect(KoreanReading.particle("이", "가", after: text) == particle)
  }

  @Test func `ㄹ is a consonant for every particle but 으로`() {
    #expect(KoreanReading.particle("으로", "로", after: "1일") == "로")
    #expect(KoreanReading.particle("을", "를", after: "1일") == "을")
    #expect(KoreanReading.particle("이에요", "예요", after: "11월 21일") == "이에요")
    #expect(KoreanReading.particle("은", "는", after: "발") == "은")
  }

  @Test(arguments: UnitSystem.allCases)
  func `the unit of every metric is known, not guessed`(units: UnitSystem) {
    for metric in Metric.allCases {
      let unit = MetricFormat(metric, language: .ko, units: units).unit
      let isHangul = unit.unicodeScalars.last.map { (0xAC00...0xD7A3).contains($0.value) } ?? true
      let last = unit.split(separator: "/").last.map(String.init) ?? unit
      #expect(isHangul || KoreanReading.units[last] != nil, "\(metric): \(unit)")
    }
  }

  @Test func `sentences join values with the right particle`() {
    #expect(Language.ko(.detailFindingNear, "휴식기 심박수: 56 bpm", "57 bpm") == "휴식기 심박수: 56 bpm, 평소 57 bpm과 비슷해요.")
    #expect(Language.ko(.detailFindingNear, "혈중 산소: 96%", "97%") == "혈중 산소: 96%, 평소 97%와 비슷해요.")
    #expect(Language.ko(.wellnessSentence, "신체", "컨디션") == "신체가 가장 높고, 컨디션이 좋아질 여지가 가장 커요.")
    #expect(Language.ko(.todayHeadlineInjury, "무릎") == "몸 상태는 좋아요. 무릎은 쉬게 해 주세요")
    #expect(Language.ko(.todayHeadlineInjury, "어깨") == "몸 상태는 좋아요. 어깨는 쉬게 해 주세요")
    #expect(Language.ko(.samplesCorrected, "71.4 kg") == "71.4 kg으로 바로잡음")
    #expect(Language.ko(.detailSteady, "96%") == "평소 96%로 일정")
    #expect(Language.ko(.todaySentenceHrvWithin, "52", "49") == "심박변이가 52 ms로 평소 49와 비슷해요.")
    #expect(Language.ko(.todaySentenceHrvWithin, "52", "50") == "심박변이가 52 ms로 평소 50과 비슷해요.")
    #expect(Language.ko(.ingestElsewhere, "/api/v1/ingest").hasSuffix("기기는 /api/v1/ingest로 보내요."))
  }

  @Test(arguments: [
    (Metric.steps, "8,432보", "8,432 steps"), (.exercise, "32분", "32 min"), (.flights, "12층", "12 floors"),
    (.oxygenSaturation, "96%", "96%"),
    (.rhr, "57 bpm", "57 bpm"), (.sleep, "7시간 24분", "7 h 24 min"), (.respiratoryRate, "15.2회/분", "15.2/min"),
  ])
  func `units are placed as each language writes them`(metric: Metric, korean: String, english: String) {
    let values: [Metric: Double] = [
      .steps: 8432, .exercise: 32, .flights: 12, .oxygenSaturation: 0.96, .rhr: 57, .sleep: 444, .respiratoryRate: 15.2,
    ]
    #expect(MetricFormat(metric, language: .ko, units: .metric).text(values[metric] ?? 0) == korean)
    #expect(MetricFormat(metric, language: .en, units: .metric).text(values[metric] ?? 0) == english)
  }
}
