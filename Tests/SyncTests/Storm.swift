import DailveDomain
import DailveScores
import DailveSync
import DailveTestSupport

/// Three devices and two servers that follow each other through lost, repeated, late and reordered requests, restarts, restored backups, and wrong
/// and jumping clocks. Everything follows from the seed.
struct Storm {
  struct Truth {
    let time: Int
    let entry: String
    /// The version that it replaced, as its writer saw it.
    let seen: String?
  }

  private enum Event {
    case tick(device: Int), exchange(server: Int), fault
    case request(device: Int, number: Int, Device.Request, isCopy: Bool, run: Int)
    case answer(device: Int, number: Int, Device.Request, Device.Answer)
  }

  static let latencies = [0, 0, 10, 50, 300, 2000]
  static let latestCopy = 5000
  static let entries = ["a", "b", "c"]

  let seed: UInt64
  let rules: Rules
  let stores: [any SimulatedStore]
  let skews: [Int]
  let clocksJump: Bool
  private var random: SeededGenerator
  private var events: [(time: Int, order: Int, event: Event)] = []
  private var order = 0
  private var now = 1_000_000_000_000
  private(set) var devices: [Device]
  private(set) var truth: [String: Truth] = [:]
  /// The versions that each device has replaced, as its user saw them, with the time of replacement.
  private var replaced: [[String: Int]] = [[:], [:], [:]]
  private var hasRestored = false
  private var acknowledged: [String: EntryStamp] = [:]
  private(set) var failures: [String] = []
  private var isCalm = false
  /// The number of starts of each server: no connection survives a restart.
  private var runs = [0, 0]
  private let length: Int

  init(
    seed: UInt64, rules: Rules = Rules(), length: Int = 60_000, stores: [any SimulatedStore]? = nil
  ) {
    self.seed = seed
    self.rules = rules
    self.length = length
    random = SeededGenerator(seed: seed)
    self.stores = stores ?? [MemoryStore("A", rules), MemoryStore("B", rules)]
    let isSkewed = Bool.random(using: &random)
    skews = isSkewed ? [Int.random(in: -5000...5000, using: &random), 0] : [0, 0]
    clocksJump = Int.random(in: 0..<4, using: &random) == 0
    devices = []
    for index in 0..<3 {
      let day = 86_400_000
      let skew = Bool.random(using: &random) ? Int.random(in: -400...400, using: &random) * day : 0
      devices.append(Device(name: "d\(index)", server: index % 2, skew: skew))
    }
  }

  func clock(_ server: Int) -> Int { now + skews[server] }

  // MARK: - The course of a storm

  mutating func run() async throws -> [String] {
    for device in devices.indices { schedule(.tick(device: device), in: pick(0...1000)) }
    for server in stores.indices { schedule(.exchange(server: server), in: pick(0...4000)) }
    schedule(.fault, in: 2000)
    let end = now + length
    while let next = pop(before: end) { try await handle(next) }
    try await heal()
    try await check()
    return failures
  }

  private mutating func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func happens(_ percent: Int) -> Bool { pick(0...99) < percent }
  private mutating func latency() -> Int { Self.latencies[pick(0...Self.latencies.count - 1)] }

  private mutating func schedule(_ event: Event, in delay: Int) {
    order += 1
    events.append((now + delay, order, event))
  }

  private mutating func pop(before end: Int) -> Event? {
    guard
      let index = events.indices.min(by: { (events[$0].time, events[$0].order) < (events[$1].time, events[$1].order) }),
      events[index].time <= end
    else { return nil }
    now = max(now, events[index].time)
    events.swapAt(index, events.count - 1)
    return events.removeLast().event
  }

  private mutating func handle(_ event: Event) async throws {
    switch event {
    case .tick(let device):
      if happens(25) { write(device) }
      if happens(6) { devices[device].isOnline.toggle() }
      if clocksJump, happens(3) { devices[device].skew += pick(-3...3) * 86_400_000 }
      if devices[device].isWaiting, happens(40) { devices[device].isWaiting = false }
      if devices[device].isOnline, !devices[device].isWaiting { send(device) }
      // Times are multiples of 50 ms, so that several events fall on one moment.
      schedule(.tick(device: device), in: pick(1...60) * 50)
    case .exchange(let server):
      if happens(70) { try await exchange(server) }
      schedule(.exchange(server: server), in: pick(1...80) * 50)
    case .fault:
      let server = pick(0...1)
      switch pick(0...9) {
      case 0...3:
        runs[server] += 1
        try await stores[server].restart()
      case 4...6: try await stores[server].backUp()
      case 7, 8:
        runs[server] += 1
        hasRestored = true
        try await stores[server].restore()
      default: writeTogether()
      }
      schedule(.fault, in: pick(20...400) * 50)
    case .request(let device, let number, let request, let isCopy, let run):
      guard run == runs[devices[device].server] else { return }
      let answer = try await answer(request, from: device)
      if !isCopy, !happens(15) { schedule(.answer(device: device, number: number, request, answer), in: latency()) }
    case .answer(let device, let number, let request, let answer):
      receive(device, number, request, answer)
    }
  }

  private mutating func receive(
    _ device: Int, _ number: Int, _ request: Device.Request, _ answer: Device.Answer
  ) {
    // The device may no longer be waiting for this answer.
    guard devices[device].isWaiting, devices[device].request == number else { return }
    devices[device].isWaiting = false
    devices[device].handle(answer, to: request, rules)
    if case .receipt(let receipt) = answer { acknowledged.merge(receipt.stamps) { max($0, $1) } }
    checkSight(of: device)
  }

  /// Two people press Save at the same moment, at two servers, on a fast network.
  private mutating func writeTogether() {
    let entry = Self.entries[pick(0...Self.entries.count - 1)]
    for device in 0...1 {
      write(device, entry)
      if devices[device].isOnline, !devices[device].isWaiting, devices[device].offers.isEmpty {
        send(device, at: 0)
      }
    }
  }

  private mutating func write(_ device: Int, _ chosen: String? = nil) {
    let entry = chosen ?? Self.entries[pick(0...Self.entries.count - 1)]
    let seen = devices[device].shown(entry)?.value
    if let seen { replaced[device][seen] = now }
    let operation = devices[device].write(entry, deletes: happens(25), now: now)
    truth[operation.id] = Truth(time: now, entry: entry, seen: seen)
    if devices[device].shown(entry)?.value != operation.value { fail("a write is not seen by its writer") }
  }

  private mutating func send(_ device: Int, at delay: Int? = nil) {
    devices[device].request += 1
    devices[device].isWaiting = true
    let request = devices[device].next(now: now, rules, limit: 3)
    let number = devices[device].request
    let run = runs[devices[device].server]
    if !happens(15) {
      schedule(.request(device: device, number: number, request, isCopy: false, run: run), in: delay ?? latency())
    }
    if happens(10) {
      schedule(.request(device: device, number: number, request, isCopy: true, run: run), in: pick(0...Self.latestCopy))
    }
  }

  private func answer(_ request: Device.Request, from device: Int) async throws -> Device.Answer {
    let server = devices[device].server
    switch request {
    case .push(let push): return .receipt(try await stores[server].sync(push, now: clock(server)))
    case .pull(let pull): return .page(try await stores[server].page(pull))
    }
  }

  private mutating func exchange(_ server: Int) async throws {
    let connection = Connection(
      store: stores[1 - server], clock: clock(1 - server), loses: isCalm ? 0 : 15, seed: random.next(), rules: rules)
    do {
      _ = try await SyncExchange.round(stores[server], with: connection, called: "peer", now: clock(server))
    } catch StorageError.busy {
      // The connection broke; the follower tries again later.
    }
  }

  /// Ends the storm: everybody is online and nothing is lost.
  private mutating func heal() async throws {
    isCalm = true
    events = []
    for device in devices.indices {
      devices[device].isOnline = true
      devices[device].isWaiting = false
    }
    for _ in 0..<30 {
      now += 1000
      for device in devices.indices {
        let request = devices[device].next(now: now, rules, limit: 3)
        let answer = try await answer(request, from: device)
        devices[device].isWaiting = true
        receive(device, devices[device].request, request, answer)
      }
      for server in stores.indices { try await exchange(server) }
    }
  }

  // MARK: - Conditions that must hold

  /// The possible error between the times of two writes: the duration of a request, plus the difference of the servers' clocks.
  private var tolerance: Int { Self.latestCopy + 4000 + abs(skews[0] - skews[1]) }

  /// A version that a restored backup has forgotten, and that nobody acknowledged, gets a new stamp. That can swap two writes that follow each
  /// other within the time of a request, and any two writes if the writer's clock has jumped in between.
  private func isClose(_ version: String, _ replacedAt: Int) -> Bool {
    hasRestored && (clocksJump || replacedAt - (truth[version]?.time ?? 0) <= tolerance)
  }

  private mutating func fail(_ what: String) { failures.append(what) }

  /// Checks that nobody ever again sees a version that they have replaced.
  private mutating func checkSight(of device: Int) {
    for entry in Self.entries {
      guard let shown = devices[device].shown(entry)?.value else { continue }
      if let time = replaced[device][shown], !isClose(shown, time) {
        fail("\(devices[device].name) sees \(shown) of \(entry) again")
      }
    }
  }

  private mutating func check() async throws {
    var before: [Int] = []
    for store in stores { before.append(try await store.page(SyncPull(cursor: 0, mark: nil)).position.sequence) }
    for server in stores.indices { try await exchange(server) }
    for (index, store) in stores.enumerated()
    where try await store.page(SyncPull(cursor: 0, mark: nil)).position.sequence != before[index] {
      fail("the servers echo")
    }
    let rows = try await stores[0].rows()
    if try await stores[1].rows() != rows { fail("the servers differ") }
    for device in devices {
      if device.known.values.sorted(by: { $0.id < $1.id }) != rows { fail("\(device.name) differs") }
      if !device.outbox.isEmpty { fail("\(device.name) still has something to send") }
    }
    let finals = Dictionary(rows.map { ($0.id, $0) }) { $1 }
    for (operation, stamp) in acknowledged {
      guard let entry = truth[operation]?.entry else { continue }
      guard let final = finals[entry], final.stamp >= stamp else {
        fail("\(operation) was acknowledged and lost")
        continue
      }
      if final.stamp == stamp, final.value != operation, (final.value ?? "") < operation, !final.isDeleted {
        fail("\(operation) lost against its equal")
      }
    }
    for row in rows {
      if row.stamp.milliseconds > now + 60_000 { fail("\(row.id) is from the future") }
      guard let value = row.value, let written = truth[value] else {
        fail("\(row.id) is by nobody")
        continue
      }
      let others = truth.values.filter { $0.entry == row.id }
      if others.contains(where: { $0.seen == value && !isClose(value, $0.time) }) {
        fail("\(value) was seen and replaced, and is back")
      }
      if !clocksJump, let newest = others.map(\.time).max(), written.time < newest - tolerance {
        fail("\(row.id) is \(newest - written.time) ms older than the newest")
      }
    }
    // A version that a restored backup has forgotten is written twice.
    guard !hasRestored else { return }
    for (index, store) in stores.enumerated() {
      for entry in Self.entries {
        let most = truth.values.count { $0.entry == entry }
        let versions = try await store.versions(of: entry)
        if versions > most { fail("\(versions) versions of \(entry) in store \(index), of \(most) written") }
      }
    }
  }
}

/// The connection from one server to another, on which requests and answers get lost.
private actor Connection: SyncKeeping {
  let store: any SimulatedStore
  let clock: Int
  let loses: Int
  let rules: Rules
  var random: SeededGenerator

  init(store: any SimulatedStore, clock: Int, loses: Int, seed: UInt64, rules: Rules) {
    self.store = store
    self.clock = clock
    self.loses = loses
    self.rules = rules
    random = SeededGenerator(seed: seed)
  }

  private func fail() throws(StorageError) {
    if Int.random(in: 0..<100, using: &random) < loses { throw .busy }
  }

  func sync(_ push: SyncPush, now: Int) async throws -> SyncReceipt {
    var push = push
    if !rules.reseeds { push.rows = [] }
    try fail()
    let receipt = try await store.sync(push, now: clock)
    try fail()
    return receipt
  }

  func page(_ pull: SyncPull) async throws -> SyncPage {
    var pull = pull
    pull.limit = 3
    if !rules.hasMark { pull.mark = pull.mark.map { SyncPosition(boot: $0.boot, sequence: pull.cursor) } }
    try fail()
    let page = try await store.page(pull)
    try fail()
    return page
  }
}
