internal import Crypto
package import DailveDomain
internal import DailveHealthPush
internal import DailveImporting
package import DailveScores
package import DailveStore
internal import DailveZlib
internal import Foundation
internal import Synchronization

/// Accepts deliveries from devices. Every body is stored first; a separate thread reads them afterwards, one at a time.
package final class DeliveryIntake: DeliveryReceiving {
  private let store: HealthStore
  private let spool: DeliverySpool
  private let machineZone: String
  private let now: @Sendable () -> Instant
  private let log: @Sendable (any Error) -> Void
  private let wake = DispatchSemaphore(value: 0)
  private let isRunning = Atomic(false)
  private let wantsStop = Atomic(false)
  private let isReading = Atomic(false)
  /// Identifiers of deliveries that could not be read; the error of each is logged once.
  private let troubles = Mutex<Set<String>>([])

  /// How long to wait for another writer before trying again, in seconds.
  private static let pause = 0.2
  /// Seconds between sweeps for deliveries that are old enough to delete. `sweepAgain` applies while another process writes or after an error.
  private static let sweepEach = 86_400
  private static let sweepAgain = (busy: 60, failed: 3600)

  /// - Parameters:
  ///   - machineZone: IANA name of this machine's zone, used if the store knows no better one.
  ///   - log: Called with an error that prevents reading, or with `DeliveryDeletionFailed`. Both are tried again.
  package init(
    store: HealthStore, machineZone: String, now: @escaping @Sendable () -> Instant,
    log: @escaping @Sendable (any Error) -> Void = { _ in }
  ) {
    self.store = store
    self.machineZone = machineZone
    self.now = now
    self.log = log
    spool = DeliverySpool(store)
  }

  package func receive(_ head: DeliveryHead) throws(StorageError) -> any DeliveryWriting {
    // If the store has been removed, a delivery would be acknowledged and then never shown.
    try store.checkPlace()
    return DeliveryBody(try spool.begin(head)) { [wake] in wake.signal() }
  }

  /// Reads waiting and future deliveries on a separate thread for as long as the program runs.
  package func start() {
    guard !isRunning.exchange(true, ordering: .sequentiallyConsistent) else { return }
    Thread.detachNewThread { [self] in
      // Sweeps follow a continuous clock, because setting the system clock back must not delay them.
      var nextSweep = ContinuousClock.now
      var isUpToDate = false
      while true {
        let isDone = readPendingDeliveries()
        if ContinuousClock.now >= nextSweep { nextSweep = .now + .seconds(sweep()) }
        if isDone, !isUpToDate {
          readMisunderstood()
          isUpToDate = true
        } else if isDone {
          // The timeout deletes old deliveries even if no new one arrives.
          _ = wake.wait(timeout: .now() + max(1, (nextSweep - .now) / .seconds(1)))
        } else {
          Thread.sleep(forTimeInterval: Self.pause)
        }
      }
    }
  }

  /// Deletes the bodies of old deliveries.
  ///
  /// - Returns: Seconds until the next sweep.
  private func sweep() -> Int {
    do {
      try store.forgetOldDeliveries()
      return Self.sweepEach
    } catch let error where StorageError(in: error) == .busy {
      return Self.sweepAgain.busy
    } catch {
      log(DeliveryDeletionFailed(cause: error))
      return Self.sweepAgain.failed
    }
  }

  /// Checks for deliveries that were added without `receive`.
  package func look() { wake.signal() }

  /// Stops before the program exits: cancels the current reading at its next step and leaves the delivery as if reading had not begun.
  /// Blocks until it has stopped, or for at most `patience`.
  package func stop(within patience: Duration) {
    wantsStop.store(true, ordering: .sequentiallyConsistent)
    let deadline = ContinuousClock.now + patience
    while isReading.load(ordering: .sequentiallyConsistent), ContinuousClock.now < deadline {
      Thread.sleep(forTimeInterval: 0.01)
    }
  }

  /// Reads all waiting deliveries. Blocks.
  ///
  /// - Returns: False if some are left because another process writes, the disk is full or the program is stopping.
  @discardableResult
  package func readPendingDeliveries() -> Bool {
    do {
      for entry in try spool.entries() {
        do {
          try read(entry)
        } catch let error where Self.affectsAll(error) {
          return false
        } catch is CancellationError {
          return false
        } catch {
          // This affects only one delivery. Continue with the others; the next start tries it again.
          if troubles.withLock({ $0.insert(entry.id).inserted }) { log(error) }
        }
      }
      return true
    } catch {
      log(error)
      return true
    }
  }

  /// True if the other deliveries would fail in the same way.
  private static func affectsAll(_ error: any Error) -> Bool {
    switch StorageError(in: error) {
    case .busy, .full: true
    default: false
    }
  }

  /// Identifiers of deliveries that an earlier version of the reader did not fully understand.
  package func misunderstood() throws -> [String] { try store.deliveries(olderThan: PushReader.version) }

  /// Reads deliveries again that an earlier version of the reader did not fully understand, one at a time and only while nothing else
  /// is waiting. Blocks; returns early when the program stops.
  package func readMisunderstood() {
    let deliveries: [String]
    do {
      deliveries = try misunderstood()
    } catch {
      return log(error)
    }
    for id in deliveries {
      while !readPendingDeliveries() {
        if wantsStop.load(ordering: .sequentiallyConsistent) { return }
        Thread.sleep(forTimeInterval: Self.pause)
      }
      do {
        guard let delivery = try store.deliveryNow(id), try requeue(delivery) else { continue }
      } catch {
        log(error)
      }
      // Pause so that pages get the processor to themselves. A new delivery ends the pause.
      _ = wake.wait(timeout: .now() + Self.pause)
    }
  }

  /// Queues a delivery to be read again; the result replaces that of its earlier reading. Blocks.
  ///
  /// - Returns: False if its body is no longer stored.
  package func replay(_ delivery: Delivery) throws -> Bool {
    guard try requeue(delivery) else { return false }
    wake.signal()
    return true
  }

  private func requeue(_ delivery: Delivery) throws -> Bool {
    guard delivery.isKept else { return false }
    // The delivery is already queued.
    if try spool.entries().contains(where: { $0.id == delivery.id }) { return true }
    let file = try spool.begin(delivery.head, replacing: delivery.batch)
    var part = 0
    while let bytes = try store.body(of: delivery.id, part: part) {
      try file.write(bytes)
      part += 1
    }
    try file.publish(again: delivery.id)
    return true
  }

  private func read(_ waiting: DeliverySpool.Entry) throws {
    guard let claim = try spool.claim(waiting) else { return }
    defer { withExtendedLifetime(claim) {} }
    let (head, replaced, start) = try spool.head(of: waiting)
    let known = try store.deliveryNow(waiting.id)
    // The program was killed after the delivery was stored but before its file was removed. In a replay, the stored batch is the one to replace.
    if let known, known.batch != replaced || replaced == nil { return try spool.remove(waiting) }
    let isFatal = waiting.attempts >= DeliverySpool.attempts
    isReading.store(true, ordering: .sequentiallyConsistent)
    defer { isReading.store(false, ordering: .sequentiallyConsistent) }
    if wantsStop.load(ordering: .sequentiallyConsistent) { throw CancellationError() }
    let entry = isFatal ? waiting : try spool.markAttempt(waiting)
    do {
      try read(entry, head, from: start, replacing: isFatal ? nil : replaced, isFatal: isFatal)
    } catch {
      // The program is still running, so this body did not crash it and the attempt does not count.
      if !isFatal { try spool.revertAttempt(entry) }
      throw error
    }
  }

  private func read(
    _ entry: DeliverySpool.Entry, _ head: DeliveryHead, from start: Int, replacing: Int?, isFatal: Bool
  ) throws {
    let file = try PackedFile(path: spool.path(entry), from: start)
    let body = MeasuredBody(file)
    let reader = PushReader(
      open: { try body.opened() }, sender: head.sender, received: head.received,
      contentType: head.contentType, zone: try store.zoneTimeline(home: machineZone), headers: head.headers)
    BackgroundPriority.begin()
    defer { BackgroundPriority.end() }
    let isStopping: @Sendable () -> Bool = { [self] in wantsStop.load(ordering: .sequentiallyConsistent) }
    let writer = try store.beginImport(
      ImportOrder(
        name: head.sender, kind: .push, now: head.received, homeZone: nil, proposedZone: machineZone,
        replacing: replacing))
    do {
      while !isFatal, let chunk = try reader.next() {
        try writer.write(chunk)
        if isStopping() { throw CancellationError() }
      }
      try writer.keep(
        ReadDelivery(
          id: entry.id, head: head, bytes: try body.size(), packedBytes: file.size,
          fingerprint: try Self.fingerprint(of: file), version: PushReader.version,
          // A delivery that was not read at all is worth another attempt by a newer version.
          unknown: isFatal ? 1 : reader.unknown, problem: isFatal ? Self.stopped : nil), part: Self.parts(of: file))
    } catch {
      // The first error is the one to report.
      try? writer.cancel()
      throw error
    }
    guard try writer.finish(isFatal ? ExportSummary() : reader.summary, isCancelled: isStopping) != nil else {
      throw CancellationError()
    }
    try spool.remove(entry)
  }

  private static let stopped = "The program stopped several times while it read this delivery."

  private static func parts(of file: PackedFile) -> () throws -> [UInt8]? {
    var number = 0
    return {
      defer { number += 1 }
      return try file.part(number)
    }
  }

  private static func fingerprint(of file: PackedFile) throws -> String {
    var hash = SHA256()
    let parts = parts(of: file)
    while let bytes = try parts() { hash.update(data: bytes) }
    return hash.finalize().hexadecimal
  }
}

/// Bodies that are old enough to be deleted could not be deleted.
package struct DeliveryDeletionFailed: Error {
  package let cause: any Error
}

/// Compresses a body into the spool.
private final class DeliveryBody: DeliveryWriting {
  private struct State: ~Copyable {
    // Prefer speed over size, because the device is waiting.
    let deflater = Deflater(.raw, level: 1)
  }

  private let file: SpoolFile
  private let isKept: @Sendable () -> Void
  private let state = Mutex(State())

  init(_ file: SpoolFile, isKept: @escaping @Sendable () -> Void) {
    self.file = file
    self.isKept = isKept
  }

  func append(_ bytes: [UInt8]) throws(StorageError) {
    try file.write(state.withLock { $0.deflater.pack(bytes) })
  }

  func finish() throws(StorageError) -> String {
    try file.write(state.withLock { $0.deflater.finish() })
    let id = try file.publish()
    isKept()
    return id
  }
}
