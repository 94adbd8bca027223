internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Foundation
internal import Synchronization

/// The import under way, one at a time, and how it went.
final class ImportCenter: Sendable {
  enum Phase: Sendable {
    case idle
    case preparing
    case running(name: String, progress: ImportProgress, started: Instant)
    case done(ImportReport)
    case failed(any Error)
    case cancelled
  }

  private struct State {
    var phase = Phase.idle
    var wantsCancel = false
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

  /// False while another import runs.
  func reserve() -> Bool {
    state.withLock { state in
      switch state.phase {
      case .preparing, .running: return false
      default:
        state.phase = .preparing
        state.wantsCancel = false
        return true
      }
    }
  }

  func fail(_ error: any Error) { state.withLock { $0.phase = .failed(error) } }

  func cancel() {
    state.withLock { state in
      state.wantsCancel = true
      if case .preparing = state.phase { state.phase = .cancelled }
    }
  }

  /// Runs an uploaded file on a thread of its own and removes it afterwards.
  func start(path: String, name: String, homeZone: String?) {
    Thread.detachNewThread { [self] in
      defer { try? FileManager.default.removeItem(atPath: path) }
      run(path: path, name: name, homeZone: homeZone)
    }
  }

  func startSample() {
    let path = dependencies.uploads + "/sample.zip"
    Thread.detachNewThread { [self] in
      defer { try? FileManager.default.removeItem(atPath: path) }
      do {
        try FileManager.default.createDirectory(atPath: dependencies.uploads, withIntermediateDirectories: true)
        try dependencies.imports.writeSample(to: path, until: nil)
        // The sample person brings their own zone; the browser's is not theirs.
        run(path: path, name: "sample.zip", homeZone: nil)
      } catch {
        fail(error)
      }
    }
  }

  private func run(path: String, name: String, homeZone: String?) {
    let started = dependencies.now()
    state.withLock { state in
      if !state.wantsCancel {
        state.phase = .running(name: name, progress: ImportProgress(), started: started)
      }
    }
    do {
      let report = try dependencies.imports.run(path: path, name: name, homeZone: homeZone, isPreview: false) {
        progress, glimpse in
        state.withLock { state in
          if state.wantsCancel { return false }
          state.phase = .running(name: name, progress: progress, started: started)
          return true
        }
      }
      state.withLock { $0.phase = report.map { .done($0) } ?? .cancelled }
    } catch {
      fail(error)
    }
  }

  /// In words.
  func panel(_ language: Language) -> ImportPanelState {
    var panel = ImportPanelState()
    switch phase {
    case .idle: break
    case .preparing:
      panel.isRunning = true
      panel.title = language[.importPreparing]
    case .running(let name, let progress, let started):
      panel.isRunning = true
      panel.title = language(.importRunning, name)
      let percent = progress.total > 0 ? min(100, progress.read * 100 / progress.total) : 0
      panel.percent = percent
      func megabytes(_ bytes: Int) -> String { NumberFormat.text(Double(bytes) / 1e6, decimals: 0) }
      panel.detail = language(
        .importProgress, megabytes(progress.read), megabytes(progress.total),
        NumberFormat.text(Double(progress.records), decimals: 0))
      let elapsed = dependencies.now().seconds - started.seconds
      if percent > 2, elapsed > 0 {
        panel.detail += " · " + language(.importLeft, "\(elapsed * (100 - percent) / percent)")
      }
    case .done(let report):
      panel.isDone = true
      panel.result = ReportWriter(language).result(report)
    case .failed(let error): panel.result = ReportWriter(language).failure(error)
    case .cancelled: panel.result = language[.importCancelled]
    }
    return panel
  }
}
