import DailveDomain
import DailveHealthExport
import DailveScores
import DailveServer
import DailveStore
import DailveTestSupport
import DailveTransfer
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

/// The pages of records that are more than a number, from a real store with hostile contents.
@Suite struct HealthRecordPageTests {
  private static let folders = ["electrocardiograms", "clinical-records"]

  /// A recording of ten seconds, one of nonsense, and a clinical record whose name and file contain markup.
  private func store() throws -> HealthStore {
    var export = ExportText()
    let dates =
      "creationDate=\"2001-01-05 10:00:00 +0100\" startDate=\"2001-01-05 10:00:00 +0100\" endDate=\"2001-01-05 10:05:00 +0100\""
    export.add(
      raw: """
        <ClinicalRecord type="Observation" identifier="a" sourceName="&lt;Clinic&gt;" fhirVersion="4.0.1" \
        receivedDate="2001-01-06 10:00:00 +0100" resourceFilePath="/clinical-records/Observation-1.json"/>
        <Audiogram type="HKDataTypeIdentifierAudiogram" sourceName="Ears" \(dates)>
        <SensitivityPoint frequencyValue="1000" frequencyUnit="Hz" leftEarValue="15" leftEarUnit="dBHL"/>
        <SensitivityPoint frequencyValue="1e308" leftEarValue="inf" rightEarValue="nan"/></Audiogram>
        <VisionPrescription type="Contacts" dateIssued="2001-01-05 10:00:00 +0100" brand="&lt;script&gt;">
        <LeftEye sphere="-2" sphereUnit="dpt" baseCurve="8.6" baseCurveUnit="mm"/></VisionPrescription>
        """)
    let folder = try TemporaryFolder.make()
    try Data(export.xml.utf8).write(to: URL(filePath: folder + "/export.xml"))
    for name in Self.folders {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    for (name, text) in [
      ("electrocardiograms/ecg_2001-01-04.csv", Self.recording),
      ("electrocardiograms/ecg_2001-01-03.csv", "<script>alert(1)</script>\n\u{0}\n1e999\nnan\n"),
      ("clinical-records/Observation-1.json", Self.resource),
    ] {
      try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
    }
    let store = try Importing.store()
    try Importing.run(folder, into: store, zone: "Europe/Paris")
    return store
  }

  private static let recording =
    "Name,Ada\nDate of Birth,\"1970\"\nRecorded Date,2001-01-04 09:14:40 +0100\nClassification,Sinus <i>Rhythm\nSymptoms,\nSoftware Version,1.90\nDevice,\"Watch7,2\"\nSample Rate,512 hertz\n\n\nLead,Lead I\nUnit,µV\n\n"
    + (0..<5120).map { "\($0 % 480 == 200 ? 900 : $0 % 7)\n" }.joined()

  private static let resource =
    "{\"code\":{\"text\":\"<b>LDL\"},\"note\":\"</pre><script>alert(1)</script>\(String(repeating: "x", count: 40_000))\"}"

  private func ids(_ store: HealthStore, _ kind: RecordKind) async throws -> [String] {
    try await store.read { try $0.records(of: kind, from: 0, limit: 9, bytes: 0).map { "\($0.id)" } }
  }

  private func answer(_ path: String, _ client: some TestClientProtocol) async throws -> TestResponse {
    try await client.execute(uri: path, method: .get) { $0 }
  }

  @Test func `each kind has a page, and no content becomes markup`() async throws {
    let store = try store()
    let recordings = try await ids(store, .electrocardiogram)
    let clinical = try #require(try await ids(store, .clinical).first)
    try await ServerTests().application(of: store).test(.router) { client in
      for path in [
        "/records", "/records/ecg", "/records/hearing", "/records/clinical", "/records/prescriptions",
        "/records/state-of-mind", "/records/clinical/\(clinical)",
      ] + recordings.map({ "/records/ecg/\($0)" }) {
        let response = try await answer(path, client)
        let page = String(buffer: response.body)
        #expect(response.status == .ok, "\(path)")
        #expect(!page.contains("<script>") && !page.contains("<b>LDL") && !page.contains("<i>Rhythm"), "\(path)")
        #expect(!page.contains("NaN") && !page.contains("Optional(") && !page.contains(" style="), "\(path)")
        #expect(page.utf8.count < 80_000, "\(path)")
      }
      let overview = String(buffer: try await answer("/records", client).body)
      #expect(overview.contains("/records/ecg\"") && !overview.contains("/records/state-of-mind\""))
      let ecg = String(buffer: try await answer("/records/ecg/\(recordings[0])", client).body)
      #expect(ecg.contains("Sinus &lt;i&gt;Rhythm") && ecg.contains("Watch7,2") && ecg.contains("10 s"))
      #expect(ecg.contains("not a diagnosis") && !ecg.contains("1970") && !ecg.contains("Ada"))
      #expect(ecg.components(separatedBy: "class=\"ecg\"").count == 3, "two strips of six seconds")
    }
  }

  @Test func `originals are downloaded whole, and only by our own pages`() async throws {
    let store = try store()
    let ecg = try #require(try await ids(store, .electrocardiogram).first)
    let clinical = try #require(try await ids(store, .clinical).first)
    try await ServerTests().application(of: store).test(.router) { client in
      let table = try await answer("/records/ecg/\(ecg)/original", client)
      #expect(String(buffer: table.body) == Self.recording)
      #expect(table.headers[.contentDisposition] == "attachment; filename=\"ecg-\(ecg).csv\"")
      let resource = try await answer("/records/clinical/\(clinical)/original", client)
      #expect(String(buffer: resource.body) == Self.resource && resource.headers[.cacheControl] == "no-store")
      let foreign = try await client.execute(
        uri: "/records/ecg/\(ecg)/original", method: .get,
        headers: [try #require(HTTPField.Name("Sec-Fetch-Site")): "cross-site"]
      ) { $0.status }
      #expect(foreign == .forbidden)
    }
  }

  @Test func `an unknown record is a page that doesn’t exist`() async throws {
    let store = try store()
    let ecg = try #require(try await ids(store, .electrocardiogram).first)
    try await ServerTests().application(of: store).test(.router) { client in
      for path in [
        "/records/ecg/f0000000000000000", "/records/ecg/x", "/records/ecg/%3Cb%3E", "/records/clinical/\(ecg)",
        "/records/clinical/e0000000000000001/original", "/records/ecg/e1/original", "/records/other/Nothing",
        "/records/other/ClinicalRecord",
      ] {
        let response = try await answer(path, client)
        #expect(response.status == .notFound, "\(path)")
      }
      for query in ["after=-5", "after=9999999999999999999", "after=1000000", "after=x"] {
        let response = try await answer("/records/ecg?\(query)", client)
        #expect(response.status == .ok, "\(query)")
      }
    }
  }
}
