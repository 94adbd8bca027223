internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

struct ConditionRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get("/condition") { request, context in
      try await viewers.page(request, context) { page in
        ConditionPage.html(try ConditionViewModel(page.viewer, from: page.reader).content, frame: page.frame("/"))
      }
    }
  }
}
