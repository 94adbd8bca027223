import DailveDomain
import DailveScores
import DailveSync

/// The requirements of the simulation on a store.
protocol SimulatedStore: SyncFollowing {
  func rows() async throws -> [EntryChange]
  /// The number of versions of an entry ever written here, the current one included.
  func versions(of entry: String) async throws -> Int
  func backUp() async throws
  /// Replaces the store with the last backup; does nothing if there is none.
  func restore() async throws
  func restart() async throws
}

/// The rules of `DailveSync` over dictionaries, which is fast enough for thousands of storms. Not shared between threads.
actor MemoryStore: SimulatedStore {
  struct State {
    var rows: [String: (row: EntryChange, sequence: Int)] = [:]
    var boots: [SyncBoot] = []
    var newest = 0
    var stamps: [String: EntryStamp] = [:]
    var last: [String: EntryStamp] = [:]
    var followers: [String: SyncFollower] = [:]
    var history: [String: Set<String>] = [:]
  }

  let name: String
  let rules: Rules
  var state = State()
  var backup: State?
  var isNewRun = true
  var runs = 0

  init(_ name: String, _ rules: Rules) {
    self.name = name
    self.rules = rules
  }

  func rows() -> [EntryChange] { state.rows.values.map(\.row).sorted { $0.id < $1.id } }
  func versions(of entry: String) -> Int { (state.history[entry]?.count ?? 0) + (state.rows[entry] == nil ? 0 : 1) }
  func backUp() { backup = state }
  func restart() { isNewRun = true }

  func restore() {
    guard let backup else { return }
    state = backup
    isNewRun = true
  }

  private var boots: SyncBoots { SyncBoots(boots: state.boots, newest: state.newest) }

  private func begin() {
    guard isNewRun else { return }
    isNewRun = false
    runs += 1
    state.boots.append(SyncBoot(id: "\(name)\(runs)", start: state.newest))
    if !rules.keepsTombstones { state.rows = state.rows.filter { !$1.row.isDeleted } }
  }

  private func put(_ row: EntryChange) {
    begin()
    if let stored = state.rows[row.id]?.row {
      let isNewest = rules.wins(row, stored)
      let other = isNewest ? stored : row
      if row != stored { state.history[row.id, default: []].insert("\(other.value ?? "") \(other.stamp)") }
      guard isNewest else { return }
    }
    state.newest += 1
    state.rows[row.id] = (row, state.newest)
  }

  func sync(_ push: SyncPush, now: Int) -> SyncReceipt {
    let isKnown = push.mark.map { rules.holds(boots, $0) } ?? true
    var receipt = SyncReceipt(position: boots.position, isKnown: isKnown)
    for row in push.rows { put(row) }
    for operation in push.operations {
      if rules.knowsOperations, let stamp = state.stamps[operation.id] {
        receipt.stamps[operation.id] = stamp
        continue
      }
      let key = "\(push.client ?? "") \(operation.entry)"
      let stamp = rules.stamp(
        operation, push.now, now, state.last[key], state.rows[operation.entry]?.row.stamp, name)
      put(operation.version(stamped: stamp))
      state.stamps[operation.id] = stamp
      state.last[key] = stamp
      receipt.stamps[operation.id] = stamp
    }
    receipt.position = boots.position
    return receipt
  }

  func page(_ pull: SyncPull) -> SyncPage {
    let isKnown = pull.mark.map { rules.holds(boots, $0) } ?? true
    guard isKnown else {
      return SyncPage(position: boots.position, isKnown: false, rows: [], cursor: 0, hasMore: true)
    }
    let rows = state.rows.values.filter { $0.sequence > pull.cursor }.sorted { $0.sequence < $1.sequence }
    let taken = rows.prefix(pull.limit)
    let hasMore = taken.count < rows.count
    return SyncPage(
      position: boots.position, isKnown: true, rows: taken.map(\.row),
      cursor: hasMore ? taken.last?.sequence ?? 0 : state.newest, hasMore: hasMore)
  }

  func follower(of peer: String) -> SyncFollower { state.followers[peer] ?? SyncFollower() }

  func apply(_ rows: [EntryChange], from peer: String, as follower: SyncFollower, now: Int) -> [String: SyncRefusal] {
    for row in rows { put(row) }
    state.followers[peer] = follower
    return [:]
  }
}
