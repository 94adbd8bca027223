import DailveDomain
import DailveStore
import DailveTestSupport
import Foundation
import Testing

/// The home zone that an import chooses.
@Suite struct HomeZoneTests {
  @Test(
    arguments: [
      ("utc", "UTC"), ("Utc", "UTC"), ("gmt", "GMT"), ("etc/utc", "Etc/UTC"), ("cet", "CET"),
      ("asia/tokyo", "Asia/Tokyo"),
      ("Mars", nil),
    ] as [(String, String?)])
  func `a zone is known in any case`(typed: String, name: String?) {
    #expect(ZoneCatalogue().rules(typed)?.identifier == name)
  }

  func document(_ locale: String, exported: String?, records: [String] = []) throws -> String {
    let date = exported.map { "<ExportDate value=\"\($0)\"/>" } ?? ""
    let rows = records.enumerated().map { index, date in
      "<Record type=\"HKQuantityTypeIdentifierStepCount\" sourceName=\"iPhone\" unit=\"count\" startDate=\"\(date)\" endDate=\"\(date)\" value=\"\(index + 1)\"/>"
    }
    return try OldExportTests.write(
      "<HealthData locale=\"\(locale)\">\(date)\(rows.joined())</HealthData>")
  }

  @Test(arguments: [
    ("es_ES", "2001-01-10 09:00:00 +0100", "Europe/Madrid"), ("es_ES", "2001-07-10 09:00:00 +0100", "Atlantic/Canary"),
    ("ko_KR", "2001-07-10 09:00:00 +0900", "Asia/Seoul"), ("en_US", "2001-07-10 09:00:00 -0700", "America/Los_Angeles"),
    ("pt_BR", "2001-07-10 09:00:00 -0300", "America/Sao_Paulo"),
    ("en_AU", "2001-01-10 09:00:00 +1100", "Australia/Sydney"),
    ("zh-Hans_CN", "2001-07-10 09:00:00 +0800", "Asia/Shanghai"),
    ("en-IN", "2001-07-10 09:00:00 +0530", "Asia/Kolkata"),
    ("nb_NO", "2001-07-10 09:00:00 +0200", "Europe/Oslo"),
  ])
  func `the region and offset of an export give a zone with its summer time`(locale: String, made: String, zone: String)
    throws
  {
    let report = try Importing.run(document(locale, exported: made), into: Importing.store(), proposedZone: "UTC")
    #expect(report.homeZone == HomeZoneChoice(zone: zone, basis: .region))
  }

  @Test func `winter and summer offsets together distinguish the zones of a region`() throws {
    let store = try Importing.store()
    let winter = try document("en_US", exported: "2001-01-10 09:00:00 -0700")
    #expect(try Importing.run(winter, into: store).homeZone?.zone == "America/Denver")
    // No summer time in Arizona; California is an hour behind in winter.
    let summer = try document("en_US", exported: "2001-07-10 09:00:00 -0700", records: ["2001-07-01 10:00:00 -0700"])
    #expect(try Importing.run(summer, into: store).homeZone == HomeZoneChoice(zone: "America/Phoenix", basis: .region))
    let both = try document(
      "en_US", exported: nil, records: ["2001-01-01 10:00:00 -0800", "2001-07-01 10:00:00 -0700"])
    #expect(try Importing.run(both, into: Importing.store()).homeZone?.zone == "America/Los_Angeles")
  }

  @Test func `the browser's zone is taken if the export's offset agrees with it`() throws {
    let made = "2001-07-10 09:00:00 +0200"
    func choice(_ proposed: String, _ locale: String) throws -> HomeZoneChoice? {
      try Importing.run(document(locale, exported: made), into: Importing.store(), proposedZone: proposed).homeZone
    }
    #expect(try choice("Europe/Berlin", "en_US") == HomeZoneChoice(zone: "Europe/Berlin", basis: .device))
    #expect(try choice("Asia/Seoul", "fr_FR") == HomeZoneChoice(zone: "Europe/Paris", basis: .region))
    #expect(try choice("Asia/Seoul", "en_US") == HomeZoneChoice(zone: "GMT+0200", basis: .offset))
  }

  @Test func `records with a zone take precedence over guesses, and the person over records`() async throws {
    var export = ExportText()
    export.add(
      HealthType.sleepAnalysis, "2001-01-02 01:00:00", "2001-01-02 07:00:00",
      value: "HKCategoryValueSleepAnalysisAsleep",
      metadata: ["HKTimeZone": "Europe/Vienna"])
    let store = try Importing.store()
    let guess = try document("en_GB", exported: "2001-01-10 09:00:00 +0000")
    #expect(try Importing.run(guess, into: store).homeZone?.zone == "Europe/London")
    let report = try Importing.run(export.write(), into: store, proposedZone: "Europe/Paris")
    #expect(report.homeZone == HomeZoneChoice(zone: "Europe/Vienna", basis: .records))
    try await store.updateProfile { $0.homeZone = "Asia/Tokyo" }
    export.add("StepCount", "2001-01-02 08:00:00", value: "10", unit: "count")
    #expect(
      try Importing.run(export.write(), into: store).homeZone == HomeZoneChoice(zone: "Asia/Tokyo", basis: .known))
    #expect(try await store.profile().homeZone == "Asia/Tokyo")
    let given = try Importing.run(export.write(), into: store, zone: "Asia/Seoul")
    #expect(given.homeZone == HomeZoneChoice(zone: "Asia/Seoul", basis: .given))
  }

  @Test func `records without a clock change no zone, and a machine in UTC suggests none`() throws {
    let store = try Importing.store()
    let empty = try document("xx", exported: nil)
    #expect(try Importing.run(empty, into: store, proposedZone: "Etc/UTC").homeZone == nil)
    let real = try document("xx", exported: "2001-01-10 09:00:00 -0800")
    let home = HomeZoneChoice(zone: "GMT-0800", basis: .offset)
    #expect(try Importing.run(real, into: store, proposedZone: "Etc/UTC").homeZone == home)
    for machine in ["Etc/UTC", "UTC", "Europe/Berlin"] {
      let report = try Importing.run(empty, into: store, proposedZone: machine)
      #expect(report.homeZone?.zone == "GMT-0800", "\(machine)")
    }
    #expect(
      try Importing.run(empty, into: Importing.store(), proposedZone: "Europe/Berlin").homeZone?.zone == "Europe/Berlin"
    )
  }
}
