internal import DailveDomain
internal import Foundation
internal import GRDB
internal import Synchronization

/// The open database and how many are at it, so that it can be closed when nobody is: only then may its file be overwritten.
final class StoreGate: Sendable {
  private struct State {
    var connection: StoreConnection?
    var users = 0
    var isClosed = false
  }

  private let state: Mutex<State>
  private let open: @Sendable () throws(StorageError) -> StoreConnection

  init(_ connection: StoreConnection, open: @escaping @Sendable () throws(StorageError) -> StoreConnection) {
    state = Mutex(State(connection: connection))
    self.open = open
  }

  /// - Throws: `busy` while everything is being erased.
  func use<T>(_ body: (any DatabaseWriter) throws -> T) throws -> T {
    let database = try enter().database
    defer { leave() }
    return try body(database)
  }

  func use<T: Sendable>(_ body: (any DatabaseWriter) async throws -> T) async throws -> T {
    let database = try enter().database
    defer { leave() }
    return try await body(database)
  }

  private func enter() throws -> StoreConnection {
    try state.withLock { state in
      guard !state.isClosed else { throw StorageError.busy }
      let connection = try state.connection ?? open()
      state.connection = connection
      state.users += 1
      return connection
    }
  }

  private func leave() { state.withLock { $0.users -= 1 } }

  /// The connection where a second one cannot be opened beside it.
  var isAlone: Bool { state.withLock { $0.connection?.kind == .alone } }

  /// The database of a scratch store, where all work on one connection.
  var scratch: DatabaseQueue? {
    state.withLock { $0.connection?.kind == .scratch ? $0.connection?.database as? DatabaseQueue : nil }
  }

  /// Stops whoever is reading, waits until nobody is, and closes. Until `reopen` everybody is told that the store is busy.
  ///
  /// - Throws: `inUse` when somebody does not go; then the store is open as before.
  func close(within patience: Duration) throws(StorageError) {
    let connection = state.withLock { state in
      state.isClosed = true
      return state.connection
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

  /// Lets everybody in again; the first one opens the database.
  func reopen() { state.withLock { $0.isClosed = false } }
}
