import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import DailveTransfer
import Foundation
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import Testing

@testable import DailveServer

/// Opening and closing the address for devices, over real sockets on loopback.
@Suite struct ListenerSwitchTests {
  private func shared(_ store: HealthStore) -> SharedServices {
    SharedServices(
      ServerDependencies(
        directory: store.directory, store: store, imports: ServerTests.Imports(store: store),
        exports: StoreExports(store: store), records: RecordReader(),
        deliveries: ServerTests.intake(store), uploads: store.folder + "/uploads",
        devices: ServerTests.listening(store), now: { Instant(979_300_800) }, zone: { store.zoneRules($0) }))
  }

  private func begin(_ shared: SharedServices) async throws -> ListenerSwitch {
    let listener = try #require(shared.listener)
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    try await listener.begin { [logger] address, isListening in
      makeDeviceServer(
        shared, host: address.host, port: address.port, isForOwnNetwork: true, logger: logger,
        onServerRunning: isListening)
    }
    return listener
  }

  /// A socket that listens at a port of the system's choice.
  private func occupied() async throws -> (channel: any Channel, port: Int) {
    let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .bind(host: "127.0.0.1", port: 0).get()
    return (channel, try #require(channel.localAddress?.port))
  }

  /// A port that was free a moment ago.
  private func free() async throws -> Int {
    let (channel, port) = try await occupied()
    try await channel.close()
    return port
  }

  private func isReached(_ port: Int) async -> Bool {
    let connecting = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup).connectTimeout(.seconds(30))
      .connect(host: "127.0.0.1", port: port)
    guard let channel = try? await connecting.get() else { return false }
    try? await channel.close()
    return true
  }

  private func chosen(_ port: Int, isOn: Bool = true) throws -> DeviceListener {
    try #require(DeviceListener(isOn: isOn, host: "127.0.0.1", port: port))
  }

  private func condition(
    of listener: ListenerSwitch, choosing port: Int, isOn: Bool = true
  ) async throws -> DeviceListenerState.Condition {
    let wanted = try chosen(port, isOn: isOn)
    return try await listener.choose(wanted).condition
  }

  @Test func `an address is open as soon as it is chosen, moves, and is closed when it is switched off`() async throws {
    let listener = try await begin(shared(try Importing.store()))
    #expect(await listener.state() == DeviceListenerState())
    let (first, second) = (try await free(), try await free())
    let now = Instant(979_300_800)
    #expect(try await condition(of: listener, choosing: first) == .listening(since: now))
    #expect(await isReached(first))
    // Only this machine reaches it, so there is nothing to give to a device.
    #expect(await listener.origins() == [])
    #expect(try await condition(of: listener, choosing: second) == .listening(since: now))
    #expect(await isReached(second))
    #expect(await !isReached(first))
    #expect(try await condition(of: listener, choosing: second, isOn: false) == .off)
    #expect(await !isReached(second))
    #expect(await listener.origins() == nil)
  }

  @Test func `a port in use is told, and taken once it is free`() async throws {
    let listener = try await begin(shared(try Importing.store()))
    let (other, port) = try await occupied()
    #expect(try await condition(of: listener, choosing: port) == .failed(.taken))
    #expect(await listener.state().listener?.isOn == true)
    try await other.close()
    try await listener.tryAgain()
    #expect(await listener.state().condition == .listening(since: Instant(979_300_800)))
    _ = try await condition(of: listener, choosing: port, isOn: false)
  }

  @Test func `another start opens the kept address, and a damaged record opens none`() async throws {
    let store = try Importing.store()
    let (port, other) = (try await free(), try await free())
    try DeviceListenerFile(folder: store.folder).keep(chosen(port))
    let listener = try await begin(shared(store))
    #expect(await isReached(port))
    _ = try await condition(of: listener, choosing: port, isOn: false)
    let path = store.folder + "/device-address.json"
    try Data("{\"isOn\":true,\"host\":\"8.8.8.8\",\"port\":22}".utf8).write(to: URL(filePath: path))
    let damaged = shared(store)
    do throws(any Error) {
      _ = try await begin(damaged)
      Issue.record("the record was read")
    } catch {
      #expect(error as? StorageError == .failed(reason: "\(path) is damaged"))
    }
    let next = try #require(damaged.listener)
    #expect(await next.state() == DeviceListenerState())
    // Another choice takes its place.
    #expect(try await condition(of: next, choosing: other) == .listening(since: Instant(979_300_800)))
    _ = try await condition(of: next, choosing: other, isOn: false)
  }

  @Test func `choices that come at once follow one another`() async throws {
    let listener = try await begin(shared(try Importing.store()))
    let port = try await free()
    let (on, off) = (try chosen(port), try chosen(port, isOn: false))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for round in 0..<8 { group.addTask { _ = try await listener.choose(round.isMultiple(of: 2) ? on : off) } }
      try await group.waitForAll()
    }
    let state = await listener.state()
    #expect(await isReached(port) == (state.listener?.isOn == true))
    _ = try await listener.choose(off)
    #expect(await !isReached(port))
  }
}
