package import DailveDomain
package import DailveScores
internal import DailveSystem
package import Hummingbird
package import NIOCore
internal import NIOPosix

/// How the address for devices is chosen and looked at.
package struct DeviceListening: Sendable {
  /// An address of the command line, which takes the place of a chosen one.
  package struct Given: Sendable {
    var host: String
    var port: Int
    /// The addresses to give to devices; empty if only this machine reaches it.
    var origins: [String]

    package init(host: String, port: Int, origins: [String]) {
      (self.host, self.port, self.origins) = (host, port, origins)
    }

    var text: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
  }

  let keeping: any DeviceListenerKeeping
  let given: Given?
  /// The addresses of this machine, the proposed one first.
  let hosts: @Sendable () -> [String]
  /// Connects to a port of this machine.
  let probe: @Sendable (_ host: String, _ port: Int) async -> PortAnswer

  package init(
    _ keeping: any DeviceListenerKeeping, given: Given? = nil, hosts: @escaping @Sendable () -> [String],
    probe: @escaping @Sendable (_ host: String, _ port: Int) async -> PortAnswer
  ) {
    (self.keeping, self.given, self.hosts, self.probe) = (keeping, given, hosts, probe)
  }
}

/// Opens and closes the address for devices while the program serves, as the person chooses in the pages.
package actor ListenerSwitch {
  /// Makes the server of an address, which calls the function once it listens.
  package typealias Serving =
    @Sendable (DeviceListener, @escaping @Sendable (any Channel) async -> Void) -> any ApplicationProtocol

  private struct Running {
    let listener: DeviceListener
    let channel: any Channel
    let task: Task<(any Error)?, Never>
  }

  /// Deliveries under way may end within this time after the address is closed.
  private static let grace = Duration.seconds(10)
  /// The most addresses of this machine to which a test connects.
  private static let mostTested = 8

  private let listening: DeviceListening
  private let now: @Sendable () -> Instant
  private var serving: Serving?
  private var listener: DeviceListener?
  private var isRead = false
  private var condition = DeviceListenerState.Condition.off
  private var running: Running?
  /// Changes follow one another, whoever asks for them.
  private var last: Task<Void, Never>?
  private var attempt: Task<Void, Never>?

  package init(_ listening: DeviceListening, now: @escaping @Sendable () -> Instant) {
    (self.listening, self.now) = (listening, now)
  }

  package func state() async -> DeviceListenerState {
    // A record that cannot be read is reported at the start; until there is another choice, none counts.
    if !isRead { try? await read() }
    return DeviceListenerState(listener: listener, condition: condition, given: listening.given?.text)
  }

  /// Opens the chosen address, unless the command line gives one. If that fails, the state says why.
  ///
  /// - Throws: `StorageError` if the record of the choice cannot be read. The address then stays closed until another
  ///   choice.
  package func begin(_ serving: @escaping Serving) async throws {
    self.serving = serving
    if !isRead { try await read() }
    try await inTurn { await self.apply() }
  }

  /// Keeps a choice and follows it. If the address cannot be opened, the state says why, and the choice stays.
  ///
  /// - Throws: `StorageError` if it cannot be kept; nothing has changed then.
  func choose(_ chosen: DeviceListener) async throws -> DeviceListenerState {
    try await inTurn { try await self.follow(chosen) }
    return await state()
  }

  /// Tries again to open an address that could not be opened.
  func tryAgain() async throws {
    try await inTurn {
      guard case .failed = await self.condition else { return }
      await self.apply()
    }
  }

  /// Addresses to give to devices, empty if only this machine reaches the open one, `nil` if none is open.
  func origins() async -> [String]? {
    if let given = listening.given { return given.origins }
    guard case .listening = condition else { return nil }
    return listener?.origins(of: listening.hosts())
  }

  var hosts: [String] { listening.hosts() }

  /// Connects to the address, as a device would.
  func test() async -> [(address: String, answer: PortAnswer)] {
    let state = await state()
    guard let place = listening.given.map({ ($0.host, $0.port) }) ?? state.listener.map({ ($0.host, $0.port) }) else {
      return []
    }
    let own = listening.hosts().prefix(Self.mostTested)
    let isWildcard = place.0 == DeviceListener.everyHost || place.0 == "::"
    let hosts = isWildcard && !own.isEmpty ? Array(own) : [isWildcard ? "127.0.0.1" : place.0]
    var answers: [(address: String, answer: PortAnswer)] = []
    for host in hosts {
      let address = DeviceListening.Given(host: host, port: place.1, origins: []).text
      answers.append((address, await listening.probe(host, place.1)))
    }
    return answers
  }

  private func read() async throws {
    let keeping = listening.keeping
    let kept = try await NIOThreadPool.singleton.runIfActive { try keeping.deviceListener() }
    // A choice that was made meanwhile is newer.
    if !isRead { (listener, isRead) = (kept, true) }
  }

  private func follow(_ chosen: DeviceListener) async throws {
    let keeping = listening.keeping
    try await NIOThreadPool.singleton.runIfActive { try keeping.keep(chosen) }
    (listener, isRead) = (chosen, true)
    if let running, running.listener == chosen { return }
    await apply()
  }

  private func apply() async {
    attempt?.cancel()
    await close()
    condition = .off
    guard let listener, listener.isOn, listening.given == nil, let serving else { return }
    await open(listener, serving)
  }

  private func open(_ listener: DeviceListener, _ serving: Serving) async {
    let (opened, told) = AsyncStream<any Channel>.makeStream()
    let app = serving(listener) { channel in
      told.yield(channel)
      told.finish()
    }
    let task = Task {
      let error = await Self.run(app)
      told.finish()
      return error
    }
    var channel: (any Channel)?
    for await opened in opened { channel = opened }
    guard let channel else { return fail(ListenerProblem(await task.value)) }
    running = Running(listener: listener, channel: channel, task: task)
    condition = .listening(since: now())
    Task {
      let error = await task.value
      self.notice(task, error)
    }
  }

  @concurrent private static func run(_ app: any ApplicationProtocol) async -> (any Error)? {
    do {
      try await app.runService(gracefulShutdownSignals: [])
      return nil
    } catch {
      return error
    }
  }

  /// Notes that a server has ended by itself.
  private func notice(_ task: Task<(any Error)?, Never>, _ error: (any Error)?) {
    guard running?.task == task else { return }
    running = nil
    fail(ListenerProblem(error))
  }

  private func fail(_ problem: ListenerProblem) {
    condition = .failed(problem)
    attempt = Task {
      guard (try? await Task.sleep(for: .seconds(DeviceListenerState.pause))) != nil else { return }
      try? await self.tryAgain()
    }
  }

  /// The port is free when this returns.
  private func close() async {
    guard let running else { return }
    self.running = nil
    // It may have closed by itself.
    try? await running.channel.close()
    Task {
      try? await Task.sleep(for: Self.grace)
      running.task.cancel()
    }
  }

  /// Does something after everything that was asked for before. It is done even if the asking request ends.
  private func inTurn(_ work: @escaping @Sendable () async throws -> Void) async throws {
    let before = last
    let task = Task {
      await before?.value
      try await work()
    }
    last = Task { _ = try? await task.value }
    try await task.value
  }
}

extension ListenerProblem {
  /// - Parameter error: `nil` if the system gave no reason.
  package init(_ error: (any Error)?) {
    guard let error = error as? IOError else {
      self = .other(code: 0)
      return
    }
    self =
      switch SystemError(code: error.errnoCode) {
      case .addressTaken: .taken
      case .addressNotHere: .notHere
      case let error where error.isNotAllowed: .notAllowed
      case let error: .other(code: Int(error.code))
      }
  }
}
