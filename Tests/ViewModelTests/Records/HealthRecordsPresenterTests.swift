import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveViewModels

/// Records that are more than a number, in words. It is 21 November 2026.
@Suite struct HealthRecordsPresenterTests {
  private func words(_ language: Language = .en) -> HealthRecordsPresenter {
    HealthRecordsPresenter(
      ViewerContext(language: language, units: .metric, day: CivilDay(year: 2026, month: 11, day: 21), clock: 720))
  }

  private let id = RecordID(isFile: true, identity: 7)
  private var noon: Instant { Instant(midnightOf: CivilDay(year: 2026, month: 11, day: 15)) + 43_200 }

  private func part<Value>(_ values: [Value?], count: Int? = nil, offset: Int = 0) -> ShowHealthRecords.Part<Value> {
    ShowHealthRecords.Part(
      entries: values.map { ShowHealthRecords.Entry(id: id, time: noon, value: $0) }, count: count ?? values.count,
      offset: offset, size: 50)
  }

  @Test func `the overview lists only kinds that exist`() {
    let content = words().overview([
      RecordTotal(name: "Audiogram", count: 2, newest: noon), RecordTotal(name: "HAE:ecg", count: 1, newest: nil),
      RecordTotal(name: "HAE:medications", count: 9, newest: noon),
      RecordTotal(name: "ClinicalRecord", count: 0, newest: nil),
    ])
    #expect(content.finding == "3 records, the newest from Nov 15.")
    #expect(
      content.kinds.map(\.title) == ["ECGs", "Hearing tests"]
        && content.kinds.map(\.path) == ["/records/ecg", "/records/hearing"])
    #expect(content.kinds.map(\.text) == ["1", "2 · newest Nov 15"])
    #expect(content.others.map(\.name) == ["Medications"] && content.empty == nil)
    #expect(content.others.map(\.path) == ["/records/other/HAE%3Amedications"])
    #expect(words(.ko).overview([]).empty?.title == "아직 건강 기록이 없어요")
  }

  @Test func `an electrocardiogram says what the device wrote, and no more`() {
    let recording = Electrocardiogram(
      classification: "Sinusrhythmus", recorded: noon, rate: 512, voltages: Array(repeating: 100, count: 1024),
      averageHeartRate: 64, symptoms: "", softwareVersion: "2.0", device: "Watch7,2")
    let content = words().electrocardiogram(.init(id: id, time: noon, value: recording))
    #expect(content.finding == "The device wrote: Sinusrhythmus, 64 bpm on average.")
    #expect(content.dateText == "Nov 15, 12:00")
    #expect(content.facts.map(\.text) == ["Sinusrhythmus", "64 bpm", "2 s", "Watch7,2", "2.0", "512 times a second"])
    #expect(content.table?.rows == [["0", "0.10", "0.10"], ["1", "0.10", "0.10"]])
    #expect(content.originalPath == "/records/ecg/f0000000000000007/original")
    let none = words().electrocardiogram(.init(id: id, time: noon, value: nil))
    #expect(none.trace == nil && none.dateText == "Nov 15" && none.finding.contains("couldn’t be understood"))
  }

  @Test func `peaks keep their height however many voltages there are`() {
    var voltages = Array(repeating: 0.0, count: 3072)
    voltages[1000] = 1230
    voltages[1001] = -450
    let trace = ElectrocardiogramTrace(
      Electrocardiogram(classification: nil, recorded: nil, rate: 512, voltages: voltages)
    ) { "\($0)–\($1)" }
    #expect(trace.strips.map(\.label) == ["0–6"] && !trace.isClipped)
    let points = trace.strips.flatMap { $0.lines.joined() }
    #expect(points.map(\.y).max() == 123 && points.map(\.y).min() == -45)
    #expect(points.count < 800 && points.allSatisfy { (0..<ElectrocardiogramTrace.width).contains($0.x) })
    #expect(trace.low == -100 && trace.high == 200)
  }

  @Test func `missing voltages break the line, and wild ones are drawn at the edge`() {
    let voltages: [Double] = [0, 10, .nan, 20, .infinity, 1e12, -1e300, 5]
    let trace = ElectrocardiogramTrace(
      Electrocardiogram(classification: nil, recorded: nil, rate: 125, voltages: voltages)
    ) { "\($0) \($1)" }
    #expect(trace.strips.map { $0.lines.map(\.count) } == [[2, 1, 3]] && trace.isClipped)
    #expect(trace.strips[0].lines[2].map(\.y) == [500, -500, 1])
    #expect(trace.low == -550 && trace.high == 550)
  }

  @Test(arguments: [-1, 0, Double.nan, Double.infinity, 0.001, 1e300, 512])
  func `a recording of any rate has at most six strips`(rate: Double) {
    let voltages = (0..<60_000).map { Double($0 % 700) }
    let recording = Electrocardiogram(classification: nil, recorded: nil, rate: rate, voltages: voltages)
    let content = words().electrocardiogram(.init(id: id, time: noon, value: recording))
    #expect(content.trace?.strips.count ?? 0 <= 6 && content.table?.rows.count ?? 0 <= 36)
  }

  @Test func `a hearing test has levels by octave, and readings in words`() throws {
    let test = Audiogram(
      start: noon, source: "Ears",
      points: [
        .init(frequency: 8000, left: 20, right: nil), .init(frequency: 1000, left: 5, right: 12.5),
        .init(frequency: .nan, left: 1, right: 1), .init(frequency: 500, left: .infinity, right: 1e9),
      ])
    let content = words().hearingTests(part([test]))
    #expect(content.finding == "Quietest sounds heard on Nov 15: left 5–20 dBHL, right 12.5 dBHL.")
    let chart = try #require(content.chart)
    #expect(chart.left.map(\.level) == [5, 20] && chart.left.map { ($0.octave * 1000).rounded() } == [3000, 6000])
    #expect(chart.readings[3] == "1,000 Hz: left 5 dBHL, right 12.5 dBHL" && chart.readings[0].contains("no value"))
    #expect(content.tests[0].table?.rows.count == 3 && chart.softest == -20 && chart.loudest == 80)
  }

  @Test func `prescriptions show the values that are there, as written`() {
    let glasses = VisionPrescription(
      kind: "HKVisionPrescriptionTypeGlasses", issued: noon, expires: nil, brand: "X", right: ["sphere": "-1.25 dpt"],
      left: ["axis": "90 deg"])
    let content = words(.ko).prescriptions(part([glasses]))
    #expect(content.finding == "가장 최근: 안경, 발급 11월 15일")
    #expect(content.prescriptions[0].table?.heads == ["눈", "구면", "축"])
    #expect(content.prescriptions[0].table?.rows == [["오른쪽", "-1.25 dpt", "–"], ["왼쪽", "–", "90 deg"]])
  }

  @Test func `states of mind have Health’s words in both languages`() {
    let state = StateOfMind(
      kind: "daily_mood", valence: 0.42, classification: "slightly_pleasant", labels: ["calm", "somethingNew"],
      associations: ["selfCare"])
    let content = words().statesOfMind(part([state, nil]))
    #expect(content.finding == "Newest, Nov 15, 12:00: Slightly pleasant (Calm, Something new).")
    #expect(
      content.table?.rows[0] == [
        "Nov 15, 12:00", "Mood of the day", "Slightly pleasant", "Calm, Something new", "Self-care",
      ])
    #expect(content.points.map(\.text) == ["+0.42"])
    #expect(words(.ko).statesOfMind(part([state])).table?.rows[0][3] == "차분함, Something new")
  }

  @Test func `a clinical record is named by the clinic, else by its kind`() {
    let record = ClinicalRecord(
      kind: "AllergyIntolerance", identifier: nil, source: "Clinic", received: noon, fhirVersion: nil, path: nil,
      resource: nil)
    let file = HealthRecord(id: id, name: "x.json", start: nil, bytes: Array("{".utf8), size: 5000)
    let named = ShowHealthRecords.Clinical(record: record, resource: ClinicalResource(name: "Peanuts"), file: file)
    let content = words().clinicalRecord(.init(id: id, time: noon, value: named))
    #expect(content.title == "Peanuts" && content.original == "{" && content.cutText?.contains("1 of 5 kB") == true)
    let bare = words().clinicalRecords(part([ShowHealthRecords.Clinical(record: record, resource: nil, file: nil)]))
    #expect(bare.rows[0].title == "Allergy intolerance" && bare.rows[0].text == "Allergy intolerance · Nov 15 · Clinic")
  }

  @Test func `other records are shown as they came`() {
    let content = words().others(part(["<a/>"], count: 30), named: "HAE:medications")
    #expect(content.title == "Medications" && content.finding == "30 records, the newest from Nov 15.")
    #expect(content.records == [.init(time: "Nov 15, 12:00", text: "<a/>")])
    #expect(content.span.earlierPath == "/records/other/HAE%3Amedications?after=1")
  }

  @Test func `a long list is walked in parts`() {
    let recordings = [Electrocardiogram?](repeating: nil, count: 50)
    let span = words().electrocardiograms(part(recordings, count: 120, offset: 50)).span
    #expect(
      span.text == "51–100 of 120" && span.laterPath == "/records/ecg" && span.earlierPath == "/records/ecg?after=100")
  }
}
