internal import DailveDomain
internal import Dispatch
internal import Foundation
internal import GRDB
internal import Synchronization

/// The open database and its number of users, so that it can be closed when there are none: only then may its file be
/// overwritten.
final class StoreGate: Sendable {
  private struct State {
    var connection: StoreConnection?
    var users = 0
    var isClosed = false
  }

  private let state: Mutex<State>
  /// The queue on which the database is opened. That may wait for other programs, while nobody else waits for the state.
  private let opener = DispatchQueue(label: "dailve.opening")
  private let open: @Sendable () throws(WholeStoreError) -> StoreConnection

  init(_ connection: StoreConnection, open: @escaping @Sendable () throws(WholeStoreError) -> StoreConnection) {
    state = Mutex(State(connection: connection))
    self.open = open
  }

  /// Runs `body` on the caller's thread.
  ///
  /// - Throws: `busy` while everything is being erased.
  func use<T>(_ body: (any DatabaseWriter) throws -> T) throws -> T {
    let database = try enterBlocking().database
    defer { leave() }
    return try body(database)
  }

  func use<T: Sendable>(_ body: (any DatabaseWriter) async throws -> T) async throws -> T {
    let database = try await enter().database
    defer { leave() }
    return try await body(database)
  }

  private func enterBlocking() throws -> StoreConnection {
    while true {
      if let connection = try enterIfOpen() { return connection }
      try opener.sync { try openIfMissing() }
    }
  }

  private func enter() async throws -> StoreConnection {
    while true {
      if let connection = try enterIfOpen() { return connection }
      try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
        opener.async { [self] in done.resume(with: Result { try openIfMissing() }) }
      }
    }
  }

  /// - Returns: `nil` if the database must be opened first.
  private func enterIfOpen() throws -> StoreConnection? {
    try state.withLock { state -> StoreConnection? in
      guard !state.isClosed else { throw StorageError.busy }
      guard let connection = state.connection else { return nil }
      state.users += 1
      return connection
    }
  }

  /// Runs on the opener's queue, where the first caller opens the database for all who wait.
  private func openIfMissing() throws {
    guard state.withLock({ !$0.isClosed && $0.connection == nil }) else { return }
    let connection = try open()
    state.withLock { $0.connection = connection }
  }

  private func leave() { state.withLock { $0.users -= 1 } }

  /// True if no second connection can be opened beside this one.
  var isAlone: Bool { state.withLock { $0.connection?.kind == .alone } }

  /// The open file; `nil` while none is open, and for a scratch store.
  var file: FileStatus.Identity? { state.withLock { $0.connection?.file } }

  /// The database of a scratch store, where all work uses one connection.
  var scratch: DatabaseQueue? {
    state.withLock { $0.connection?.kind == .scratch ? $0.connection?.database as? DatabaseQueue : nil }
  }

  /// Interrupts readers, waits until there are none, and closes. Until `reopen` every caller gets `busy`.
  ///
  /// - Throws: `inUse` if a reader does not end; the store then stays open.
  func close(within patience: Duration) throws(WholeStoreError) {
    // An opening that is under way ends first; none begins from then on.
    let connection = opener.sync { () -> StoreConnection? in
      state.withLock { state in
        state.isClosed = true
        return state.connection
      }
    }
    guard let connection else { return }
    let deadline = ContinuousClock.now + patience
    while state.withLock({ $0.users > 0 }) {
      guard ContinuousClock.now < deadline else {
        reopen()
        throw .inUse(by: [.thisProcess])
      }
      connection.database.interrupt()
      Thread.sleep(forTimeInterval: 0.02)
    }
    do {
      try connection.database.close()
    } catch {
      reopen()
      throw .inUse(by: [.thisProcess])
    }
    state.withLock { $0.connection = nil }
  }

  /// Lets users in again; the first one opens the database.
  func reopen() { state.withLock { $0.isClosed = false } }
}
