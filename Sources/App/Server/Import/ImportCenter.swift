internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Foundation
internal import Synchronization

/// The import under way, one at a time, and how it went.
final class ImportCenter: Sendable {
  enum Phase: Sendable {
    case idle
    case preparing
    case running(name: String, progress: ImportProgress, glimpse: ImportGlimpse, started: Instant, isPreview: Bool)
    /// Waits for the person's word.
    case previewed(ImportReport, Upload)
    case done(ImportReport)
    case failed(any Error)
    case cancelled
  }

  /// A file that has been sent, and what it is to become.
  struct Upload: Sendable {
    var path: String
    var name: String
    /// The browser's.
    var zone: String?

    func discard() { try? FileManager.default.removeItem(atPath: path) }
  }

  /// One import, from the person's wish to how it ended. What belongs to one that was cancelled, and comes in late, changes nothing.
  struct Job: Sendable, Equatable {
    fileprivate var number: Int
  }

  private struct State {
    var phase = Phase.idle
    var wantsCancel = false
    var job = Job(number: 0)

    mutating func begin() -> Job {
      job.number += 1
      phase = .preparing
      wantsCancel = false
      return job
    }

    /// Nothing of the job that was counts any more.
    mutating func cancel() {
      job.number += 1
      phase = .cancelled
    }
  }

  private let state = Mutex(State())
  private let dependencies: ServerDependencies

  init(_ dependencies: ServerDependencies) { self.dependencies = dependencies }

  var phase: Phase { state.withLock { $0.phase } }

  var isRunning: Bool {
    switch phase {
    case .preparing, .running: true
    default: false
    }
  }

  /// `nil` while another import runs.
  func reserve() -> Job? {
    state.withLock { state in
      switch state.phase {
      case .preparing, .running: return nil
      default:
        // A preview that nobody has answered gives way to a new file.
        if case .previewed(_, let upload) = state.phase { upload.discard() }
        return state.begin()
      }
    }
  }

  /// Puts away what the last import was about, its file and name included.
  func forget() {
    state.withLock { state in
      switch state.phase {
      case .preparing, .running: return
      case .previewed(_, let upload): upload.discard()
      default: break
      }
      state.phase = .idle
    }
  }

  /// What breaks because somebody stopped it has not failed.
  func fail(_ error: any Error, _ job: Job) {
    change(job) { $0.phase = $0.wantsCancel ? .cancelled : .failed(error) }
  }

  /// Nothing happens where the job is no longer the one that counts.
  private func change(_ job: Job, _ body: (inout State) -> Void) {
    state.withLock { state in
      if state.job == job { body(&state) }
    }
  }

  /// The person has been told elsewhere what a batch has brought.
  func acknowledge(batch: Int) {
    state.withLock { state in
      if case .done(let report) = state.phase, report.batch == batch { state.phase = .idle }
    }
  }

  func cancel() {
    state.withLock { state in
      switch state.phase {
      case .preparing: state.cancel()
      case .previewed(_, let upload):
        upload.discard()
        state.cancel()
      // It stops at the next safe place and says so itself.
      case .running: state.wantsCancel = true
      default: break
      }
    }
  }

  /// Imports an uploaded file on a thread of its own, or says first what that would change.
  func start(_ upload: Upload, _ job: Job, preview: Bool) {
    Thread.detachNewThread { [self] in run(upload, job, isPreview: preview) }
  }

  /// Takes the previewed file in. False when there is none.
  func confirm() -> Bool {
    let next = state.withLock { state -> (Upload, Job)? in
      guard case .previewed(_, let upload) = state.phase else { return nil }
      return (upload, state.begin())
    }
    guard let (upload, job) = next else { return false }
    start(upload, job, preview: false)
    return true
  }

  func startSample(_ job: Job) {
    let path = dependencies.uploads + "/sample-\(UUID().uuidString).zip"
    Thread.detachNewThread { [self] in
      do {
        try FileManager.default.createDirectory(
          atPath: dependencies.uploads, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try dependencies.imports.writeSample(to: path, until: nil)
        // The demo person brings their own zone; the browser's is not theirs.
        run(Upload(path: path, name: "sample.zip", zone: nil), job, isPreview: false)
      } catch {
        fail(error, job)
      }
    }
  }

  private func run(_ upload: Upload, _ job: Job, isPreview: Bool) {
    let started = dependencies.now()
    let isStopped: @Sendable () -> Bool = { [self] in state.withLock { $0.job != job || $0.wantsCancel } }
    func show(_ progress: ImportProgress, _ glimpse: ImportGlimpse) {
      change(job) { state in
        guard !state.wantsCancel else { return }
        var known = progress
        // A piece that only asks for patience says nothing of how far it is.
        if known.total == 0, case .running(_, let earlier, _, _, _) = state.phase { known = earlier }
        state.phase = .running(
          name: upload.name, progress: known, glimpse: glimpse, started: started, isPreview: isPreview)
      }
    }
    var isKept = false
    defer { if !isKept { upload.discard() } }
    do {
      guard !isStopped() else { return }
      show(beginning(upload), ImportGlimpse())
      let report = try dependencies.imports.run(
        path: upload.path, name: upload.name, proposedZone: upload.zone, isPreview: isPreview,
        isCancelled: isStopped, progress: show)
      change(job) { state in
        guard let report else { return state.phase = .cancelled }
        // There is nothing to decide about a file that is here already.
        isKept = isPreview && report.sameAs == nil
        state.phase = isKept ? .previewed(report, upload) : .done(report)
      }
    } catch {
      fail(error, job)
    }
  }

  /// Nothing read yet, of as many bytes as there are.
  private func beginning(_ upload: Upload) -> ImportProgress {
    var progress = ImportProgress()
    let size = (try? FileManager.default.attributesOfItem(atPath: upload.path))?[.size] as? NSNumber
    progress.total = size?.intValue ?? 0
    return progress
  }

  /// In words.
  func panel(_ viewer: ViewerContext) -> ImportPanelState {
    let language = viewer.language
    var panel = ImportPanelState()
    switch phase {
    case .idle: break
    case .preparing:
      panel.isRunning = true
      panel.title = language[.importPreparing]
    case .running(let name, let progress, let glimpse, let started, let isPreview):
      panel.isRunning = true
      panel.title = language(isPreview ? .importChecking : .importRunning, name)
      panel.glimpse = isPreview ? nil : GlimpseContent(glimpse, language)
      let percent = progress.total > 0 ? min(100, progress.read * 100 / progress.total) : 0
      panel.percent = percent
      // Small files would be nothing of nothing.
      func megabytes(_ bytes: Int) -> String {
        NumberFormat.text(Double(bytes) / 1e6, decimals: progress.total < 10_000_000 ? 1 : 0)
      }
      panel.detail = language(
        .importProgress, megabytes(progress.read), megabytes(progress.total),
        NumberFormat.text(Double(progress.records), decimals: 0))
      let elapsed = dependencies.now().seconds - started.seconds
      if percent == 100 {
        panel.detail += " · " + language[.importFinishing]
      } else if percent > 2, elapsed > 0 {
        panel.detail += " · " + language(.importLeft, "\(elapsed * (100 - percent) / percent)")
      }
    case .previewed(let report, let upload):
      panel.preview = PreviewContent(
        report, name: upload.name, SourcePresenter(viewer, timeline: ZoneTimeline(home: .utc)))
    case .done(let report):
      panel.isDone = true
      panel.next = report.sameAs == nil ? Notice.imported(batch: report.batch) : nil
      panel.result = ReportPresenter(language).result(report)
      panel.zone = ReportPresenter(language).zone(report)
    case .failed(let error): panel.result = ReportPresenter(language).failure(error)
    case .cancelled: panel.result = language[.importCancelled]
    }
    return panel
  }
}
