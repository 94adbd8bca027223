internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// What came in, from where, and what counts.
struct DataRoutes {
  let dependencies: ServerDependencies
  let viewers: Viewers
  let center: ImportCenter
  let audits: SharedWork<Audit>

  init(dependencies: ServerDependencies, viewers: Viewers, center: ImportCenter) {
    self.dependencies = dependencies
    self.viewers = viewers
    self.center = center
    let store = dependencies.store
    audits = SharedWork(revision: { try await store.revision() }) {
      try await AuditTotals(store: store)(in: CivilDay.accepted)
    }
  }

  func add(to router: Router<AppContext>) {
    router.get("/data") { request, _ in
      let viewer = await viewers.viewer(request)
      let model = DataViewModel(store: dependencies.store)
      await model.load(viewer)
      guard let content = model.content else { throw StorageError.failed(reason: "contents") }
      return Response.page(
        DataPage.html(
          content, state: center.panel(viewer), notice: Notice.text(request, viewer.language),
          frame: viewers.frame(request, viewer, current: "/data")))
    }
    router.forHeavyWork.get("/data/audit") { request, _ in
      let viewer = await viewers.viewer(request)
      let audit = try await audits.value()
      let words = SourceWriter(viewer, timeline: try await dependencies.store.timeline())
      return Response.page(
        AuditPage.html(words.audit(audit), frame: viewers.frame(request, viewer, current: "/data")))
    }
    addBatches(to: router)
    SourceRoutes(dependencies: dependencies, viewers: viewers).add(to: router)
    ZoneRoutes(dependencies: dependencies, viewers: viewers).add(to: router)
  }

  private func addBatches(to router: Router<AppContext>) {
    router.get("/data/batches/:batch") { request, context in
      let viewer = await viewers.viewer(request)
      let batch = try await batch(context)
      let words = SourceWriter(viewer, timeline: try await dependencies.store.timeline())
      return Response.page(
        BatchPage.html(
          BatchContent(batch, words), notice: Notice.text(request, viewer.language),
          frame: viewers.frame(request, viewer, current: "/data")))
    }
    router.forHeavyWork.get("/data/batches/:batch/report.csv") { _, context in
      let batch = try await batch(context)
      let table = BatchTable.csv(batch, try await dependencies.store.changes(ofBatch: batch.id))
      return Response.download(table, type: "text/csv; charset=utf-8", name: "import-\(batch.id).csv")
    }
    router.post("/data/batches/:batch/undo") { _, context in
      let batch = try await batch(context)
      return try await Notice.after("/data") {
        guard let report = try await dependencies.store.undo(batch: batch.id, now: dependencies.now()) else {
          return nil
        }
        return .undone(removed: report.removed + report.removedElements, kept: report.kept)
      }
    }
  }

  private func batch(_ context: AppContext) async throws -> StoredBatch {
    guard let id = Int(try context.parameters.require("batch")),
      let batch = try await dependencies.store.batches().first(where: { $0.id == id })
    else { throw HTTPError(.notFound) }
    return batch
  }
}
