internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

/// The data and code with which a browser predicts scores.
private struct ScorePreviewAnswer: Encodable {
  var forecast: ScorePreviewContent
  var engine: EngineScript
}

struct WhatIfRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.forOwnPages.get(.scorePreview) { request, context in
      let content = try await viewers.read(request, context) { page in
        try ScorePreviewContent(page.viewer, from: page.reader)
      }
      return try Response.json(ScorePreviewAnswer(forecast: content, engine: Assets.engine))
    }
    for score in WhatIfScore.allCases {
      router.get(score.address.pattern) { request, context in
        try await viewers.page(request, context) { page in
          let model = try WhatIfViewModel(
            score, page.viewer, field: { request.uri.queryParameters.get($0) }, from: page.reader)
          var frame = page.frame(score == .condition ? .today : score.page)
          if model.content.empty == nil { frame.ownScriptURL = Assets.url("what-if.js") }
          return WhatIfPage.html(model.content, Assets.engine, frame: frame)
        }
      }
    }
  }
}
