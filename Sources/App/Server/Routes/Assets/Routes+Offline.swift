internal import DailveHTML
internal import DailveViewModels
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// The files that make the pages an app for offline use. They contain nothing about the person and need no sign-in.
struct OfflineRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get(.serviceWorker) { _, _ in
      Response(
        status: .ok, headers: [.contentType: "text/javascript; charset=utf-8", .cacheControl: "no-cache"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: try ServiceWorkerScript.text())))
    }
    router.get(.manifest) { request, _ in
      let manifest = WebManifest(Viewers.language(request), isDark: request.cookie(CookieName.theme) == "dark")
      var response = try Response.json(manifest)
      response.headers[.contentType] = "application/manifest+json; charset=utf-8"
      response.headers[.cacheControl] = "no-cache"
      response.headers[.vary] = "Cookie, Accept-Language"
      return response
    }
    router.get(.offline) { request, _ in
      Response.page(OfflinePage.html(frame: PageFrame(request, viewers.stranger(request), current: nil)))
    }
  }
}
