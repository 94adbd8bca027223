import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

/// Ids derived from the subject of an entry, and random ones.
@Suite struct EntryIDTests {
  private static let day = CivilDay(year: 2001, month: 1, day: 2)
  static let computed: [any SubjectEntry] = [
    Setting(name: "firstWeekday", value: "6"), Setting(name: "XMLName", value: ""),
    Setting(name: "of a newer one!", value: ""),
    TypeSwitch(type: "HKQuantityTypeIdentifierStepCount", isOff: true), SourceSwitch(source: "Watch", isOff: true),
    SourceDevice(source: "Watch", device: .phone), SourceOrder(type: "x", sources: []),
    NightChoice(day: day, source: "Watch"),
    ReadingOverride(
      type: "x", source: "y", start: Instant(1), end: Instant(2), value: 3, correction: nil),
    ZoneEntry(zone: "Asia/Seoul", start: Instant(1), end: Instant(2)),
    WorkoutNote(workout: "00000000000000a1", day: day, effort: nil, memo: ""),
    WorkoutLink("00000000000000a1", "00000000000000a2", isOne: true, day: day),
  ]

  @Test func `an id that is computed belongs to its kind alone`() {
    #expect(Set(Self.computed.map { type(of: $0).kind }).count == EntryKinds.all.count { $0.idForm.prefix != nil })
    for entry in Self.computed {
      let own = type(of: entry).kind
      #expect(entry.subjectID == entry.id && EntryKinds.mayHave(entry.id, kind: own), "\(entry.id)")
      for kind in EntryKinds.all.map({ $0.kind }) + ["of-a-newer-version", ""] where kind != own {
        #expect(!EntryKinds.mayHave(entry.id, kind: kind), "\(entry.id) as \(kind)")
      }
      for id in ["a", "5f0c2a1e-3d7b-4e6f-9a8b-1c2d3e4f5a6b"] { #expect(!EntryKinds.mayHave(id, kind: own)) }
    }
    for kind in [BodyEntry.kind, Injury.kind, WorkoutEntry.kind, "of-a-newer-version"] {
      #expect(EntryKinds.mayHave("5f0c2a1e-3d7b-4e6f-9a8b-1c2d3e4f5a6b", kind: kind))
    }
  }

  @Test(arguments: [
    ("setting-", Setting.kind), ("setting-a-", Setting.kind), ("setting-a--b", Setting.kind),
    ("setting-a-1", Setting.kind), ("type-", TypeSwitch.kind), ("type-xyz", TypeSwitch.kind),
    ("type-00ff", TypeSwitch.kind), ("source-11112222333344445", SourceSwitch.kind), ("recorder-", SourceDevice.kind),
    ("order-x", SourceOrder.kind),
    ("night-2001-02-30", NightChoice.kind), ("night-2001-1-2", NightChoice.kind), ("night-", NightChoice.kind),
    ("reading-g", ReadingOverride.kind), ("stay--1", ZoneEntry.kind), ("note-", WorkoutNote.kind),
    ("link-a-b", WorkoutLink.kind),
  ])
  func `an id that no link leads to is rejected`(id: String, kind: String) {
    #expect(!EntryKinds.mayHave(id, kind: kind))
  }

  @Test func `the kind that an id belongs to wins, whatever the stamps say`() {
    func version(_ kind: String, _ milliseconds: Int) -> EntryChange {
      EntryChange(
        id: "setting-height", kind: kind, value: nil, isDeleted: true,
        stamp: EntryStamp(milliseconds: milliseconds, device: "x"))
    }
    #expect(version(Setting.kind, 1).wins(over: version(BodyEntry.kind, .max)))
    #expect(!version(BodyEntry.kind, .max).wins(over: version(Setting.kind, 1)))
  }
}
