internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

struct DataRoutes {
  let dependencies: ServerDependencies
  let viewers: Viewers
  let center: ImportCenter

  func add(to router: Router<AppContext>) {
    router.get("/data") { request, _ in
      let viewer = await viewers.viewer(request)
      let model = DataViewModel(store: dependencies.store)
      await model.load(viewer)
      guard let content = model.content else { throw StorageError.failed(reason: "contents") }
      return Response.page(
        DataPage.html(
          content, state: center.panel(viewer.language), frame: viewers.frame(request, viewer, current: "/data")))
    }
  }
}
