import DailveDomain
import DailveTestSupport
import Testing

@testable import DailveHealthPush

/// Records that a delivery brings and the store keeps as they came.
@Suite struct RecordTests {
  @Test func `a recording is read whatever the order of its fields`() throws {
    let json = """
      {"voltageMeasurements": [{"date": 1, "voltage": 0.5, "units": "mcV"}, {"voltage": -23.08}], "classification": "Sinus Rhythm",
       "averageHeartRate": 64, "samplingFrequency": 512.84, "source": "Watch", "more": {"classification": "inner"}}
      """
    let recording = try #require(PushedRecords.electrocardiogram(Array(json.utf8)))
    #expect(recording.classification == "Sinus Rhythm" && recording.averageHeartRate == 64)
    #expect(recording.rate == 512.84 && recording.device == "Watch")
    #expect(recording.voltages == [0.5, -23.08])
  }

  @Test func `impossible numbers of a recording are left out`() throws {
    let json = """
      {"averageHeartRate": -1, "samplingFrequency": 0, "voltageMeasurements": [{"voltage": NaN}, {"voltage": 1e999}, {"voltage": "2"}]}
      """
    let recording = PushedRecords.electrocardiogram(Array(json.utf8))
    #expect(recording?.averageHeartRate == nil && recording?.voltages.allSatisfy(\.isFinite) != false)
    #expect(recording?.rate ?? 512 == 512)
  }

  @Test func `a state of mind is read with its words as written`() throws {
    let json = """
      {"kind": "daily_mood", "labels": ["calm", "<b>"], "associations": ["work"], "valence": 0.42,
       "valenceClassification": "slightly_pleasant", "metadata": {"kind": "x"}}
      """
    #expect(
      PushedRecords.stateOfMind(Array(json.utf8))
        == StateOfMind(
          kind: "daily_mood", valence: 0.42, classification: "slightly_pleasant", labels: ["calm", "<b>"],
          associations: ["work"]))
    #expect(PushedRecords.stateOfMind(Array("{\"valence\": 7}".utf8)) == nil)
    #expect(PushedRecords.stateOfMind([]) == nil && PushedRecords.electrocardiogram([0x5B]) == nil)
  }

  @Test func `a resource is named by its text, its display or its code`() {
    func name(_ json: String) -> String? { ResourceNames.read(Array(json.utf8)).name }
    #expect(
      name("{\"code\": {\"coding\": [{\"code\": \"13457-7\", \"display\": \"LDL\"}], \"text\": \"Cholesterol\"}}")
        == "Cholesterol")
    #expect(name("{\"code\": {\"coding\": [{\"code\": \"13457-7\", \"display\": \"LDL\"}]}}") == "LDL")
    #expect(name("{\"code\": {\"coding\": [{\"system\": \"x\", \"code\": \"13457-7\"}]}}") == "13457-7")
    #expect(name("{\"vaccineCode\": {\"text\": \"Influenza\"}, \"resourceType\": \"Immunization\"}") == "Influenza")
    #expect(name("{\"contained\": [{\"code\": {\"text\": \"inner\"}}]}") == nil)
  }

  @Test func `a resource that is cut is named by its beginning`() {
    let json =
      "{\"resourceType\":\"Observation\",\"status\":\"final\",\"effectiveDateTime\":\"2024\",\"code\":{\"text\":\"LDL\"},\"note\":[\"\(String(repeating: "x", count: 500))"
    let resource = ResourceNames.read(Array(json.utf8))
    #expect(resource == ClinicalResource(name: "LDL", kind: "Observation", status: "final", date: "2024"))
  }

  @Test func `hostile documents are walked to the end`() {
    var generator = SeededGenerator(seed: 37)
    let deep = String(repeating: "{\"code\":[", count: 50_000)
    let pieces = ["{", "}", "[", "]", "\"code\"", "\"text\"", ":", ",", "1", "null", "\"", "\\", "é", "\u{0}"]
    for _ in 0..<2000 {
      let text = (0..<40).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      _ = ResourceNames.read(Array(text.utf8))
      _ = PushedRecords.electrocardiogram(Array(text.utf8))
    }
    #expect(ResourceNames.read(Array(deep.utf8)).name == nil)
    #expect(ResourceNames.read(Array((deep + "\"x\"").utf8)).name == nil)
    let after =
      "{\"a\":\(String(repeating: "[", count: 40))\(String(repeating: "]", count: 40)),\"code\":{\"text\":\"LDL\"}}"
    #expect(ResourceNames.read(Array(after.utf8)).name == "LDL")
  }
}
