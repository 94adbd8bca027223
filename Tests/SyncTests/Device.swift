import DailveDomain
import DailveSync

/// A phone or a browser without a store of its own: its known rows and its unsent ones.
struct Device {
  let name: String
  /// The server that it sends to.
  let server: Int
  /// The error of its clock, in milliseconds.
  var skew: Int
  var isOnline = true
  var known: [String: EntryChange] = [:]
  var outbox: [SyncOperation] = []
  var follower = SyncFollower()
  /// Rows to offer to a server that has forgotten them.
  var offers: [EntryChange] = []
  /// The device's own last stamp on each entry.
  var own: [String: EntryStamp] = [:]
  /// The number of the pending request.
  var request = 0
  var isWaiting = false
  var writes = 0

  /// The displayed version: the device's own one if it wrote one, otherwise the known one.
  func shown(_ entry: String) -> EntryChange? {
    if let newest = outbox.last(where: { $0.entry == entry }) {
      return newest.version(stamped: EntryStamp(milliseconds: .max, device: name))
    }
    return known[entry]
  }

  mutating func write(_ entry: String, deletes: Bool, now: Int) -> SyncOperation {
    writes += 1
    let operation = SyncOperation(
      id: "\(name)-\(writes)", entry: entry, kind: "storm", value: "\(name)-\(writes)", isDeleted: deletes,
      base: known[entry]?.stamp, written: now + skew)
    outbox.append(operation)
    return operation
  }

  enum Request: Sendable {
    case push(SyncPush)
    case pull(SyncPull)
  }

  enum Answer: Sendable {
    case receipt(SyncReceipt)
    case page(SyncPage)
  }

  func next(now: Int, _ rules: Rules, limit: Int) -> Request {
    let mark = rules.hasMark ? follower.mark : nil
    if !offers.isEmpty {
      return .push(SyncPush(client: name, now: now + skew, mark: mark, rows: Array(offers.prefix(limit))))
    }
    if outbox.isEmpty {
      var pull = follower.pull
      pull.limit = limit
      if !rules.hasMark { pull.mark = pull.mark.map { SyncPosition(boot: $0.boot, sequence: pull.cursor) } }
      return .pull(pull)
    }
    let operations = outbox.prefix(limit).map { operation in
      var operation = operation
      if let own = own[operation.entry] { operation.base = operation.base.map { max($0, own) } ?? own }
      return operation
    }
    return .push(SyncPush(client: name, now: now + skew, mark: mark, operations: operations))
  }

  mutating func handle(_ answer: Answer, to request: Request, _ rules: Rules) {
    switch (answer, request) {
    case (.receipt(let receipt), .push(let push)):
      for operation in push.operations {
        guard let stamp = receipt.stamps[operation.id] else { continue }
        outbox.removeAll { $0.id == operation.id }
        own[operation.entry] = max(own[operation.entry] ?? stamp, stamp)
        learn([operation.version(stamped: stamp)], rules)
      }
      let isKnown = follower.accept(receipt)
      offers.removeAll { push.rows.contains($0) }
      if !isKnown { forget(rules) }
    case (.page(let page), .pull):
      if let rows = follower.accept(page) { learn(rows, rules) } else { forget(rules) }
    default: break
    }
  }

  private mutating func learn(_ rows: [EntryChange], _ rules: Rules) {
    for row in rows where known[row.id].map({ rules.wins(row, $0) }) ?? true { known[row.id] = row }
  }

  private mutating func forget(_ rules: Rules) {
    if rules.reseeds { offers = known.values.sorted { $0.id < $1.id } }
  }
}
