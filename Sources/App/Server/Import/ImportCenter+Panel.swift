internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels

extension ImportCenter {
  /// The phase in words.
  func panel(_ viewer: ViewerContext) -> ImportPanelState {
    let language = viewer.language
    let (phase, job) = current
    var panel = ImportPanelState()
    panel.job = job.name
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
      // Without a decimal, small files would show 0 of 0 MB.
      func megabytes(_ bytes: Int) -> String {
        NumberFormat.text(Double(bytes) / 1e6, decimals: progress.total < 10_000_000 ? 1 : 0)
      }
      panel.detail = language(
        .importProgress, megabytes(progress.read), megabytes(progress.total),
        NumberFormat.text(Double(progress.records), decimals: 0))
      let elapsed = now().seconds - started.seconds
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
