import DailveDomain
import DailveHealthExport
import DailveScores
import DailveTestSupport
import Foundation
import Testing

/// Elements other than samples, parsed from their stored form.
@Suite struct DocumentTests {
  func tree(_ xml: String) throws -> DocumentElement { try #require(ElementTree.parse(Array(xml.utf8))) }

  @Test func `a workout with its activities, events and statistics`() throws {
    let detail = WorkoutDetail(
      try tree(
        """
        <Workout workoutActivityType="HKWorkoutActivityTypeSwimBikeRun">
         <MetadataEntry key="HKWeatherTemperature" value="53 degF"/>
         <WorkoutEvent type="HKWorkoutEventTypeLap" date="2024-01-01 09:00:00 +0900" duration="2" durationUnit="min">
          <MetadataEntry key="HKSwimmingStrokeStyle" value="2"/>
         </WorkoutEvent>
         <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="131.5" minimum="90" maximum="160" unit="count/min"/>
         <WorkoutActivity uuid="A" startDate="2024-01-01 09:00:00 +0900" endDate="2024-01-01 09:10:00 +0900" duration="600" durationUnit="s">
          <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceSwimming" sum="1500" unit="m"/>
         </WorkoutActivity>
         <WorkoutRoute><FileReference path="/workout-routes/a.gpx"/></WorkoutRoute>
         <WorkoutRoute><FileReference path="/workout-routes/a.gpx"/>
          <Location date="2024-01-01 09:00:00 +0900" latitude="52.1" longitude="13.2" altitude="34" course="-1" speed="2.5"/>
          <Location latitude="152.1" longitude="13.2"/>
         </WorkoutRoute>
        </Workout>
        """))
    #expect(detail.metadata == [MetadataEntry(key: "HKWeatherTemperature", value: "53 degF")])
    #expect(detail.events.map(\.kind) == ["Lap"] && detail.events.first?.duration == 120)
    #expect(detail.events.first?.metadata.first?.value == "2")
    #expect(detail.statistics.map(\.average) == [131.5])
    #expect(
      detail.activities.first?.statistics.map(\.sum) == [1500] && detail.activities.first?.statistics.first?.unit == "m"
    )
    #expect(detail.activities.first?.duration == 600)
    #expect(detail.routePaths == ["/workout-routes/a.gpx"])
    #expect(detail.locations.count == 1 && detail.locations.first?.course == nil)
    #expect(detail.locations.first?.time == Instant(1_704_067_200))
  }

  @Test func `hearing tests, prescriptions, clinical records, correlations`() throws {
    let hearing = Audiogram(
      try tree(
        "<Audiogram sourceName=\"A\" startDate=\"2024-01-01 09:00:00 +0900\"><SensitivityPoint frequencyValue=\"0.5\" frequencyUnit=\"kHz\" leftEarValue=\"10\" leftEarUnit=\"dBHL\"/></Audiogram>"
      ))
    #expect(hearing.points == [.init(frequency: 500, left: 10, right: nil)])
    let glasses = VisionPrescription(
      try tree(
        "<VisionPrescription type=\"Glasses\" brand=\"\"><RightEye sphere=\"-1.25\" sphereUnit=\"dpt\" axis=\"90\" axisUnit=\"deg\"/></VisionPrescription>"
      ))
    #expect(glasses.right == ["sphere": "-1.25 dpt", "axis": "90 deg"] && glasses.brand == nil)
    let record = ClinicalRecord(
      try tree("<ClinicalRecord type=\"Observation\" resourceFilePath=\"/clinical-records/a.json\"/>"),
      resource: { $0 == "/clinical-records/a.json" ? "{}" : nil })
    #expect(record.resource == "{}")
    let pair = Correlation(
      try tree(
        "<Correlation type=\"HKCorrelationTypeIdentifierBloodPressure\" sourceName=\"C\"><Record type=\"S\" value=\"120\" unit=\"mmHg\"/><Record type=\"D\" value=\"80\" unit=\"mmHg\"/></Correlation>"
      ))
    #expect(pair.members.map(\.value) == [120, 80])
  }

  @Test func `points of a route`() {
    let gpx = """
      <?xml version="1.0"?><gpx><metadata><time>2024-01-01T00:00:00Z</time></metadata><trk><trkseg>
      <trkpt lon="13.2" lat="52.1"><ele>34.5</ele><time>2024-01-01T00:00:00Z</time>
        <extensions><speed>2.5</speed><course>-1</course><hAcc>3</hAcc><vAcc>4</vAcc></extensions></trkpt>
      <trkpt lat="52.2" lon="13.2"/><trkpt lat="x" lon="1"/>
      </trkseg></trk></gpx>
      """
    let points = GPXReader.points(Array(gpx.utf8))
    #expect(points.count == 2)
    #expect(points.first?.altitude == 34.5 && points.first?.speed == 2.5 && points.first?.course == nil)
    #expect(points.first?.time == Instant(1_704_067_200) && points.first?.verticalAccuracy == 4)
    // A tenth of a degree of latitude.
    #expect(abs(GreatCircle.length(points.map(\.place)) - 11_119.5) < 1)
  }

  @Test func `a simplified route keeps its ends and its corners`() {
    let straight = (0...100).map { RoutePoint(latitude: 52 + Double($0) / 1000, longitude: 13) }
    #expect(LineSimplification.kept(straight.map(\.place), tolerance: 1).count == 2)
    let corner = straight + (1...100).map { RoutePoint(latitude: 52.1, longitude: 13 + Double($0) / 1000) }
    #expect(LineSimplification.kept(corner.map(\.place), tolerance: 1).map { corner[$0].longitude } == [13, 13, 13.1])
    #expect(LineSimplification.kept([], tolerance: 1).isEmpty)
  }

  @Test(arguments: [
    ("7:47:41.86 PM", 71_261.86), ("19:47:41,86", 71_261.86), ("12:00:01.00 AM", 1), ("00:20:37,80", 1237.8),
    ("오후 7:47:41.86", 71_261.86), ("7:47:41.86\u{202F}p.m.", 71_261.86), ("19.47.41,5", 71_261.5),
  ])
  func `times in all languages`(text: String, seconds: Double) throws {
    let read = try #require(HeartbeatReader.seconds(text))
    #expect(abs(read - seconds) < 1e-6)
  }

  @Test(arguments: ["", "soon", "25:00:00", "1:2", "1:99:00", "::"])
  func `text that is not a time is rejected`(text: String) {
    #expect(HeartbeatReader.seconds(text) == nil)
  }

  @Test func `beats are timed from the first, across noon and midnight`() {
    func beats(_ times: [String]) -> [Double] {
      var bytes: [UInt8] = []
      for time in times {
        if !bytes.isEmpty { bytes.append(RecordDetail.itemSeparator) }
        bytes += Array("B\u{1F}60\u{1F}\(time)".utf8)
      }
      return HeartbeatReader.beats(RecordDetail(decoding: bytes)).map(\.time)
    }
    #expect(beats(["11:59:59,0", "12:00:00,5"]) == [0, 1.5])
    #expect(beats(["23:59:59,5", "0:00:00,5"]) == [0, 1])
    #expect(beats(["11:59:59.0", "12:00:00.0", "1:00:00.0"]) == [0, 1, 3601])
  }

  @Test(
    arguments: [
      // These are printed with the export's offset, with another offset, and with unknown words for the halves of the day.
      ("08:00:01,25", 3600, nil), ("4:00:01.25 PM", 3600, 9 * 3600), ("8:00:01.25 x.x.", 3600, nil),
      ("12:30:02,5", 0, 19_800), ("23:00:00,5", 3600, -8 * 3600), ("soon", 3600, nil),
    ] as [(String, Int, Int?)])
  func `beats keep the offset that they were written with`(first: String, printed: Int, own: Int?) {
    let detail = RecordDetail(decoding: Array("B\u{1F}60\u{1F}\(first)".utf8))
    // 7:00 UTC, one minute.
    let record = StoredRecord(
      type: "T", origin: Origin(source: "W", version: nil, device: nil, unit: nil, word: nil, zone: nil),
      start: 978_418_800, end: 978_418_860, created: nil, value: .number(50), detail: detail, offset: printed)
    #expect(HeartbeatReader.offset(of: record) == own)
  }

  @Test(
    .enabled(if: Fixtures.arePresent),
    arguments: [
      ("50-ecg-en.csv", 512.844, 15_360), ("51-ecg-de-decimal-comma.csv", 512, 15_360), ("52-ecg-zh.csv", 512, 5120),
    ])
  func `electrocardiograms of all languages`(name: String, rate: Double, samples: Int) throws {
    let bytes = try Data(contentsOf: Fixtures.url("apple-derived-malformed/\(name)"))
    let recording = try #require(ElectrocardiogramReader.read(Array(bytes)))
    #expect(recording.rate == rate && recording.voltages.count == samples)
    #expect(recording.recorded == Instant(1_704_068_080))
    #expect(recording.classification != nil && recording.symptoms == nil)
    #expect(recording.softwareVersion == "1.90" && recording.device == "Watch7,2")
  }

  @Test func `an electrocardiogram of our own`() throws {
    let text =
      "Name,x\r\nGeburtsdatum,\"17.05.1985\"\r\nAbtastrate,512 Hz\r\n\r\nEinheit,µV\r\n\r\n-265,868\r\n1,5\r\n3\r\n"
    let recording = try #require(ElectrocardiogramReader.read(Array(text.utf8)))
    #expect(recording.voltages == [-265.868, 1.5, 3] && recording.rate == 512)
    #expect(ElectrocardiogramReader.read(Array("a,b\nc".utf8)) == nil)
  }

  @Test(arguments: [
    // Normal; a date of birth that looks like a date; with a time of day; missing lines; an extra line.
    ("Name,x\nDate of Birth,\"May 17, 1985\"\nRecorded Date,2001-01-02 09:14:40 +0900\n", ""),
    ("Name,x\nBirth,1985-05-17\nRecorded,2001-01-02 09:14:40 +0900\n", ""),
    ("Name,x\nBirth,1985-05-17 00:00:00 +0900\nRecorded,2001-01-02 09:14:40 +0900\n", ""),
    ("Birth,1985-05-17 00:00:00 +0900\nRecorded,2001-01-02 09:14:40 +0900\n", "ecg_2001-01-02.csv"),
    ("Name,x\nSex,f\nBirth,1985-05-17 00:00:00 +0900\nRecorded,2001-01-02 09:14:40 +0900\n", "e/ecg_2001-01-02_1.csv"),
  ])
  func `the date of birth is never taken for the date of a recording`(head: String, name: String) throws {
    let text = head + "Sample Rate,512 Hz\n\nUnit,uV\n1\n2\n3\n"
    let recording = try #require(ElectrocardiogramReader.read(Array(text.utf8), name: name))
    #expect(recording.recorded == Instant(978_394_480))
    let without = "Name,x\nBirth,1985-05-17\nSample Rate,512 Hz\n\nUnit,uV\n1\n2\n3\n"
    #expect(ElectrocardiogramReader.read(Array(without.utf8), name: name)?.recorded == nil)
  }

  @Test func `endlessly nested elements are read to a limited depth`() throws {
    let deep = String(repeating: "<a>", count: 5000) + String(repeating: "</a>", count: 5000)
    var element = try tree(deep)
    var depth = 1
    while let child = element.children.first { (element, depth) = (child, depth + 1) }
    #expect(depth == ElementTree.deepest)
  }
}
