internal import DailveDomain
internal import DailveHealthExport
internal import DailveScores
internal import DailveServer
internal import DailveStore
internal import DailveTransfer
internal import Foundation
internal import ServiceLifecycle

/// One person while serving: their store, the work on it that no request waits for, and the services of their pages.
struct ServedPerson: Service {
  struct Settings: Sendable {
    /// IANA name of this machine's zone, used if the store knows no better one.
    var machineZone: String
    /// The longest that a save waits for its consequences.
    var answersWithin: Duration
    var now: @Sendable () -> Instant
  }

  let store: HealthStore
  let services: PersonServices
  private let deliveries: DeliveryIntake
  private let peers: PeerFollower
  private let backups: HourlyBackups
  /// Ends once the work may begin.
  private let waiting: AsyncStream<Void>
  private let end: AsyncStream<Void>.Continuation

  /// Opens the store and assembles what works on it. Blocks, for minutes if the store is of an earlier version.
  ///
  /// - Parameters:
  ///   - folder: The person's folder.
  ///   - progress: Called with the current step while a store of an earlier version is updated.
  /// - Throws: The error of opening the store.
  init(
    in folder: String, _ settings: Settings, progress: @escaping @Sendable (OpeningProgress) -> Void
  ) throws(WholeStoreError) {
    let store = try HealthStore(
      folder: folder, elements: WorkoutElementReader(), answersWithin: settings.answersWithin, progress: progress)
    let deliveries = DeliveryIntake(store: store, machineZone: settings.machineZone, now: settings.now) { error in
      if let error = error as? DeliveryDeletionFailed {
        Console.error("Old deliveries were not deleted yet: " + ErrorText.sentence(for: error.cause))
      } else {
        Console.error("A delivery waits: " + ErrorText.sentence(for: error))
      }
    }
    let backups = HourlyBackups(store: store, now: settings.now) { error in
      Console.error("No backup was made: " + ErrorText.sentence(for: error))
    } notRestored: { error in
      Console.error("No backup was restored: " + ErrorText.sentence(for: error))
    } onRestored: {
      deliveries.look()
    }
    services = PersonServices(
      store: store, imports: StoreImports(store: store, machineZone: settings.machineZone, now: settings.now),
      exports: StoreExports(store: store), deliveries: deliveries, backups: backups, uploads: folder + "/uploads",
      now: settings.now)
    (self.store, self.deliveries, self.backups, peers) = (store, deliveries, backups, PeerFollower(store))
    let beginning = AsyncStream<Void>.makeStream()
    (waiting, end) = (beginning.stream, beginning.continuation)
  }

  /// Begins the work, once the port is ours and before a request is answered.
  func begin() async {
    await Self.onThread {
      do {
        // This takes a while for gigabytes, and the pages do not depend on it.
        try store.clearUploads()
      } catch {
        Console.error(ErrorText.sentence(for: error))
      }
    }
    store.analyseWorkoutsLater()
    deliveries.start()
    backups.start()
    end.finish()
  }

  /// Follows other machines from `begin` on. Threads of the store end with the program; reading deliveries ends here, so that none is left half read.
  func run() async {
    await cancelWhenGracefulShutdown {
      for await _ in waiting {}
      await peers.follow()
    }
    await Self.onThread { stop() }
  }

  /// Blocks for at most three seconds.
  func stop() { deliveries.stop(within: .seconds(3)) }

  private static func onThread(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      Thread.detachNewThread {
        body()
        done.resume()
      }
    }
  }
}
