internal import DailveDomain
internal import DailveServer
internal import DailveStore
internal import Foundation
internal import Hummingbird
internal import Logging
internal import Synchronization

/// Opens a store on its own thread. Pages requested while an older store is being updated say so.
struct OpeningServer {
  let folder: String
  let listening: PublicListening
  let certificates: CertificateReloader?

  private final class Told: Sendable {
    let progress = Mutex<OpeningProgress?>(nil)
  }

  /// - Parameter open: Blocks.
  func open<T: Sendable>(
    _ open: @escaping @Sendable (@escaping @Sendable (OpeningProgress) -> Void) throws -> T
  ) async throws -> T {
    let told = Told()
    let tell: @Sendable (OpeningProgress) -> Void = { progress in
      told.progress.withLock { $0 = progress }
      OpeningText.tell(progress)
    }
    // A store that cannot be inspected is opened anyway; opening reports the reason.
    let isOlder = HealthStore.exists(folder: folder) && (try? StoreInspection(folder: folder))?.isCurrent == false
    let answering = isOlder ? Task { await answer(told) } : nil
    let result = await withCheckedContinuation { (done: CheckedContinuation<Result<T, any Error>, Never>) in
      Thread.detachNewThread { done.resume(returning: Result { try open(tell) }) }
    }
    answering?.cancel()
    await answering?.value
    return try result.get()
  }

  /// Answers until cancelled. If the port is taken, the server that follows reports it.
  private func answer(_ told: Told) async {
    var logger = Logger(label: "dailve")
    logger.logLevel = .critical
    let app = Application(
      router: makeStartingRouter(origin: listening.access?.origin, now: { .now }) {
        told.progress.withLock { $0 }
      },
      server: listening.server(certificates),
      configuration: ApplicationConfiguration(
        address: .hostname(listening.host, port: listening.port), serverName: nil),
      logger: logger)
    // A failure to listen also stops the server that follows, which reports it.
    try? await app.runService(gracefulShutdownSignals: [])
  }
}
