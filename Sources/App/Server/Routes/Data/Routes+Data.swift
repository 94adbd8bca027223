internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird
internal import NIOPosix

/// The Data page, the audit, and the imports.
struct DataRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get(.data) { request, context in
      let imports = try context.person.imports
      let before = request.day("before")
      return try await viewers.page(request, context) { page in
        DataPage.html(
          try DataViewModel(page.viewer, from: page.reader, before: before).content, state: imports.panel(page.viewer),
          notice: page.notice, frame: page.frame(.data))
      }
    }
    router.forOwnPages.get(.audit) { request, context in
      let html = try await viewers.heavyRead(request, context) { page in
        AuditPage.html(try page.words.audit(AuditTotals(page.reader)()), frame: page.frame(.data))
      }
      return Response.page(html)
    }
    addBatches(to: router)
  }

  private func addBatches(to router: Router<AppContext>) {
    router.get(.batch) { request, context in
      let id = try context.number()
      // The backups page says why this is unknown.
      let backup = try? await context.person.backups?.backup(holding: id)
      return try await viewers.page(request, context) { page in
        try page.reader.batch(id).map { batch in
          let delivery = batch.kind == .push ? try page.reader.delivery(ofBatch: id) : nil
          let content = BatchContent(batch, delivery: delivery, backup: backup, try page.words)
          return BatchPage.html(content, notice: page.notice, frame: page.frame(.data))
        }
      }
    }
    router.forOwnPages.get(.batchReport) { request, context in
      let id = try context.number()
      let table = try await viewers.heavyRead(request, context) { page in
        try page.reader.batch(id).map { BatchTable.csv($0, try page.reader.changes(ofBatch: id)) }
      }
      guard let table else { throw HTTPError(.notFound) }
      return Response.download(table, type: "text/csv; charset=utf-8", name: "import-\(id).csv")
    }
    router.get(.pushedDay) { request, context in
      guard let day = CivilDay(accepting: try context.id()) else { throw HTTPError(.notFound) }
      return try await viewers.page(request, context) { page in
        try PushedDayViewModel(page.viewer, from: page.reader, day: day).map {
          PushedDayPage.html($0, notice: page.notice, frame: page.frame(.data))
        }
      }
    }
    router.post(.batchReplay) { request, context in
      let id = try context.number()
      let found = try await viewers.read(request, context) { page in
        try page.reader.delivery(ofBatch: id).map { delivery in
          (delivery: delivery, day: try page.reader.timeline().day(at: delivery.head.received))
        }
      }
      guard let (delivery, day) = found else { throw HTTPError(.notFound) }
      // The result is another row of its day.
      return try await Notice.after(.pushedDay(day)) {
        let deliveries = try context.person.deliveries
        return .replayed(try await NIOThreadPool.singleton.runIfActive { try deliveries.replay(delivery) })
      }
    }
    router.post(.batchUndo) { request, context in
      let id = try context.number()
      let isThere = try await viewers.read(request, context) { try $0.reader.batch(id) != nil }
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
