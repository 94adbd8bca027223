import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveHTML
@testable import DailveViewModels

/// The pages of records that are more than a number, with names that contain markup.
@Suite struct HealthRecordPageSnapshotTests {
  let pages = PageMaterial()

  private var noon: Instant { Instant((pages.today - 6).number * 86_400 + 43_200) }
  private let id = RecordID(isFile: false, identity: 0xAB)

  private func words(_ language: Language) -> HealthRecordsPresenter { HealthRecordsPresenter(pages.viewer(language)) }

  private func part<Value>(_ values: [Value?], count: Int? = nil) -> ShowHealthRecords.Part<Value> {
    ShowHealthRecords.Part(
      entries: values.map { ShowHealthRecords.Entry(id: id, time: noon, value: $0) }, count: count ?? values.count,
      offset: 0, size: 50)
  }

  private func snapshot(_ html: [UInt8], _ name: String) throws { try expectSnapshot(pages.lines(html), named: name) }

  /// Twelve voltages a second, so that the drawing is short.
  private var recording: Electrocardiogram {
    Electrocardiogram(
      classification: "Sinus <b>Rhythm", recorded: noon, rate: 12,
      voltages: (0..<84).map { $0 % 12 == 5 ? 900 : Double($0 % 12) * 10 }, averageHeartRate: 60, symptoms: nil,
      softwareVersion: "2.0", device: "Watch7,2")
  }

  @Test func `the overview`() throws {
    let totals = [
      RecordTotal(name: "HAE:ecg", count: 2, newest: noon), RecordTotal(name: "Audiogram", count: 1, newest: nil),
      RecordTotal(name: "HAE:medications", count: 3, newest: noon),
    ]
    try snapshot(
      HealthRecordsPage.html(words(.en).overview(totals), frame: pages.frame(.en, .data)), "health-records-en.html")
    try snapshot(
      HealthRecordsPage.html(words(.ko).overview([]), frame: pages.frame(.ko, .data)), "health-records-empty-ko.html")
  }

  @Test func `electrocardiograms`() throws {
    try snapshot(
      ElectrocardiogramPage.list(
        words(.en).electrocardiograms(part([recording, nil], count: 90)), frame: pages.frame(.en, .data)),
      "ecgs-en.html")
    try snapshot(
      ElectrocardiogramPage.html(
        words(.en).electrocardiogram(.init(id: id, time: noon, value: recording)), frame: pages.frame(.en, .data)),
      "ecg-en.html")
    try snapshot(
      ElectrocardiogramPage.html(
        words(.ko).electrocardiogram(.init(id: id, time: noon, value: nil)), frame: pages.frame(.ko, .data)),
      "ecg-unreadable-ko.html")
  }

  @Test func `a hearing test`() throws {
    let test = Audiogram(
      start: noon, source: "Ears & more",
      points: [.init(frequency: 500, left: 5, right: 10), .init(frequency: 4000, left: 25, right: nil)])
    try snapshot(
      HearingPage.html(words(.en).hearingTests(part([test])), frame: pages.frame(.en, .data)), "hearing-en.html")
  }

  @Test func `clinical records`() throws {
    let record = ClinicalRecord(
      kind: "Observation", identifier: "<i>", source: "Clinic", received: noon, fhirVersion: "4.0.1", path: nil,
      resource: nil)
    let file = HealthRecord(
      id: id, name: "o.json", start: nil, bytes: Array("{\"a\": \"<script>alert(1)</script>\"}".utf8), size: 90_000)
    let clinical = ShowHealthRecords.Clinical(
      record: record, resource: ClinicalResource(name: "LDL <b>", kind: "Observation", status: "final", date: "2026"),
      file: file)
    try snapshot(
      ClinicalRecordPage.list(words(.en).clinicalRecords(part([clinical])), frame: pages.frame(.en, .data)),
      "clinical-records-en.html")
    try snapshot(
      ClinicalRecordPage.html(
        words(.en).clinicalRecord(.init(id: id, time: noon, value: clinical)), frame: pages.frame(.en, .data)),
      "clinical-record-en.html")
  }

  @Test func `prescriptions and states of mind`() throws {
    let glasses = VisionPrescription(
      kind: "Glasses", issued: noon, expires: nil, brand: "<Brand>", right: ["sphere": "-1.25 dpt"],
      left: ["sphere": "-1 dpt"])
    try snapshot(
      PrescriptionsPage.html(words(.en).prescriptions(part([glasses])), frame: pages.frame(.en, .data)),
      "prescriptions-en.html")
    let state = StateOfMind(
      kind: "momentary_emotion", valence: -0.25, classification: "slightly_unpleasant", labels: ["worried", "<x>"],
      associations: ["work"])
    try snapshot(
      StateOfMindPage.html(words(.ko).statesOfMind(part([state])), frame: pages.frame(.ko, .data)),
      "state-of-mind-ko.html")
  }

  @Test func `a noisy recording of any length stays below the weight of a page`() {
    var generator = SeededGenerator(seed: 11)
    let noise = (0..<200_000).map { _ in Double.random(in: -3000...3000, using: &generator) }
    let recording = Electrocardiogram(classification: nil, recorded: noon, rate: 512, voltages: noise)
    let html = ElectrocardiogramPage.html(
      words(.en).electrocardiogram(.init(id: id, time: noon, value: recording)), frame: pages.frame(.en, .data))
    #expect(html.count < 80_000)
  }
}
