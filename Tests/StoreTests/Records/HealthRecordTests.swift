import DailveDomain
import DailveHealthExport
import DailveScores
import DailveTestSupport
import Foundation
import GRDB
import Testing

@testable import DailveStore

/// Records that are more than a number, from an export with files.
@Suite struct HealthRecordTests {
  private func store() throws -> HealthStore {
    var export = ExportText()
    for month in 1...3 {
      let dates =
        "creationDate=\"2001-0\(month)-05 10:00:00 +0100\" startDate=\"2001-0\(month)-05 10:00:00 +0100\" endDate=\"2001-0\(month)-05 10:05:00 +0100\""
      export.add(
        raw: """
          <Audiogram type="HKDataTypeIdentifierAudiogram" sourceName="Ears" \(dates)>
          <SensitivityPoint frequencyValue="1000" frequencyUnit="Hz" leftEarValue="\(month)" leftEarUnit="dBHL"/></Audiogram>
          """)
    }
    export.add(
      raw: """
        <ClinicalRecord type="Observation" identifier="a" sourceName="Clinic" receivedDate="2001-01-06 10:00:00 +0100" \
        resourceFilePath="/clinical-records/Observation-1.json"/>
        """)
    let folder = try TemporaryFolder.make()
    try Data(export.xml.utf8).write(to: URL(filePath: folder + "/export.xml"))
    for name in ["electrocardiograms", "clinical-records"] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    for (name, text) in [
      ("electrocardiograms/ecg_2001-01-03.csv", "first"), ("electrocardiograms/ecg_2001-01-04.csv", "second"),
      ("electrocardiograms/odd.csv", "undated"),
      ("clinical-records/Observation-1.json", "{\"code\":\"\(String(repeating: "x", count: 9000))\"}"),
    ] {
      try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
    }
    let store = try Importing.store()
    try Importing.run(folder, into: store, zone: "Europe/Paris")
    return store
  }

  @Test func `records are counted with their newest date`() async throws {
    let totals = try await store().read { try $0.recordTotals() }
    let hearing = try #require(totals.first { $0.name == "Audiogram" })
    #expect(hearing.count == 3 && hearing.newest == Instant("2001-03-05T09:00:00Z"))
    let ecg = try #require(totals.first { $0.name == RecordKind.electrocardiogram.element })
    #expect(ecg.count == 3 && ecg.newest == Instant("2001-01-04T00:00:00Z"))
  }

  @Test func `records come the newest first, part by part`() async throws {
    let store = try store()
    let names = try await store.read { reader in
      try (0..<4).flatMap { try reader.records(of: .electrocardiogram, from: $0, limit: 1, bytes: 100) }.map { record in
        String(decoding: record.bytes, as: UTF8.self)
      }
    }
    #expect(names == ["second", "first", "undated"])
    let tests = try await store.read { try $0.records(of: .hearing, from: 1, limit: 5, bytes: 1000) }
    #expect(tests.map(\.start) == [Instant("2001-02-05T09:00:00Z"), Instant("2001-01-05T09:00:00Z")])
    #expect(tests.allSatisfy { !$0.isCut && $0.bytes.count == $0.size })
  }

  @Test func `elements are found by any name`() async throws {
    let found = try await store().read { try $0.keptElements(named: "ClinicalRecord", from: 0, limit: 5, bytes: 15) }
    #expect(found.map { String(decoding: $0.bytes, as: UTF8.self) } == ["<ClinicalRecord"])
    let none = try await store().read { try $0.keptElements(named: "Nothing", from: 0, limit: 5, bytes: 15) }
    #expect(none.isEmpty)
  }

  @Test func `only the beginning of a long file is read`() async throws {
    let file = try await store().read { try $0.clinicalFile("/clinical-records/Observation-1.json", bytes: 64) }
    #expect(file?.bytes.count == 64 && file?.isCut == true && file?.size == 9011)
    let none = try await store().read { try $0.clinicalFile("/clinical-records/Observation-2.json", bytes: 64) }
    #expect(none == nil)
  }

  @Test func `a record is found by its identifier and kind alone`() async throws {
    let store = try store()
    let found = try await store.read { try $0.records(of: .hearing, from: 0, limit: 1, bytes: 10) }
    let id = try #require(found.first?.id)
    let (record, other, content) = try await store.read { reader in
      (
        try reader.record(id, of: .hearing, bytes: 10), try reader.record(id, of: .clinical, bytes: 10),
        try reader.recordContent(RecordID(isFile: true, identity: 1))
      )
    }
    #expect(record?.bytes.count == 10 && other == nil && content == nil)
  }

  @Test func `damaged content and false sizes give no more than a beginning`() async throws {
    let store = try store()
    try await DatabaseQueue(path: store.folder + "/health.sqlite", configuration: .patient).write { db in
      try db.execute(
        sql: "UPDATE kept_file SET content = x'00ff00ff', size = 9223372036854775807 WHERE kind = 'electrocardiogram'")
      try db.execute(sql: "UPDATE kept_element SET size = -1")
    }
    let (files, elements) = try await store.read { reader in
      (
        try reader.records(of: .electrocardiogram, from: 0, limit: 9, bytes: 1 << 24),
        try reader.records(of: .hearing, from: 0, limit: 9, bytes: 1 << 24)
      )
    }
    #expect(files.count == 3 && files.allSatisfy { $0.bytes.count < 100 })
    #expect(elements.count == 3 && elements.allSatisfy { $0.bytes.isEmpty })
  }
}
