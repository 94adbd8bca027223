import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

/// The backups that the rotation keeps.
@Suite struct BackupRotationTests {
  private let start = Instant(midnightOf: CivilDay(year: 2020, month: 2, day: 27))

  private func hourly(_ taken: Instant) -> BackupName { BackupName(taken: taken, kind: .hourly, isEncrypted: false) }

  private func kept(_ names: [BackupName]) -> Set<BackupName> {
    let dated = names.map { DatedBackup(name: $0, made: nil) }
    return Set(names).subtracting(BackupRotation.outdated(dated, at: .distantFuture - 86_400))
  }

  @Test func `hourly backups of two years leave the last hours, days and months`() {
    let hours = 2 * 365 * 24
    var present: [BackupName] = []
    for hour in 0..<hours {
      present.append(hourly(start + hour * 3600 + 600))
      present = present.filter(kept(present).contains)
    }
    #expect(present.count <= BackupRotation.hours + BackupRotation.days + BackupRotation.months)
    let now = start + (hours - 1) * 3600 + 600
    func oldest(within seconds: Int) -> Int { present.map { now - $0.taken }.filter { $0 <= seconds }.max() ?? 0 }
    #expect(oldest(within: 86_400) >= 23 * 3600)
    #expect(oldest(within: 30 * 86_400) >= 28 * 86_400)
    #expect(oldest(within: 366 * 86_400) >= 330 * 86_400)
    // Each of the last 24 hours and 30 days has a backup.
    for hour in 0..<24 { #expect(present.contains { (now - $0.taken) / 3600 == hour }) }
    for day in 0..<30 { #expect(present.contains { $0.taken.day(offset: 0) == now.day(offset: 0) - day }) }
  }

  @Test(arguments: 0..<20) func `repeating it changes nothing`(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    var (all, step, now): ([BackupName], [BackupName], Instant) = ([], [], start)
    for _ in 0..<400 {
      now =
        now
        + Int.random(in: 1...[900, 7200, 200_000, 3_000_000][Int.random(in: 0..<4, using: &chance)], using: &chance)
      let kind = BackupKind.allCases[Int.random(in: 0..<20, using: &chance) % BackupKind.allCases.count]
      let name = BackupName(
        taken: now, kind: Int.random(in: 0..<3, using: &chance) == 0 ? kind : .hourly, isEncrypted: false)
      all.append(name)
      step.append(name)
      if Bool.random(using: &chance) { step = step.filter(kept(step).contains) }
      // The newest backup is always there.
      #expect(step.last == name)
    }
    #expect(kept(step) == kept(all))
    #expect(kept(all).count <= 66 + BackupRotation.special * (BackupKind.allCases.count - 1))
    // The order of the list does not matter.
    #expect(kept(all.shuffled(using: &chance)) == kept(all))
  }

  @Test func `the state before the newest change is kept, however old it is`() {
    let before = hourly(start)
    let after = hourly(start + 700 * 86_400)
    #expect(kept([before, after]) == [before, after])
  }

  @Test func `the newest five backups of each special kind are also kept`() {
    let hourlies = (0..<2000).map { hourly(start + $0 * 3600) }
    let undos = (0..<8).map { BackupName(taken: start + $0 * 60, kind: .undo, isEncrypted: true) }
    #expect(kept(hourlies + undos).filter { $0.kind == .undo } == Set(undos.suffix(5)))
  }
}

extension BackupRotationTests {
  private func present(_ all: [DatedBackup], at latest: Instant) -> [DatedBackup] {
    let gone = Set(BackupRotation.outdated(all, at: latest))
    return all.filter { !gone.contains($0.name) }
  }

  private func made(_ kind: BackupKind, _ moment: Instant) -> DatedBackup {
    DatedBackup(name: BackupName(taken: moment, kind: kind, isEncrypted: false), made: moment)
  }

  @Test(arguments: BackupKind.allCases.filter { $0 != .hourly })
  func `a backup on request removes none of the last two days`(kind: BackupKind) {
    let start = Instant(midnightOf: CivilDay(year: 2020, month: 2, day: 27))
    var all = present((0..<60).map { made(.hourly, start + $0 * 3600 + 60) }, at: start + 60 * 3600)
    var now = start + 60 * 3600
    for _ in 0..<12 {
      now = now + 600
      let before = all
      all = present(all + [made(kind, now)], at: now)
      #expect(Set(all).isSuperset(of: before.filter { $0.isRecent(at: now) }))
    }
    // Two days later each one counts like any other.
    #expect(present(all, at: now + 50 * 3600).count < all.count)
  }

  @Test func `a timer that backs up all the time costs no day of before`() {
    let start = Instant(midnightOf: CivilDay(year: 2020, month: 2, day: 27))
    let daily = (0..<60).map { made(.hourly, start + $0 * 86_400 + 43_200) }
    var now = start + 59 * 86_400 + 43_200
    var all = present(daily, at: now)
    for _ in 0..<4 * 144 {
      now = now + 600
      all = present(all + [made(.asked, now)], at: now)
      #expect(all.count { $0.name.kind == .asked } <= BackupRotation.mostRecent + 2 * BackupRotation.hours)
    }
    // Each of the days before keeps one.
    #expect(Set(all).isSuperset(of: daily.suffix(25).dropLast()))
  }

  @Test(arguments: 0..<20) func `rotating more often does not change which backups are kept`(
    seed: UInt64
  ) {
    var chance = SeededGenerator(seed: seed)
    var (all, step, now): ([DatedBackup], [DatedBackup], Instant) = ([], [], Instant(1_600_000_000))
    // Bursts of backups are among them, so that not all are kept for being recent.
    let longest = seed.isMultiple(of: 2) ? 200_000 : 20_000
    for _ in 0..<300 {
      now = now + Int.random(in: 1...[900, 7200, longest][Int.random(in: 0..<3, using: &chance)], using: &chance)
      let kind = BackupKind.allCases[Int.random(in: 0..<10, using: &chance) % BackupKind.allCases.count]
      all.append(made(Bool.random(using: &chance) ? kind : .hourly, now))
      step.append(all[all.count - 1])
      if Bool.random(using: &chance) { step = present(step, at: now) }
    }
    #expect(present(step, at: now) == present(all, at: now))
  }
}

/// Names of files, and when the next backup is due.
@Suite struct BackupNameTests {
  @Test func `a name says when, why and whether it is encrypted, and nothing else is one`() throws {
    let taken = try #require(Instant("2026-11-24T08:15:00Z"))
    let name = BackupName(taken: taken, kind: .hourly, isEncrypted: false)
    #expect("\(name)" == "dailve-20261124T081500Z-hourly.sqlite")
    let second = BackupName(taken: taken, number: 2, kind: .undo, isEncrypted: true)
    #expect("\(second)" == "dailve-20261124T081500Z-undo-2.sqlite.age")
    for name in [name, second] { #expect(BackupName("\(name)") == name) }
    for text in [
      "", "health.sqlite", "dailve-20261124T081500Z-hourly", "dailve-20261124T081500Z-hourly-1.sqlite",
      "dailve-20261131T081500Z-hourly.sqlite", "dailve-20261124T081500Z-other.sqlite",
      "../dailve-20261124T081500Z-undo.sqlite",
      "dailve-20261124T081500Z-undo-02.sqlite", "dailve-20261124T081500Z-undo.sqlite.age.age",
      "dailve-é0261124T081500-undo.sqlite",
    ] { #expect(BackupName(text) == nil, "\(text)") }
  }

  @Test(arguments: 0..<20) func `every moment has a name that says it, in order`(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let names = (0..<200).map { _ in
      BackupName(
        taken: Instant(Int.random(in: 0...4_000_000_000, using: &chance)),
        number: Int.random(in: 1...40, using: &chance),
        kind: BackupKind.allCases[Int.random(in: 0..<5, using: &chance)], isEncrypted: Bool.random(using: &chance))
    }
    for name in names { #expect(BackupName("\(name)") == name) }
    #expect(names.sorted().map(\.taken) == names.map(\.taken).sorted())
  }

  @Test func `the next is due an hour after the last, or ten minutes after a failure`() {
    let now = Instant(1_000_000)
    #expect(BackupSchedule.next(last: nil, failed: nil, now: now) == now)
    #expect(BackupSchedule.next(last: now - 600, failed: nil, now: now) == now + 3000)
    #expect(BackupSchedule.next(last: now - 7200, failed: now - 60, now: now) == now + 540)
    // After the clock was set back, the next backup is not postponed until the clock has caught up.
    #expect(BackupSchedule.next(last: now + 86_400, failed: now + 86_400, now: now) == now)
  }
}
