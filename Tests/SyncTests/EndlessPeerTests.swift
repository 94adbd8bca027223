import DailveDomain
import DailveScores
import DailveStore
import DailveSync
import DailveTestSupport
import Foundation
import Synchronization
import Testing

/// Another store that claims again and again that there is more. Each exchange with it must end.
@Suite(.timeLimit(.minutes(10))) struct EndlessPeerTests {
  /// A store whose answers are altered on the way.
  struct Liar: PeerKeeping, SyncKeeping {
    let honest: RemotePeer
    var pages: @Sendable (SyncPull, SyncPage) -> SyncPage = { $1 }
    var receipts: @Sendable (SyncReceipt) -> SyncReceipt = { $0 }
    var parcels: @Sendable (PeerParcel) -> PeerParcel = { $0 }
    /// True if it keeps nothing of the rows that it claims to have accepted.
    var keepsNothing = false
    let asked = Count()

    final class Count: Sendable {
      let number = Mutex(0)
    }

    private func note() { asked.number.withLock { $0 += 1 } }
    var questions: Int { asked.number.withLock { $0 } }

    func greet(_ greeting: PeerGreeting) async throws -> PeerGreeting { try await honest.greet(greeting) }
    func outline(_ groups: [Int]) async throws -> PeerOutline { try await honest.outline(groups) }
    func digests(of places: [PeerPlace]) async throws -> [[UInt64]] { try await honest.digests(of: places) }

    func parcel(_ wants: [PeerSelection]) async throws -> PeerParcel {
      note()
      return parcels(try await honest.parcel(wants))
    }

    func receive(_ parcel: PeerParcel, from sender: String) async throws -> PeerReceipt {
      note()
      if keepsNothing { return PeerReceipt(taken: 1 << 39, refused: 0) }
      return try await honest.receive(parcel, from: sender)
    }

    func sync(_ push: SyncPush, now: Int) async throws -> SyncReceipt {
      note()
      return receipts(try await honest.sync(push, now: now))
    }

    func page(_ pull: SyncPull) async throws -> SyncPage {
      note()
      return pages(pull, try await honest.page(pull))
    }
  }

  private func weigh(_ store: HealthStore, _ count: Int) async throws {
    for number in 0..<count {
      let entry = BodyEntry("w\(number)", on: try #require(CivilDay("2001-01-20")), weight: 70 + Double(number))
      try await store.save(entry, now: Instant(1_000_000_000 + number))
    }
  }

  private func exchange(_ local: HealthStore, _ liar: Liar) async throws -> PeerOutcome {
    try await PeerExchange(local, with: liar, called: "other", clock: { PeerWorld.clock }).run()
  }

  private static let row = EntryChange(
    id: "w0", kind: "body", value: "{}", isDeleted: false, stamp: EntryStamp(milliseconds: 1, device: "a"))

  enum Lie: CaseIterable {
    case standsStill, goesBack, repeats, hasNothing
  }

  @Test(arguments: Lie.allCases) func `endless pages of entries`(lie: Lie) async throws {
    let (home, laptop) = (try PeerWorld.store(), try PeerWorld.store())
    let liar = Liar(
      honest: PeerWorld.remote(home),
      pages: { pull, page in
        var page = page
        page.hasMore = true
        let row = Self.row
        switch lie {
        case .standsStill: (page.cursor, page.rows) = (pull.cursor, [row])
        case .goesBack: (page.cursor, page.rows) = (pull.cursor - 1, [row])
        case .repeats: (page.cursor, page.rows) = (pull.cursor + 1, [row])
        case .hasNothing: (page.cursor, page.rows) = (pull.cursor + 1, [])
        }
        return page
      })
    await #expect(throws: PeerError.endless) { try await exchange(laptop, liar) }
    #expect(liar.questions < 30)
  }

  @Test func `an exchange stops after a bounded number of new pages`() {
    var progress = SyncProgress()
    let position = SyncPosition(boot: "b1", sequence: .max)
    let went = (0..<SyncLimits.mostPages).map { number in
      var row = Self.row
      row.stamp.milliseconds = number
      let page = SyncPage(position: position, isKnown: true, rows: [row], cursor: number + 1, hasMore: true)
      return progress.accepts(page, after: number)
    }
    #expect(went.dropLast().allSatisfy { $0 } && went.last == false)
  }

  @Test func `a store that keeps losing data is offered everything once`() async throws {
    let (home, laptop) = (try PeerWorld.store(), try PeerWorld.store())
    try await weigh(laptop, 3)
    let pages = Liar(
      honest: PeerWorld.remote(home),
      pages: { _, page in SyncPage(position: page.position, isKnown: false, rows: [], cursor: 0, hasMore: true) })
    await #expect(throws: PeerError.endless) { try await exchange(laptop, pages) }
    #expect(pages.questions < 5)
    let receipts = Liar(
      honest: PeerWorld.remote(home),
      receipts: { SyncReceipt(position: $0.position, isKnown: false, stamps: $0.stamps, refused: $0.refused) })
    await #expect(throws: PeerError.endless) { try await exchange(laptop, receipts) }
    #expect(receipts.questions < 6)
  }

  @Test func `an answer that trickles is not waited for`() {
    let start = ContinuousClock.now
    let pace = AnswerPace(since: start)
    #expect(pace.isKept(by: 0, at: start) && pace.isKept(by: 1, at: start + .seconds(60)))
    #expect(!pace.isKept(by: 300, at: start + .seconds(62)))
    #expect(pace.isKept(by: 4096 * 40, at: start + .seconds(100)))
    #expect(!pace.isKept(by: 96 << 20, at: start + .seconds(86_400)))
  }

  private func filled(_ store: HealthStore, days: Int) throws {
    var text = ExportText()
    text.exported = "2001-04-01"
    for day in 0..<days {
      let date = "2001-0\(1 + day / 28)-\(day % 28 < 9 ? "0" : "")\(day % 28 + 1)"
      text.add("HeartRate", "\(date) 09:00:00", value: "60", unit: "count/min")
    }
    try Importing.run(text.write(), into: store)
  }

  @Test func `empty parcels that claim to have more`() async throws {
    let (home, laptop) = (try PeerWorld.store(), try PeerWorld.store())
    try filled(home, days: 20)
    var liar = Liar(honest: PeerWorld.remote(home))
    liar.parcels = { _ in
      var parcel = PeerParcel()
      parcel.isCut = true
      return parcel
    }
    await #expect(throws: PeerError.endless) { try await exchange(laptop, liar) }
    #expect(liar.questions < 50)
  }

  @Test func `a store that claims to accept everything and keeps nothing`() async throws {
    let (home, laptop) = (try PeerWorld.store(), try PeerWorld.store())
    try filled(laptop, days: 20)
    var liar = Liar(honest: PeerWorld.remote(home))
    liar.keepsNothing = true
    let outcome = try await exchange(laptop, liar)
    #expect(!outcome.isEqual && liar.questions < 50)
    // A receipt with more rows than the parcel has is not believed either.
    #expect(outcome.sent < 1000)
  }
}
