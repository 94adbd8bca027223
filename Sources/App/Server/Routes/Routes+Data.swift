internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// The Data page, the audit, and the imports.
struct DataRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get(.data) { request, context in
      let imports = try context.person.imports
      return try await viewers.page(request, context) { page in
        DataPage.html(
          try DataViewModel(page.viewer, from: page.reader).content, state: imports.panel(page.viewer),
          notice: page.notice, frame: page.frame(.data))
      }
    }
    router.forHeavyWork.get(.audit) { request, context in
      let html = try viewers.heavyRead(request, context) { page in
        AuditPage.html(try page.words.audit(AuditTotals(page.reader)()), frame: page.frame(.data))
      }
      return Response.page(html)
    }
    addBatches(to: router)
  }

  private func addBatches(to router: Router<AppContext>) {
    router.get(.batch) { request, context in
      let id = try context.number()
      return try await viewers.page(request, context) { page in
        try page.reader.batches().first { $0.id == id }.map { batch in
          BatchPage.html(
            BatchContent(batch, try page.words), notice: page.notice, frame: page.frame(.data))
        }
      }
    }
    router.forHeavyWork.get(.batchReport) { request, context in
      let id = try context.number()
      let table = try viewers.heavyRead(request, context) { page in
        try page.reader.batches().first { $0.id == id }.map { BatchTable.csv($0, try page.reader.changes(ofBatch: id)) }
      }
      guard let table else { throw HTTPError(.notFound) }
      return Response.download(table, type: "text/csv; charset=utf-8", name: "import-\(id).csv")
    }
    router.post(.batchUndo) { request, context in
      let id = try context.number()
      let isThere = try await viewers.read(request, context) { try $0.reader.batches().contains { $0.id == id } }
      guard isThere else { throw HTTPError(.notFound) }
      return try await Notice.after(.data) {
        guard let report = try await context.person.store.undo(batch: id, now: viewers.now()) else { return nil }
        return .undone(removed: report.removed + report.removedElements, kept: report.kept)
      }
    }
  }
}

extension Page {
  /// Presenter for imports, sources and stays, in the zones of the person's timeline.
  var words: SourcePresenter {
    get throws { SourcePresenter(viewer, timeline: try reader.timeline()) }
  }
}
