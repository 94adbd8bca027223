internal import DailveDomain
internal import DailveServer
internal import DailveStore
internal import Foundation
internal import Hummingbird
internal import Logging
internal import Synchronization

/// Opens a store on a thread of its own. While one of an earlier version is brought up to date, whoever asks for a page is told so.
struct OpeningServer {
  let folder: String
  let listening: PublicListening
  let certificates: CertificateKeeper?

  private final class Told: Sendable {
    let progress = Mutex<OpeningProgress?>(nil)
  }

  /// - Parameter open: Blocks.
  func open(
    _ open: @escaping @Sendable (@escaping @Sendable (OpeningProgress) -> Void) throws -> HealthStore
  ) async throws -> HealthStore {
    let told = Told()
    let tell: @Sendable (OpeningProgress) -> Void = { progress in
      told.progress.withLock { $0 = progress }
      OpeningText.tell(progress)
    }
    // One that cannot be looked at is opened all the same, which says why.
    let isOlder = HealthStore.exists(folder: folder) && (try? StoreInspection(folder: folder))?.isCurrent == false
    let answering = isOlder ? Task { await answer(told) } : nil
    let result = await withCheckedContinuation { (done: CheckedContinuation<Result<HealthStore, any Error>, Never>) in
      Thread.detachNewThread { done.resume(returning: Result { try open(tell) }) }
    }
    answering?.cancel()
    await answering?.value
    return try result.get()
  }

  /// Until it is cancelled. If the port is taken, the server that follows says so.
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
    // Whatever keeps this one from listening keeps the server that follows from it as well, which says so.
    try? await app.runService(gracefulShutdownSignals: [])
  }
}
