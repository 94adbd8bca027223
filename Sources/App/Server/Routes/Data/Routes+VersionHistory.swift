internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

/// Overwritten and deleted versions.
struct VersionHistoryRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get(.history) { request, context in
      try await viewers.page(request, context) { try Self.html($0, of: nil) }
    }
    router.get(.historyEntry) { request, context in
      let entry = try context.id()
      return try await viewers.page(request, context) { try Self.html($0, of: entry) }
    }
    router.post(.historyRestore) { request, context in
      let entry = try context.id()
      let form = try await request.form(context)
      guard EntryID.isValid(entry), let milliseconds = form["stamp"].flatMap({ Int($0) }), let device = form["device"]
      else { throw HTTPError(.badRequest) }
      let isKept = try await context.person.store.restoreVersion(
        of: entry, stamped: EntryStamp(milliseconds: milliseconds, device: device), now: viewers.now())
      if !isKept { try context.refuse(["": Viewers.language(request)[.historyGone]], status: .notFound) }
      return Response.seeOther(.history, isKept ? "done=restored" : "done=gone")
    }
  }

  private static func html(_ page: Page, of entry: String?) throws -> [UInt8] {
    let first = page.request.uri.queryParameters.get("from").flatMap { Int($0) } ?? 0
    let model = try VersionHistoryViewModel(page.viewer, of: entry, from: first, reader: page.reader)
    return VersionHistoryPage.html(
      model.content, isOfOneEntry: entry != nil, notice: page.notice, frame: page.frame(.data))
  }
}
