import DailveDemoPerson
import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

/// What phones deliver of some days equals an export of the same days.
@Suite struct DemoPushTests {
  static let autumn = Result { try PushedDays(until: CivilDay(year: 2026, month: 11, day: 21), days: 12) }
  static let quantity = "HKQuantityTypeIdentifier"

  @Test func `single measurements of version 2 are the export, whatever is repeated, late or cut`() async throws {
    let days = try Self.autumn.get()
    let pushed = try Importing.store()
    let clock = ContinuousClock.now
    let reports = try days.push(PushForm(version: .v2, step: nil), into: pushed)
    print("pushed", reports.count, ContinuousClock.now - clock)
    let exported = try Importing.store()
    try Importing.run(days.exportPath(), into: exported)
    print("imported", ContinuousClock.now - clock)
    let types = try await pushed.typeEntries().map(\.type)
    print(types)
    let expected = try await Picture(exported, types, days.known)
    let shown = try await Picture(pushed, types, days.known)
    print("read", ContinuousClock.now - clock)
    for text in shown.differences(from: expected) { print("DIFF", text) }
  }
}
