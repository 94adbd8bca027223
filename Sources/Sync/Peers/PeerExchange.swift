internal import DailveDomain
internal import DailveScores

/// The progress of an exchange.
package struct PeerOutcome: Sendable, Equatable {
  /// Identifier of the other store.
  package var device = ""
  /// Items received, and items sent.
  package var received = 0
  package var sent = 0
  /// Items missing here and items missing there, as counted at the beginning and updated during the exchange.
  package var missingHere = 0
  package var missingThere = 0
  /// Items that one of the two stores could not keep.
  package var refused = 0
  /// True if both stores were found to hold the same.
  package var isEqual = false

  package init() {}

  fileprivate var carried: Int { received.addingClamped(sent) }
}

/// Brings two stores to hold the same. This side asks and hands over, and the other one only answers, so that only one of them needs an address.
///
/// The exchange keeps no state: both compare counts and sums, then details where these differ, and exchange missing
/// items. An interrupted exchange continues where it stopped, a restored backup gets back what it lost, and equal
/// stores exchange only 64 sums.
package struct PeerExchange: Sendable {
  private let local: any PeerFollowing
  private let remote: any PeerKeeping & SyncKeeping
  private let name: String
  private let clock: @Sendable () -> Int
  private let report: @Sendable (PeerOutcome) -> Void

  /// Undoing moves samples between batches, so places that were equal may differ afterwards.
  private static let passes = 4
  /// Maximum items per comparison.
  private static let compared = 400_000
  /// The number of consecutive parcels without anything new that ends a comparison; the sums then tell what is left.
  private static let fruitless = 8

  /// - Parameters:
  ///   - name: The name under which `local` knows `remote`.
  ///   - clock: Milliseconds since 1970.
  ///   - report: Called with the progress.
  package init(
    _ local: any PeerFollowing, with remote: any PeerKeeping & SyncKeeping, called name: String,
    clock: @escaping @Sendable () -> Int, report: @escaping @Sendable (PeerOutcome) -> Void = { _ in }
  ) {
    self.local = local
    self.remote = remote
    self.name = name
    self.clock = clock
    self.report = report
  }

  /// - Throws: `PeerError`, or the store's error. Data exchanged before the error is kept.
  package func run() async throws -> PeerOutcome {
    var outcome = PeerOutcome()
    var (own, theirs) = try await greet()
    outcome.device = theirs.device
    try await exchangeEntries()
    for _ in 0..<Self.passes {
      let groups = PeerOutline.differing(own.sums, theirs.sums)
      if groups.isEmpty { break }
      let before = outcome
      try await settle(groups, own.device, &outcome)
      (own, theirs) = try await greet()
      if outcome.received == before.received, outcome.sent == before.sent { break }
    }
    let groups = PeerOutline.differing(own.sums, theirs.sums)
    outcome.isEqual = groups.isEmpty
    if outcome.isEqual { (outcome.missingHere, outcome.missingThere) = (0, 0) }
    report(outcome)
    return outcome
  }

  private func greet() async throws -> (own: PeerGreeting, theirs: PeerGreeting) {
    let before = clock()
    let own = try await local.greeting(clock: before)
    let theirs = try await remote.greet(own)
    guard theirs.dialect == PeerGreeting.dialect else { throw PeerError.otherDialect }
    guard theirs.device != own.device else { throw PeerError.sameStore }
    // The other clock was read at some moment between the request and the answer.
    let after = max(before, clock())
    let farthest = PeerLimits.farthestClock * 1000
    let ahead = theirs.clock.subtractingClamped(after)
    let behind = before.subtractingClamped(theirs.clock)
    guard ahead <= farthest, behind <= farthest else {
      throw PeerError.clock(seconds: (ahead > 0 ? ahead : -behind) / 1000)
    }
    if let home = theirs.home, own.home.map({ $0.gives(way: home) }) ?? true { try await local.agree(on: home) }
    return (own, theirs)
  }

  // MARK: Entries

  private func exchangeEntries() async throws {
    var progress = SyncProgress()
    var step = SyncExchange.Step.more
    while step == .more {
      step = try await SyncExchange.round(local, with: remote, called: name, now: clock(), &progress)
    }
    if step == .stuck { throw PeerError.endless }
    let own = name + " <"
    var follower = try await local.follower(of: own)
    while true {
      let page = try await local.page(SyncPull(cursor: follower.cursor, mark: nil))
      if page.rows.isEmpty, page.cursor == follower.cursor { return }
      if !page.rows.isEmpty {
        let push = SyncPush(client: nil, now: clock(), mark: follower.mark, rows: page.rows)
        let isKnown = follower.offered(page, try await remote.sync(push, now: clock()))
        _ = try await local.apply([], from: own, as: follower, now: clock())
        // A store that has forgotten something is offered everything from the beginning.
        if !isKnown {
          guard progress.forgets() else { throw PeerError.endless }
          continue
        }
        progress = SyncProgress()
      } else {
        follower.passed(page)
        _ = try await local.apply([], from: own, as: follower, now: clock())
      }
      if !page.hasMore { return }
    }
  }

  // MARK: Everything else

  private struct Difference {
    var place: PeerPlace
    var mine: Int
    var theirs: Int
  }

  private func settle(_ groups: [Int], _ device: String, _ outcome: inout PeerOutcome) async throws {
    async let other = remote.outline(groups)
    let mine = try await local.outline(groups).tallies
    let theirs = try await other.tallies
    var differences: [Difference] = []
    for place in Set(mine.keys).union(theirs.keys) where mine[place] != theirs[place] {
      differences.append(Difference(place: place, mine: mine[place]?.count ?? 0, theirs: theirs[place]?.count ?? 0))
    }
    differences.sort { $0.place < $1.place }
    // These counts are lower bounds: places of equal size may differ in content.
    outcome.missingHere = differences.reduce(0) { $0.addingClamped(max(0, $1.theirs.subtractingClamped($1.mine))) }
    outcome.missingThere = differences.reduce(0) { $0.addingClamped(max(0, $1.mine.subtractingClamped($1.theirs))) }
    report(outcome)
    var rest = differences[...]
    while let first = rest.first {
      var part: [Difference] = []
      var things = 0
      while let next = rest.first, next.place.itemKind == first.place.itemKind,
        part.isEmpty || things.addingClamped(next.mine).addingClamped(next.theirs) <= Self.compared
      {
        part.append(next)
        things = things.addingClamped(next.mine).addingClamped(next.theirs)
        rest.removeFirst()
      }
      try await settle(part, device, &outcome)
    }
  }

  private func settle(_ differences: [Difference], _ device: String, _ outcome: inout PeerOutcome) async throws {
    var isCut = true
    let beginning = outcome.carried
    var named: Int?
    while isCut {
      isCut = false
      let before = outcome
      let (wanted, offered) = try await compare(differences)
      let left = (wanted + offered).reduce(0) { $0.addingClamped($1.count) }
      // The other store's word about its parcels is not trusted: once as much was carried as was missing at first, the sums are compared again.
      guard outcome.carried.subtractingClamped(beginning) <= named ?? left else { return }
      named = named ?? left
      try await carry(wanted, from: remote, to: local, as: outcome.device) { taken, cut in
        outcome.received = outcome.received.addingClamped(taken.taken)
        outcome.refused = outcome.refused.addingClamped(taken.refused)
        outcome.missingHere = max(0, outcome.missingHere.subtractingClamped(taken.taken))
        isCut = isCut || cut
        report(outcome)
      }
      try await carry(offered, from: local, to: remote, as: device) { taken, cut in
        outcome.sent = outcome.sent.addingClamped(taken.taken)
        outcome.refused = outcome.refused.addingClamped(taken.refused)
        outcome.missingThere = max(0, outcome.missingThere.subtractingClamped(taken.taken))
        isCut = isCut || cut
        report(outcome)
      }
      guard outcome.received == before.received, outcome.sent == before.sent else { continue }
      // Items that a store refuses because they are damaged bring nothing new either, and are not an error.
      if isCut, outcome.refused == before.refused { throw PeerError.endless }
      return
    }
  }

  /// The items of some places that each side lacks.
  private func compare(_ differences: [Difference]) async throws -> (wanted: [Wish], offered: [Wish]) {
    var wanted: [Wish] = []
    var offered: [Wish] = []
    var unclear: [PeerPlace] = []
    for difference in differences {
      // One side has nothing to compare with, and the other fits into one parcel.
      if difference.mine == 0, difference.theirs <= PeerLimits.fullRows {
        wanted.append(Wish(want: PeerSelection(difference.place, nil), count: difference.theirs))
      } else if difference.theirs == 0, difference.mine <= PeerLimits.fullRows {
        offered.append(Wish(want: PeerSelection(difference.place, nil), count: difference.mine))
      } else {
        unclear.append(difference.place)
      }
    }
    guard !unclear.isEmpty else { return (wanted, offered) }
    async let others = remote.digests(of: unclear)
    let mine = try await local.digests(of: unclear)
    let theirs = try await others
    guard mine.count == unclear.count, theirs.count == unclear.count else { throw PeerError.unexpectedAnswer }
    for (index, place) in unclear.enumerated() {
      let (own, other) = (Set(mine[index]), Set(theirs[index]))
      let lacking = theirs[index].filter { !own.contains($0) }
      let more = mine[index].filter { !other.contains($0) }
      if !lacking.isEmpty { wanted.append(Wish(want: PeerSelection(place, lacking), count: lacking.count)) }
      if !more.isEmpty { offered.append(Wish(want: PeerSelection(place, more), count: more.count)) }
    }
    return (wanted.sorted { $0.want.place < $1.want.place }, offered.sorted { $0.want.place < $1.want.place })
  }

  private struct Wish {
    var want: PeerSelection
    var count: Int
  }

  /// Carries parcels from one store to the other; while one is being stored, the next is on its way.
  private func carry(
    _ wishes: [Wish], from source: any PeerKeeping, to sink: any PeerKeeping, as sender: String,
    _ note: (PeerReceipt, _ isCut: Bool) -> Void
  ) async throws {
    let parts = Self.parts(wishes)
    guard var parcel = try await parts.first.mapAsync(source.parcel) else { return }
    var fruitless = 0
    for index in parts.indices {
      async let following = index + 1 < parts.count ? source.parcel(parts[index + 1]) : nil
      let receipt = try await sink.receive(parcel, from: sender).limited(to: parcel)
      note(receipt, parcel.isCut)
      fruitless = receipt == PeerReceipt() ? fruitless + 1 : 0
      if fruitless >= Self.fruitless { return }
      if let next = try await following { parcel = next }
    }
  }

  /// Divides wishes into parts, each of which is stored at once.
  private static func parts(_ wishes: [Wish]) -> [[PeerSelection]] {
    var parts: [[PeerSelection]] = []
    var part: [PeerSelection] = []
    var rows = 0
    func close() {
      if !part.isEmpty { parts.append(part) }
      (part, rows) = ([], 0)
    }
    for wish in wishes {
      guard let digests = wish.want.digests else {
        if rows.addingClamped(wish.count) > PeerLimits.fullRows { close() }
        part.append(wish.want)
        rows = rows.addingClamped(wish.count)
        continue
      }
      var rest = digests[...]
      while !rest.isEmpty {
        if rows >= PeerLimits.fullRows { close() }
        let some = rest.prefix(PeerLimits.fullRows - rows)
        part.append(PeerSelection(wish.want.place, Array(some)))
        rows += some.count
        rest = rest.dropFirst(some.count)
      }
    }
    close()
    return parts
  }
}

extension Optional {
  fileprivate func mapAsync<T>(_ body: (Wrapped) async throws -> T) async rethrows -> T? {
    switch self {
    case .some(let value): try await body(value)
    case .none: nil
    }
  }
}
