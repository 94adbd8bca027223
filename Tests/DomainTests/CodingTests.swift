import DailveDomain
import DailveScores
import DailveTestSupport
import Foundation
import Testing

/// Every encodable type of Domain survives a round trip.
@Suite struct CodingTests {
  @Test func `documents have of a workout what they always had`() throws {
    var part = WorkoutDetail.Activity(identifier: nil, start: nil, end: nil, duration: nil)
    let plain = try JSONEncoder().encode(WorkoutDetail(activities: [part]))
    part.metadata = Self.metadata
    #expect(try JSONEncoder().encode(WorkoutDetail(activities: [part], offset: 3600)).count == plain.count)
  }

  static let instant = Instant(978_429_600)
  static let metadata = [MetadataEntry(key: "HKTimeZone", value: "Asia/Seoul")]

  static let values: [any Codable & Equatable & Sendable] = [
    instant, WithheldRight.Kind.passkey, SteadyTime.Jump(seconds: -3, noticed: 7),
    SteadyTime(from: ClockReading(wall: instant, uptime: 9, boot: "a"), evidence: nil),
    CivilDay(year: 2001, month: 2, day: 3), SleepStage.deep, Metric.hrv, BodyPart.lowerBack, BodySide.left,
    InjurySeverity.moderate, BackupKind.hourly, BackupProblem.noRoom(folder: "/a", wanted: 2, free: 1),
    Audit.Measure.exercise, Audit.Reason.allCases[0], metadata[0],
    Electrocardiogram(classification: "Sinus", recorded: instant, rate: 512, voltages: [1.5, -2]),
    Audiogram(start: instant, source: "Phone", points: [.init(frequency: 500, left: 10, right: nil)]),
    Audiogram.Point(frequency: 500, left: 10, right: nil),
    VisionPrescription(
      kind: "Glasses", issued: instant, expires: nil, brand: nil, right: ["sphere": "-1 D"], left: [:]),
    ClinicalRecord(
      kind: "Observation", identifier: nil, source: "Clinic", received: instant, fhirVersion: "4.0.1", path: nil,
      resource: "{}"),
    Correlation(
      type: "BloodPressure", start: instant, end: instant, source: "Cuff",
      members: [.init(type: "Systolic", value: 120, unit: "mmHg")], metadata: metadata),
    Correlation.Member(type: "Systolic", value: 120, unit: "mmHg"), Heartbeat(time: 0.5, beatsPerMinute: 61),
    WorkoutDetail(
      activities: [.init(identifier: "a", start: instant, end: instant, duration: 60)],
      events: [.init(kind: "Lap", date: instant, duration: 1, metadata: metadata)],
      statistics: [.init(type: "Energy", sum: 100, average: nil, minimum: nil, maximum: nil, unit: "kcal")],
      metadata: metadata, routePaths: ["a.gpx"],
      locations: [RoutePoint(latitude: 37.5, longitude: 127, altitude: 30, time: instant)]),
    WorkoutDetail.Activity(identifier: "a", start: instant, end: nil, duration: 60),
    WorkoutDetail.Event(kind: "Lap", date: instant, duration: nil, metadata: []),
    WorkoutDetail.Quantity(type: "Energy", sum: 100, average: nil, minimum: nil, maximum: nil, unit: "kcal"),
    RoutePoint(latitude: 37.5, longitude: 127, time: instant), HomeZoneChoice(zone: "Asia/Seoul", basis: .region),
    HomeZoneChoice.Basis.given, EntryStamp(milliseconds: 7, device: "a"),
    EntryChange(
      id: "a", kind: "body", value: "{}", isDeleted: false, stamp: EntryStamp(milliseconds: 7, device: "a")),
    BodyEntry(
      id: "a", day: CivilDay(number: 11_000), clock: 430, weight: 71.45, bodyFat: 0.2, leanBodyMass: nil, memo: "x"),
    Injury(
      id: "a", part: .knee, side: .left, severity: .minor, start: CivilDay(number: 11_000), end: nil, memo: "x"),
    WorkoutEntry(
      id: "a", activity: "Yoga", start: instant, day: CivilDay(number: 11_000), duration: 30, effort: 3, memo: "x"),
    WorkoutNote(workout: "00a1", day: CivilDay(number: 11_000), effort: 7, memo: "x"),
    WorkoutLink("b", "a", isOne: false, day: CivilDay(number: 11_000)), analysis, analysis.kilometres[0],
    WorkoutEffortTime(distance: 1000, start: 0, seconds: 300), BestPower(seconds: 5, watts: 300),
    WorkoutAnalysis.AscentMethod.smoothed, WorkoutAnalysis.RecoveryMethod.trace, WorkoutAnalysis.DistanceBasis.route,
    WorkoutAnalysis.DriftBasis.power, RouteFault.longer,
    analysis.course[0], analysis.line[0],
    ImportProblem(kind: .longSpan, byte: 3, text: "x"), ImportProblem.Kind.longName,
    BatchKind.push, ImportProblem.Cause.notAFile(kind: .link), ImportProblem.FileSort.pipe, ImportProblem.Field.unit,
    ImportProblem(kind: .tooLarge, byte: 3, text: "x", cause: .largerThan(mebibytes: 64)), report,
    ImportReport.Records(),
    ImportReport.Counts(), UndoReport(batch: 3), report.changes, ImportChanges.Count(added: 1),
    ImportChanges.Line(name: "a", count: .init(added: 1)), BatchKind.push, Resolution.hour, TokenScope.ingest,
    DeliveryHead(received: instant, token: "a", sender: "iPhone", contentType: nil, headers: ["session-id": "x"]),
    access, StoredInstant(wrappedValue: instant), SetupCode(hash: [1, 255], expires: Instant(900)), session, passphrase,
    AccessChange.setUp(passphrase, recovery: [[3]], session: session, known: [6]),
    AccessChange.signIn(session, replacing: [4], recovery: [3], known: [6]), AccessChange.endAll(),
    AccessChange.passphrase(passphrase, keeping: "a1", known: [6]),
    Setting(name: "stepsPerDay", value: "9000"), TypeSwitch(type: "HKQuantityTypeIdentifierStepCount", isOff: true),
    SourceSwitch(source: "Ada’s Watch", isOff: false), SourceDevice(source: "AWU", device: .watch), SourceKind.phone,
    SourceOrder(type: "Steps", sources: [["Watch"], ["Phone", "phone"]]),
    NightChoice(day: CivilDay(number: 11_000), source: "Watch"),
    ReadingOverride(type: "Steps", source: "Watch", start: instant, end: instant, value: 5, correction: nil),
    ZoneEntry(zone: "Asia/Seoul", start: instant, end: 978_516_000),
  ]

  private static let passphrase = PassphraseHash(salt: [1], key: [2], rounds: 1 << 17, blockSize: 8, parallelism: 1)
  private static let session = SignInSession(id: "a1", hash: [4, 0], browser: "Safari, iPhone", at: instant)
  private static var access: AccessState {
    var access = AccessState()
    access.apply(.offerSetup(SetupCode(hash: [1], expires: Instant(900))))
    access.apply(.setUp(passphrase, recovery: [[3], [5]], session: session))
    access.apply(.end(id: "a1"))
    access.apply(.signIn(session, replacing: nil, recovery: nil))
    return access
  }

  static var analysis: WorkoutAnalysis {
    var analysis = WorkoutAnalysis()
    analysis.moving = 290
    analysis.ascentMethod = .device
    analysis.kilometres = [WorkoutSplit(start: 0, end: 300, distance: 1000, moving: 290, isPartial: false)]
    analysis.course = [CoursePoint(second: 1.5)]
    analysis.line = [LinePoint(second: 0, latitude: 37.5, longitude: 127)]
    return analysis
  }

  static var report: ImportReport {
    var report = ImportReport()
    report.changes.add(.init(added: 3, gone: 1), type: "Steps", source: "Watch", month: "2001-01")
    report.problems = [ImportProblem(kind: .longSpan, byte: 3, text: "x")]
    report.homeZone = HomeZoneChoice(zone: "GMT+0530", basis: .offset)
    report.byType = ["Steps": 3]
    return report
  }

  @Test(arguments: values.indices) func `a value is decoded as it was encoded`(index: Int) throws {
    func check<T: Codable & Equatable>(_ value: T) throws {
      let text = try JSONEncoder().encode([value])
      #expect(try JSONDecoder().decode([T].self, from: text) == [value])
    }
    try check(Self.values[index])
  }

  private func check<T: Codable & Equatable>(_ value: T, _ text: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == text)
    #expect(try JSONDecoder().decode(T.self, from: Data(text.utf8)) == value)
  }

  @Test func `moments of sign-in are numbers, as every version has written them`() throws {
    try check(SetupCode(hash: [1], expires: 900), #"{"expires":900,"hash":[1]}"#)
    try check(
      SignInSession(id: "a", hash: [1], at: 900), #"{"created":900,"hash":[1],"id":"a","used":900}"#)
    try check(AccessChange.used(id: "a", at: StoredInstant(wrappedValue: 900)), #"{"used":{"at":900,"id":"a"}}"#)
  }

  @Test func `every change to who may sign in waits in its own form`() throws {
    let code = (SetupCode(hash: [1], expires: 900), #"{"expires":900,"hash":[1]}"#)
    let session = (
      SignInSession(id: "a", hash: [1], at: 900), #"{"created":900,"hash":[1],"id":"a","used":900}"#
    )
    let hash = (
      PassphraseHash(salt: [1], key: [2], rounds: 4, blockSize: 8, parallelism: 1),
      #"{"blockSize":8,"key":[2],"parallelism":1,"rounds":4,"salt":[1]}"#
    )
    let forms: [(change: AccessChange, text: String)] = [
      (.offerSetup(code.0), #"{"offerSetup":{"_0":\#(code.1)}}"#),
      (
        .setUp(hash.0, recovery: [[3], [5]], session: session.0),
        #"{"setUp":{"_0":\#(hash.1),"recovery":[[3],[5]],"session":\#(session.1)}}"#
      ),
      (
        .setUp(hash.0, recovery: [], session: session.0, known: [6]),
        #"{"setUp":{"_0":\#(hash.1),"known":[6],"recovery":[],"session":\#(session.1)}}"#
      ),
      (.signIn(session.0, replacing: nil, recovery: nil), #"{"signIn":{"_0":\#(session.1)}}"#),
      (
        .signIn(session.0, replacing: [4], recovery: [3], known: [6]),
        #"{"signIn":{"_0":\#(session.1),"known":[6],"recovery":[3],"replacing":[4]}}"#
      ),
      (.used(id: "a", at: StoredInstant(wrappedValue: 900)), #"{"used":{"at":900,"id":"a"}}"#),
      (.end(id: "a"), #"{"end":{"id":"a"}}"#),
      (.endAll(), #"{"endAll":{}}"#), (.endAll(known: [6]), #"{"endAll":{"known":[6]}}"#),
      (.endWithPasskey([7], keeping: "a"), #"{"endWithPasskey":{"_0":[7],"keeping":"a"}}"#),
      (.passphrase(hash.0, keeping: "a"), #"{"passphrase":{"_0":\#(hash.1),"keeping":"a"}}"#),
      (
        .passphrase(hash.0, keeping: "a", known: [6]),
        #"{"passphrase":{"_0":\#(hash.1),"keeping":"a","known":[6]}}"#
      ),
      (.recovery([[3], [5]]), #"{"recovery":{"_0":[[3],[5]]}}"#), (.reset(code.0), #"{"reset":{"_0":\#(code.1)}}"#),
    ]
    for (change, text) in forms { try check(change, text) }
    let source = try String(contentsOf: Self.domain.appending(path: "Access/AccessChange.swift"), encoding: .utf8)
    let cases = Set(source.matches(of: /\n  case (\w+)/).map { String($0.1) })
    #expect(cases.count == 10)
    #expect(Set(forms.compactMap { form in form.text.firstMatch(of: /\w+/).map { String($0.output) } }) == cases)
    for text in ["{}", #"{"end":{"id":"a"},"used":{"at":900,"id":"a"}}"#, #"{"used":{"at":"x","id":"a"}}"#] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(AccessChange.self, from: Data(text.utf8)) }
    }
  }

  @Test func `settings are stored by name, with days and moments as text`() throws {
    let (day, start, end) = (CivilDay(year: 2001, month: 1, day: 2), Self.instant, Self.instant + 60)
    try check(
      Setting(name: "stepsPerDay", value: "9000"),
      #"{"id":"setting-steps-per-day","name":"stepsPerDay","value":"9000"}"#)
    let type = TypeSwitch(type: "Steps", isOff: true)
    try check(type, #"{"id":"\#(type.subjectID)","isOff":true,"type":"Steps"}"#)
    let source = SourceSwitch(source: "Watch", isOff: false)
    try check(source, #"{"id":"\#(source.subjectID)","isOff":false,"source":"Watch"}"#)
    let device = SourceDevice(source: "AWU", device: .watch)
    try check(device, #"{"device":"watch","id":"\#(device.subjectID)","source":"AWU"}"#)
    let order = SourceOrder(type: "Steps", sources: [["Watch"], ["Phone", "phone"]])
    try check(order, #"{"id":"\#(order.subjectID)","sources":[["Watch"],["Phone","phone"]],"type":"Steps"}"#)
    try check(
      NightChoice(day: day, source: "Watch"), #"{"day":"2001-01-02","id":"night-2001-01-02","source":"Watch"}"#)
    let reading = ReadingOverride(type: "Steps", source: "Watch", start: start, end: end, value: 5, correction: 4.5)
    try check(
      reading,
      #"{"correction":4.5,"end":"2001-01-02T10:01:00Z","id":"\#(reading.subjectID)","source":"Watch","start":"2001-01-02T10:00:00Z","type":"Steps","value":5}"#
    )
    let stay = ZoneEntry(zone: "UTC", start: start, end: end)
    try check(
      stay,
      #"{"end":"2001-01-02T10:01:00Z","id":"\#(stay.subjectID)","start":"2001-01-02T10:00:00Z","zone":"UTC"}"#)
  }

  private static let domain = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/Domain")

  /// The types that a file makes encodable, qualified by the types that contain them: "ImportProblem.Kind".
  private static func encodable(in source: String) -> [String] {
    let declaration =
      /( *)(?:(?:public|private|fileprivate|final|indirect) )*(?:struct|enum|class|actor|extension) ([\w.]+)(?:: ([^{]*))?/
    var around: [(indent: Int, name: String)] = []
    var found: [String] = []
    for line in source.split(separator: "\n") {
      guard let match = line.prefixMatch(of: declaration) else { continue }
      let indent = match.output.1.count
      around.removeAll { $0.indent >= indent }
      around.append((indent, String(match.output.2)))
      guard let protocols = match.output.3, protocols.contains(/\b(?:Codable|Entry|DatedEntry|Rule)\b/) else {
        continue
      }
      found.append(around.map { $0.name }.joined(separator: "."))
    }
    return found
  }

  @Test func `an address for devices is decoded as it was encoded`() throws {
    try check(
      try #require(DeviceListener(isOn: true, host: "192.168.1.20", port: 8421)),
      #"{"host":"192.168.1.20","isOn":true,"port":8421}"#)
  }

  @Test func `no encodable type is missing here`() throws {
    let files = try #require(FileManager.default.enumerator(at: Self.domain, includingPropertiesForKeys: nil))
    var written: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      written.formUnion(Self.encodable(in: try String(contentsOf: file, encoding: .utf8)))
    }
    #expect(written.count > 65)
    #expect(
      written.isSuperset(of: ["ImportProblem.Kind", "ImportChanges.Count", "NightChoice", "Instant", "BodyEntry"]))
    // The names are compared without the module.
    let tried = Self.values.map { String(reflecting: type(of: $0)).drop { $0 != "." }.dropFirst() }
    // A `DeviceListener` may be refused when it is made; its own test below tries the coding.
    let missing = written.subtracting(tried.map { String($0) }).subtracting(["DeviceListener"])
    #expect(missing.isEmpty, "\(missing.sorted())")
  }

  @Test func `an instant parses what it prints, and nothing else`() {
    for seconds in [0, -1, 978_429_600, -62_135_596_800, 253_402_300_799, 64_092_211_200] {
      #expect(Instant(Instant(seconds).description) == Instant(seconds))
    }
    for text in [
      "", "2001-01-02", "2001-01-02T10:00:00", "2001-02-30T10:00:00Z", "2001-01-02T24:00:00Z", "2001-01-02T1:00:00Z",
    ] {
      #expect(Instant(text) == nil)
    }
  }
}
