internal import DailveDomain
internal import DailveScores
internal import Foundation
internal import Synchronization

/// Runs one import at a time and remembers how the last one ended.
final class ImportCenter: Sendable {
  enum Phase: Sendable {
    case idle
    case preparing
    case running(name: String, progress: ImportProgress, glimpse: ImportGlimpse, started: Instant, isPreview: Bool)
    /// Waits for the person to confirm or cancel.
    case previewed(ImportReport, Upload)
    case done(ImportReport)
    case failed(any Error)
    case cancelled
  }

  /// An uploaded file.
  struct Upload: Sendable {
    var path: String
    var name: String
    /// IANA name of the browser's zone.
    var zone: String?

    /// For callers on their own thread. A file that cannot be deleted now is deleted at the next start of the server.
    func remove() { try? FileManager.default.removeItem(atPath: path) }

    func discard() async { await UploadFile.discard(path) }
  }

  /// Identifies one import, from the request to its end, so that late results of a cancelled one are ignored.
  struct Job: Sendable, Equatable {
    /// The name that forms use for it. It is unique, even across restarts; empty if there is no import.
    let name: String
    fileprivate var number: Int
  }

  private struct State {
    var phase = Phase.idle
    var wantsCancel = false
    var job = Job(name: "", number: 0)
    /// True while something runs that must not coincide with an import.
    var isHeld = false

    var isRunning: Bool {
      switch phase {
      case .preparing, .running: true
      default: false
      }
    }

    mutating func begin(_ name: String? = nil) -> Job {
      job = Job(name: name ?? UUID().uuidString, number: job.number + 1)
      phase = .preparing
      wantsCancel = false
      return job
    }

    /// The file that waits to be confirmed.
    var preview: Upload? {
      if case .previewed(_, let upload) = phase { upload } else { nil }
    }

    /// Invalidates the current job.
    mutating func cancel() {
      job = Job(name: "", number: job.number + 1)
      phase = .cancelled
    }
  }

  private let state = Mutex(State())
  private let imports: any ImportRunning
  private let backups: (any BackupKeeping)?
  /// Folder for files that wait to be imported.
  private let uploads: String
  let now: @Sendable () -> Instant

  init(
    _ imports: any ImportRunning, backups: (any BackupKeeping)?, uploads: String, now: @escaping @Sendable () -> Instant
  ) {
    self.imports = imports
    self.backups = backups
    self.uploads = uploads
    self.now = now
  }

  var phase: Phase { current.phase }

  /// The phase, and the job to which it belongs.
  var current: (phase: Phase, job: Job) { state.withLock { (phase: $0.phase, job: $0.job) } }

  /// Begins a job; `nil` while another import or incompatible work runs.
  ///
  /// - Parameter name: The sender's name for it, drawn for this job alone.
  func reserve(_ name: String? = nil) async -> Job? {
    let (job, upload) = state.withLock { state -> (Job?, Upload?) in
      guard mayBegin(state) else { return (nil, nil) }
      // A preview that was never confirmed gives way to a new file.
      let upload = state.preview
      return (state.begin(name), upload)
    }
    await upload?.discard()
    return job
  }

  private func mayBegin(_ state: State) -> Bool {
    // A restore continues after the request that started it has been answered.
    !state.isRunning && !state.isHeld && backups?.backupWork != .restoring
  }

  /// Runs work that must not coincide with an import: none begins until it is done. The last import's result is
  /// discarded.
  ///
  /// - Throws: `StorageError.busy` while an import runs.
  func withNoImport<T>(_ body: () async throws -> T) async throws -> T {
    let isFree = state.withLock { state -> Bool in
      guard !state.isRunning, !state.isHeld else { return false }
      state.isHeld = true
      return true
    }
    guard isFree else { throw StorageError.busy }
    defer { state.withLock { $0.isHeld = false } }
    let result = try await body()
    await forget()
    return result
  }

  /// Discards the last import's result, with its file and name.
  private func forget() async {
    let upload = state.withLock { state -> Upload? in
      let upload = state.preview
      switch state.phase {
      case .preparing, .running: break
      default: state.phase = .idle
      }
      return upload
    }
    await upload?.discard()
  }

  /// Ends the job with an error, or as cancelled if the person cancelled it.
  func fail(_ error: any Error, _ job: Job) {
    change(job) { $0.phase = $0.wantsCancel ? .cancelled : .failed(error) }
  }

  /// Changes the state if the job is still the current one.
  private func change(_ job: Job, _ body: (inout State) -> Void) {
    state.withLock { state in
      if state.job == job { body(&state) }
    }
  }

  /// Notes that the result of this batch has been shown on another page.
  func acknowledge(batch: Int) {
    state.withLock { state in
      if case .done(let report) = state.phase, report.batch == batch { state.phase = .idle }
    }
  }

  /// Stops an import or discards its preview.
  ///
  /// - Parameter name: The name of its job. Nothing happens if that job has ended or has been replaced.
  func cancel(_ name: String) async {
    let upload = state.withLock { state -> Upload? in
      guard state.job.name == name else { return nil }
      let upload = state.preview
      switch state.phase {
      case .preparing, .previewed: state.cancel()
      // It stops at the next safe point and then sets the phase itself.
      case .running: state.wantsCancel = true
      default: break
      }
      return upload
    }
    await upload?.discard()
  }

  /// Imports or previews an uploaded file on a dedicated thread.
  func start(_ upload: Upload, _ job: Job, preview: Bool) {
    Thread.detachNewThread { [self] in run(upload, job, isPreview: preview) }
  }

  /// Imports the file whose preview this job made; `false` if another file, or none, is waiting now.
  func confirm(_ name: String) -> Bool {
    let next = state.withLock { state -> (Upload, Job)? in
      guard state.job.name == name, mayBegin(state), let upload = state.preview else { return nil }
      return (upload, state.begin())
    }
    guard let (upload, job) = next else { return false }
    start(upload, job, preview: false)
    return true
  }

  func startDemoPerson(_ job: Job) {
    let path = uploads + "/sample-\(UUID().uuidString).zip"
    Thread.detachNewThread { [self] in
      do {
        try FileManager.default.createDirectory(
          atPath: uploads, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try imports.writeDemoPerson(to: path, until: nil)
        // The demo person's records carry their own zone; the browser's does not apply.
        run(Upload(path: path, name: "demo.zip", zone: nil), job, isPreview: false)
      } catch {
        fail(error, job)
      }
    }
  }

  private func run(_ upload: Upload, _ job: Job, isPreview: Bool) {
    let started = now()
    let isStopped: @Sendable () -> Bool = { [self] in state.withLock { $0.job != job || $0.wantsCancel } }
    func show(_ progress: ImportProgress, _ glimpse: ImportGlimpse) {
      change(job) { state in
        guard !state.wantsCancel else { return }
        var known = progress
        // An empty chunk, sent while reading takes long, carries no progress.
        if known.total == 0, case .running(_, let earlier, _, _, _) = state.phase { known = earlier }
        state.phase = .running(
          name: upload.name, progress: known, glimpse: glimpse, started: started, isPreview: isPreview)
      }
    }
    var isKept = false
    defer { if !isKept { upload.remove() } }
    do {
      guard !isStopped() else { return }
      show(beginning(upload), ImportGlimpse())
      let report = try imports.run(
        path: upload.path, name: upload.name, proposedZone: upload.zone, isPreview: isPreview,
        isCancelled: isStopped, progress: show)
      change(job) { state in
        guard let report else { return state.phase = .cancelled }
        // A file that is already in the store needs no confirmation.
        isKept = isPreview && report.sameAs == nil
        state.phase = isKept ? .previewed(report, upload) : .done(report)
      }
    } catch {
      fail(error, job)
    }
  }

  /// Progress before the first chunk: 0 of the file's size.
  private func beginning(_ upload: Upload) -> ImportProgress {
    var progress = ImportProgress()
    // Without a size there is no percentage; an unreadable file fails in a moment, with a sentence.
    let size = (try? FileManager.default.attributesOfItem(atPath: upload.path))?[.size] as? NSNumber
    progress.total = size?.intValue ?? 0
    return progress
  }
}
