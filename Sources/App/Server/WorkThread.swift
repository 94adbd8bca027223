internal import DailveDomain
internal import Foundation
internal import Hummingbird
internal import Synchronization

/// Runs the jobs of tasks one at a time, outside the cooperative thread pool.
package final class WorkThread: TaskExecutor {
  /// What may wait at once: more than one person asks for, and less than keeps everybody else waiting for minutes.
  private static let mostWaiting = 64

  /// For long computations: one after another they leave the threads free that answer pages, hold at most one reader of the store, and find what the
  /// previous one has cached.
  static let heavy = WorkThread()
  /// For what programs ask, so that one of them holds neither the readers nor the turn of pages; long answers apart from short ones.
  static let programs = WorkThread(isLong: false)
  static let longForPrograms = WorkThread()
  /// For what other machines of the person exchange.
  static let peers = WorkThread()
  /// For asking them.
  package static let following = WorkThread()

  private let queue = DispatchQueue(label: "dailve.heavy-work")
  private let waiting = Mutex(0)
  /// Whether it is worth looking whether somebody still waits: a connection that was watched takes no further request.
  private let isLong: Bool

  init(isLong: Bool = true) { self.isLong = isLong }

  /// Computes what answers a request, unless whoever asks goes before it is their turn.
  ///
  /// What takes long ends its connection, since it is watched meanwhile.
  ///
  /// - Parameter body: It awaits nothing: whoever waits on this thread must not hold what another needs to go on.
  /// - Throws: `StorageError.busy` if too many wait already, `CancellationError` for somebody who has gone.
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
