internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

/// The Activity tab, the list of workouts and the personal records.
struct ActivityRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get(.activity) { request, context in
      let (html, failures) = try await viewers.read(request, context) { page in
        let model = try ActivityViewModel(page.viewer, from: page.reader)
        let html = ActivityPage.html(
          model.content, notice: page.notice, undo: Notice.undo(request, Address.workoutRestore),
          frame: page.frame(.activity))
        return (html, model.failures)
      }
      context.log(partsMissing: failures)
      return Response.page(html)
    }
    router.get(.workouts) { request, context in
      let query = WorkoutListQuery { request.searched($0.rawValue) }
      return try await viewers.page(request, context) { page in
        let model = try WorkoutListViewModel(page.viewer, query, from: page.reader)
        return WorkoutListPage.html(model.content, frame: page.frame(.activity))
      }
    }
    router.get(.records) { request, context in
      try await viewers.page(request, context) { page in
        RecordsPage.html(try RecordsViewModel(page.viewer, from: page.reader).content, frame: page.frame(.activity))
      }
    }
  }
}

extension Request {
  /// A field of a form that was sent as a query, in which a space is a plus sign (WHATWG URL, 5.1).
  fileprivate func searched(_ name: String) -> String? {
    for field in (uri.query ?? "").split(separator: "&") {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0] == name else { continue }
      return AddressText.decoded(parts[1].map { $0 == "+" ? "%20" : String($0) }.joined())
    }
    return nil
  }
}
