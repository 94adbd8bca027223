import DailveDomain
import DailveScores
import DailveTestSupport
import Foundation
import Testing

@testable import DailveHTML
@testable import DailveViewModels

/// Overwritten and deleted entries of every kind.
@Suite struct VersionHistoryPageSnapshotTests {
  let pages = PageMaterial()
  private var now: Instant { Instant(midnightOf: pages.today) + 432 * 60 }

  private func version(
    _ entry: some Entry, _ hoursAgo: Int, deleted: Bool = false, _ writer: VersionAuthor = .here
  ) throws -> WrittenVersion {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let change = EntryChange(
      id: entry.id, kind: type(of: entry).kind, value: String(decoding: try encoder.encode(entry), as: UTF8.self),
      isDeleted: deleted, stamp: EntryStamp(milliseconds: (now.seconds - hoursAgo * 3600) * 1000, device: "a1"))
    return WrittenVersion(version: change, entry: entry, writer: writer)
  }

  private func weight(_ kilograms: Double, memo: String = "") -> BodyEntry {
    BodyEntry(on: pages.today - 1, clock: 450, weight: kilograms, memo: memo)
  }

  /// Two versions of each kind, newest first.
  private func versions() throws -> [[WrittenVersion]] {
    let day = pages.today - 1
    let start = Instant(midnightOf: day) + 30_000
    func injury(_ severity: InjurySeverity) -> Injury {
      Injury(id: "k", part: .knee, side: .left, severity: severity, start: day, end: nil, memo: "Stairs")
    }
    func run(_ minutes: Double, _ memo: String) -> WorkoutEntry {
      WorkoutEntry(
        id: "w", activity: "Running", start: start, day: day, clock: 500, duration: minutes, distance: 7.8, energy: 480,
        effort: 6, memo: memo)
    }
    func reading(_ type: String, _ value: Double, _ correction: Double?) -> ReadingOverride {
      ReadingOverride(type: type, source: "Scale", start: start, end: start, value: value, correction: correction)
    }
    var lists = [
      try [version(weight(71.9, memo: "After a run"), 1), version(weight(79.1), 2)],
      try [version(injury(.moderate), 3, deleted: true), version(injury(.moderate), 4)],
      try [version(run(48, ""), 5, .device("phone-3f9a77")), version(run(50, "Park"), 6)],
      try [
        version(WorkoutNote(workout: "x", day: day, effort: 7, memo: ""), 7),
        version(WorkoutNote(workout: "x", day: day, effort: 5, memo: "Hot"), 8, deleted: true),
      ],
      try [
        version(WorkoutLink("x", "y", isOne: true, day: day), 9),
        version(WorkoutLink("x", "y", isOne: false, day: day), 10),
      ],
      try [
        version(TypeSwitch(type: Metric.steps.traits.type, isOff: true), 11),
        version(TypeSwitch(type: Metric.steps.traits.type, isOff: false), 12),
      ],
      try [
        version(SourceSwitch(source: "Ring", isOff: false), 13), version(SourceSwitch(source: "Ring", isOff: true), 14),
      ],
      try [
        version(SourceOrder(type: HealthType.workout, sources: [["Watch"], ["Phone"]]), 15),
        version(SourceOrder(type: HealthType.workout, sources: [["Phone"], ["Watch"]]), 16),
      ],
      try [version(NightChoice(day: day, source: "Ring"), 17), version(NightChoice(day: day, source: "Watch"), 18)],
      try [
        version(reading(Metric.weight.traits.type, 90, 71), 19, .store("b2")),
        version(reading(Metric.weight.traits.type, 90, nil), 20, .store("c3")),
      ],
      try [
        version(reading("HKQuantityTypeIdentifierBloodGlucose", 100, 105), 21, deleted: true),
        version(reading("HKQuantityTypeIdentifierBloodGlucose", 100, 105), 22),
      ],
      try [
        version(ZoneEntry(zone: "Asia/Tokyo", start: start, end: start + 86_400), 23, deleted: true),
        version(ZoneEntry(zone: "Asia/Tokyo", start: start, end: start + 86_400), 24),
      ],
    ]
    let settings = [
      (SettingName.birthDate, "1970-03-04", "1971-03-04"), (SettingName.sex, "female", "other"),
      (SettingName.height, "178.0", "178.5"), (SettingName.homeZone, "Europe/Paris", "Asia/Seoul"),
      (SettingName.pinned, "hrv,rhr,sleep", "steps,weight"), (SettingName.activeDays, "5", "4"),
      (SettingName.exerciseMinutes, "150", "300"), (SettingName.stepsPerDay, "8000", "12000"),
      (SettingName.sleepHours, "7.5", "8.0"), (SettingName.weightGoal, "maintain", "lose"),
      (SettingName.firstWeekday, "0", "6"), (SettingName.maximumHeartRate, "188.0", "191.0"),
      (SettingName.maximumFormula, "tanaka", "age"), (SettingName.zoneBasis, "reserve", "maximum"),
      (SettingName.thresholdPower, "250.0", "261.0"), ("tomorrow", "a", "b"),
    ]
    for (index, (name, old, new)) in settings.enumerated() {
      lists.append([
        try version(Setting(name: name, value: new), 25 + index), try version(Setting(name: name, value: old), 600),
      ])
    }
    let stamp = EntryStamp(milliseconds: 0, device: "a1")
    var unknown = EntryChange(id: "t", kind: "tomorrow", value: "{}", isDeleted: false, stamp: stamp)
    let old = WrittenVersion(version: unknown, entry: nil, writer: .store("b2"))
    unknown.stamp.milliseconds = (now.seconds - 50 * 3600) * 1000
    unknown.value = "[]"
    lists.append([WrittenVersion(version: unknown, entry: nil, writer: .here), old])
    return lists
  }

  private func html(_ language: Language, _ versions: [[WrittenVersion]], of entry: String? = nil) throws -> String {
    var store = InMemoryStore.person(today: pages.today)
    store.versions = versions
    let content = try VersionHistoryViewModel(
      pages.viewer(language), of: entry, from: 0, reader: store
    ).content
    return pages.lines(
      VersionHistoryPage.html(content, isOfOneEntry: entry != nil, notice: nil, frame: pages.frame(language, .data)))
  }

  @Test(arguments: Language.allCases)
  func `every kind is in words, with both versions`(language: Language) throws {
    let html = try html(language, versions())
    #expect(!html.contains("HKQuantity") && !html.contains("nil") && !html.contains("Optional"))
    try expectSnapshot(html, named: "history-\(language.rawValue).html")
  }

  @Test func `a damaged version says so, hides no other, and cannot be restored`() throws {
    var list = try #require(try versions().first)
    let place = try #require(list.indices.last)
    list[place].entry = nil
    list[place].isReadable = false
    let html = try html(.en, [list])
    #expect(
      html.contains("71.9") && html.contains("Damaged: it cannot be read") && !html.contains("newer version of Dailve")
        && !html.contains("Restore"))
  }

  @Test func `an empty list says why and leads back to all entries`() throws {
    try expectSnapshot(html(.en, []), named: "history-empty-en.html")
    let lists = try versions()
    let one = try html(.en, [try #require(lists.first)], of: "a")
    #expect(one.contains("href=\"/data/history\"") && one.contains("79.1"))
  }

  @Test func `a version that equals the current one cannot be restored`() throws {
    let lists = [try [version(weight(70), 1), version(weight(71), 2), version(weight(70), 3)]]
    let html = try html(.en, lists)
    #expect(html.components(separatedBy: "/data/history/a/restore").count == 2)
  }
}
