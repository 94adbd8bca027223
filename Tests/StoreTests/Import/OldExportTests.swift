import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

/// Exports of iOS 8 (2014-2015): compact dates, `source`, metadata as attributes with spaces in their names, and heart rates condensed
/// to a range.
@Suite struct OldExportTests {
  let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 12, day: 31)

  /// Year 2001 and round numbers; no `ExportDate`.
  static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <HealthData locale="es_ES">
     <Record type="HKQuantityTypeIdentifierHeartRate" source="Ada's Apple Watch" unit="count/s" startDate="20010616080000+0200" endDate="20010616081000+0200" min="1" max="2" average="1.5" recordCount="12"/>
     <Record type="HKQuantityTypeIdentifierHeartRate" source="Ada's Apple Watch" unit="count/s" startDate="20010616090000+0200" endDate="20010616091000+0200" min="1.2" max="1.4" average="1.25" recordCount="3"/>
     <Record type="HKQuantityTypeIdentifierBodyMass" source="Scale" unit="kg" creationDate="20010616071916+0200" startDate="20010616071820+0200" endDate="20010616071820+0200" Scale App Version="2.6.0" HKDeviceSerialNumber="x" Modified Date="2001-06-16 05:19:08 +0000" Link="scale://a?b=1&amp;c=&quot;2&quot;" HKWasUserEntered="0" value="61.0"/>
     <Record type="HKQuantityTypeIdentifierStepCount" source="iPhone" unit="count" creationDate="20010616081916+0200" startDate="20010616080000+0200" endDate="20010616081500+0200" value="431"/>
     <Record type="HKQuantityTypeIdentifierStepCount" source="iPhone" unit="count" startDate="soon" Odd Name="1" value="3"><Inner Other Name="2"/></Record>
     <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" source="Runner &gt; Co" Route Name="by > the 'lake'" startDate="20010616180000+0200" endDate="20010616183000+0200"><MetadataEntry key="k" value="v"/></Workout>
    </HealthData>
    """

  static func write(_ text: String, _ name: String = "export.xml") throws -> String {
    let path = try TemporaryFolder.make() + "/" + name
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  @Test func `a value given only as a range counts by its average, and keeps its range`() async throws {
    let store = try Importing.store()
    let report = try Importing.run(Self.write(Self.document), into: store, zone: "Europe/Madrid")
    #expect(!report.problems.contains { $0.kind == .unreadableValue })
    let pulse = try #require(try await store.daily(.heartRate, in: always).first)
    #expect(pulse.count == 2)
    #expect(abs(pulse.average - 82.5) < 1e-9 && abs(pulse.minimum - 60) < 1e-9 && abs(pulse.maximum - 120) < 1e-9)
    let hour = try #require(
      try await store.statistics(
        of: "HKQuantityTypeIdentifierHeartRate", in: Instant(992_671_200)..<Instant(992_674_800)))
    #expect(abs(hour.minimum - 60) < 1e-9 && abs(hour.maximum - 120) < 1e-9)
  }

  @Test func `metadata that iOS 8 wrote as attributes is metadata`() throws {
    let store = try Importing.store()
    try Importing.run(Self.write(Self.document), into: store, zone: "Europe/Madrid")
    var samples: [Sample] = []
    try store.forEachStoredSample(type: Metric.weight.traits.type, in: .min..<Int.max) { samples.append($0.sample) }
    let metadata = try #require(samples.first?.metadata)
    #expect(metadata.contains(MetadataEntry(key: "Scale App Version", value: "2.6.0")))
    #expect(metadata.contains(MetadataEntry(key: "HKWasUserEntered", value: "0")))
    #expect(metadata.contains(MetadataEntry(key: "Link", value: "scale://a?b=1&c=\"2\"")))
  }

  @Test func `unread data count as a loss, unusual notation does not`() throws {
    let store = try Importing.store()
    #expect(try !Importing.run(Self.write(Self.document), into: store, zone: "Europe/Madrid").isUnderstood)
    var odd = ExportText()
    odd.add("BodyMass", "2001-01-02 07:00:00", value: "61,5", unit: "kg")
    odd.add("BodyMass", "2999-01-02 07:00:00", value: "61", unit: "kg", source: "a\u{B}b")
    let report = try Importing.run(odd.write(), into: Importing.store(), zone: "Europe/Paris")
    #expect(Set(report.problems.map(\.kind)) == [.decimalComma, .implausibleDate, .illegalCharacter])
    #expect(report.isUnderstood)
    var lost = ExportText()
    lost.add("BodyMass", "2001-01-02 07:00:00", value: "heavy", unit: "kg")
    #expect(try !Importing.run(lost.write(), into: Importing.store(), zone: "Europe/Paris").isUnderstood)
  }

  @Test func `without a date of the export, the offset of its records counts, not UTC`() async throws {
    let store = try Importing.store()
    let report = try Importing.run(Self.write(Self.document), into: store, proposedZone: "UTC")
    #expect(report.homeZone == HomeZoneChoice(zone: "Europe/Madrid", basis: .region))
    #expect(try await store.daily(.steps, in: always).map(\.day.description) == ["2001-06-16"])
  }
}
