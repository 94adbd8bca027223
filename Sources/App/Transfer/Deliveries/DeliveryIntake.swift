internal import Crypto
package import DailveDomain
internal import DailveHealthPush
internal import DailveImporting
package import DailveScores
package import DailveStore
internal import DailveZlib
internal import Foundation
internal import Synchronization

/// Takes what devices push: each body is kept first, and read afterwards, one after another, by a thread of its own.
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
  /// Deliveries that could not be read, each told of once.
  private let troubles = Mutex<Set<String>>([])

  /// How long to wait for another writer before trying again, in seconds.
  private static let pause = 0.2
  /// Seconds between two looks for what is old enough to be forgotten; and until the next one, while somebody else writes or after an error.
  private static let sweepEach = 86_400
  private static let sweepAgain = (busy: 60, failed: 3600)

  /// - Parameters:
  ///   - machineZone: IANA name of this machine's zone, for a store that knows no better one.
  ///   - log: Called with what keeps deliveries from being read, or with `DeliveryDeletionFailed`; it is tried again.
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
    // A delivery that is kept beside a store that is gone would be told as received, and never shown.
    try store.checkPlace()
    return DeliveryBody(try spool.begin(head)) { [wake] in wake.signal() }
  }

  /// Reads what waits and what will come, on a thread of its own, as long as the program runs.
  package func start() {
    guard !isRunning.exchange(true, ordering: .sequentiallyConsistent) else { return }
    Thread.detachNewThread { [self] in
      // By the time that passes: a clock that is set back must not put it off.
      var nextSweep = ContinuousClock.now
      var isUpToDate = false
      while true {
        let isDone = readPendingDeliveries()
        if ContinuousClock.now >= nextSweep { nextSweep = .now + .seconds(sweep()) }
        if isDone, !isUpToDate {
          readMisunderstood()
          isUpToDate = true
        } else if isDone {
          // Old ones are forgotten also where no new one comes.
          _ = wake.wait(timeout: .now() + max(1, (nextSweep - .now) / .seconds(1)))
        } else {
          Thread.sleep(forTimeInterval: Self.pause)
        }
      }
    }
  }

  /// - Returns: Seconds until the next time.
  private func sweep() -> Int {
    do {
      try store.forgetOldDeliveries()
      return Self.sweepEach
    } catch StorageError.busy {
      return Self.sweepAgain.busy
    } catch {
      log(DeliveryDeletionFailed(cause: error))
      return Self.sweepAgain.failed
    }
  }

  /// Looks for what waits that did not come this way.
  package func look() { wake.signal() }

  /// Ends the reading of a delivery at its next step, as if it had not begun: the program ends. Blocks until it has.
  package func stop(within patience: Duration) {
    wantsStop.store(true, ordering: .sequentiallyConsistent)
    let deadline = ContinuousClock.now + patience
    while isReading.load(ordering: .sequentiallyConsistent), ContinuousClock.now < deadline {
      Thread.sleep(forTimeInterval: 0.01)
    }
  }

  /// Reads everything that waits. Blocks.
  ///
  /// - Returns: False if something is left, because somebody else writes or the disk is full.
  @discardableResult
  package func readPendingDeliveries() -> Bool {
    do {
      for entry in try spool.entries() {
        do {
          try read(entry)
        } catch StorageError.busy, StorageError.full, StorageError.inUse {
          // So it is with all of them.
          return false
        } catch is CancellationError {
          return false
        } catch {
          // Of this one alone: those behind it do not wait for it, and the next start tries again.
          if troubles.withLock({ $0.insert(entry.id).inserted }) { log(error) }
        }
      }
      return true
    } catch {
      log(error)
      return true
    }
  }

  /// Identifiers of deliveries that an earlier version of the reader did not understand in full.
  package func misunderstood() throws -> [String] { try store.deliveries(olderThan: PushReader.version) }

  /// Reads again what an earlier version of the reader did not understand in full, one after another and only while nothing else waits.
  /// Blocks; ends early when the program does.
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
      // The pages have the processor for themselves from time to time; whatever comes is read at once.
      _ = wake.wait(timeout: .now() + Self.pause)
    }
  }

  /// Puts a delivery back among those that wait, so that it is read again in the place of its earlier reading. Blocks.
  ///
  /// - Returns: False if its body is no longer there.
  package func replay(_ delivery: Delivery) throws -> Bool {
    guard try requeue(delivery) else { return false }
    wake.signal()
    return true
  }

  private func requeue(_ delivery: Delivery) throws -> Bool {
    guard delivery.isKept else { return false }
    // It waits to be read anyway.
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
    // A kill came between the store and the file; a reading that is to be replaced is still there.
    if let known, known.batch != replaced || replaced == nil { return try spool.remove(waiting) }
    let isFatal = waiting.attempts >= DeliverySpool.attempts
    isReading.store(true, ordering: .sequentiallyConsistent)
    defer { isReading.store(false, ordering: .sequentiallyConsistent) }
    if wantsStop.load(ordering: .sequentiallyConsistent) { throw CancellationError() }
    let entry = isFatal ? waiting : try spool.markAttempt(waiting)
    do {
      try read(entry, head, from: start, replacing: isFatal ? nil : replaced, isFatal: isFatal)
    } catch {
      // The program lives: whatever hindered it, it was not this body that stopped it.
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
          // What was not read at all is worth reading again by another version.
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

/// Bodies that are old enough to be forgotten are still there.
package struct DeliveryDeletionFailed: Error {
  package let cause: any Error
}

/// Compresses a body into the spool.
private final class DeliveryBody: DeliveryWriting {
  private struct State: ~Copyable {
    // Fast rather than small: the device waits.
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
