internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

struct AssetRoutes {
  func add(to router: Router<AppContext>) {
    router.get(RouterPath(Assets.pattern)) { request, context in
      let hash = try context.parameters.require("hash")
      let name = try context.parameters.require("name")
      guard let response = Assets.response(hash: hash, name: name, request) else { throw HTTPError(.notFound) }
      return response
    }
    router.get(RouterPath(Assets.favicon)) { _, _ in
      Response(status: .movedPermanently, headers: [.location: Assets.url("icon.svg")])
    }
  }
}

struct GalleryRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get(.gallery) { request, context in
      try await viewers.page(request, context) { GalleryPage.html(GalleryContent($0.viewer), frame: $0.frame(nil)) }
    }
  }
}
