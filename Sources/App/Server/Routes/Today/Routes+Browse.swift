internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

/// Browse: search, categories, and the former page More.
struct BrowseRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get(.browse) { request, context in
      // The page repeats what was searched. Only our own pages may choose that, or another site could guess what stands beside it by
      // the length of compressed answers.
      let isOurs = RequestOrigin(request, site: context.site) == .ours
      let query = isOurs ? request.uri.queryParameters.get(BrowsePage.field) ?? "" : ""
      let (html, failures) = try await viewers.read(request, context) { page in
        let model = try BrowseViewModel(page.viewer, query: query, from: page.reader)
        var frame = page.frame(.browse)
        frame.ownScriptURL = Assets.url("browse.js")
        return (BrowsePage.html(model.content, frame: frame), model.failures)
      }
      context.log(partsMissing: failures)
      return Response.page(html)
    }
    router.get(.browseCategory) { request, context in
      guard let category = BrowseCategory(rawValue: try context.id()) else { throw HTTPError(.notFound) }
      return try await viewers.page(request, context) { page in
        let model = try BrowseCategoryViewModel(page.viewer, category, from: page.reader)
        return BrowseCategoryPage.html(model.content, frame: page.frame(.browse))
      }
    }
    // Old links and installed apps know the address.
    router.get(.more) { _, _ in Response.seeOther(.browse) }
  }
}
