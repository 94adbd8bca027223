internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

struct WhatIfRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    for score in WhatIfScore.allCases {
      router.get(score.address.pattern) { request, context in
        try await viewers.page(request, context) { page in
          let model = try WhatIfViewModel(
            score, page.viewer, field: { request.uri.queryParameters.get($0) }, from: page.reader)
          var frame = page.frame(score == .condition ? .today : score.page)
          if model.content.empty == nil { frame.ownScriptURL = Assets.url("what-if.js") }
          return WhatIfPage.html(
            model.content,
            .init(workerURL: Assets.url("engine.js"), moduleURL: Assets.url("engine.wasm")), frame: frame)
        }
      }
    }
  }
}
