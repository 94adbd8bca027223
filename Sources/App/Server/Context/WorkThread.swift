internal import DailveDomain
internal import Foundation
internal import Hummingbird
internal import Synchronization

/// Runs the jobs of tasks one at a time, outside the cooperative thread pool.
package final class WorkThread: TaskExecutor {
  /// Maximum number of waiting requests: more than one person needs, but few enough that nobody waits for minutes.
  private static let mostWaiting = 64

  /// For long computations. One at a time, they leave the threads that answer pages free, hold at most one reader of
  /// the store, and find the previous one's cached results.
  static let heavy = WorkThread()
  /// For requests of programs, so that they block neither the readers nor the queue of pages. Long ones are separate
  /// from short ones.
  static let programs = WorkThread(isLong: false)
  static let longForPrograms = WorkThread()
  /// For the exchange with other machines of the person.
  static let peers = WorkThread()
  /// For asking other machines.
  package static let following = WorkThread()

  private let queue = DispatchQueue(label: "dailve.heavy-work")
  private let waiting = Mutex(0)
  /// True to watch for disconnection; a watched connection takes no further request.
  private let isLong: Bool

  init(isLong: Bool = true) { self.isLong = isLong }

  /// Computes a response, unless the client disconnects before its turn.
  ///
  /// A long computation ends its connection, because the connection is watched meanwhile.
  ///
  /// - Parameter body: Must not await anything: a job waiting on this thread must not hold what another needs to
  ///   proceed.
  /// - Throws: `StorageError.busy` if too many are waiting already, `CancellationError` if the client has left.
  func answering<T: Sendable>(
    _ request: Request, _ context: AppContext, _ body: @escaping @Sendable () throws -> T
  ) async throws -> T {
    let hasRoom = waiting.withLock { waiting in
      guard waiting < Self.mostWaiting else { return false }
      waiting += 1
      return true
    }
    guard hasRoom else { throw StorageError.busy }
    defer { waiting.withLock { $0 -= 1 } }
    guard isLong else { return try await withTaskExecutorPreference(self) { try await Self.run(body) } }
    context.end.announce()
    return try await request.body.consumeWithCancellationOnInboundClose { _ in
      try await withTaskExecutorPreference(self) { try await Self.run(body) }
    }
  }

  @concurrent private static func run<T: Sendable>(_ body: @Sendable () throws -> T) async throws -> T {
    try Task.checkCancellation()
    return try body()
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
