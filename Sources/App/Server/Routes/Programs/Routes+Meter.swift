internal import DailveDomain
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird
internal import NIOPosix

/// The server's health, for Prometheus.
struct MeterRoutes {
  let meter: ServerMeter
  let keys: KeyCheck
  let now: @Sendable () -> Instant

  func add(to router: Router<AppContext>) {
    let started = now()
    router.forOwnPages.get(.meter) { request, context in
      try await keys.admit(request, context, for: [.monitor], takesSession: false)
      let store = try context.person.store
      let (size, imports, access) = try await store.read {
        (try $0.size(), try $0.importCount(), try $0.access())
      }
      let sessions = access.sessions.count { $0.isOpen(at: now()) }
      let process = try await NIOThreadPool.singleton.runIfActive { ProcessFigures() }
      let text = meter.text([
        ("dailve_store_bytes", "Size of the store's file.", Double(size.databaseBytes)),
        ("dailve_imports", "Imports in the store, those that were undone included.", Double(imports)),
        ("dailve_sessions", "Browsers that are signed in.", Double(sessions)),
        (
          "dailve_connections", "Connections that are open; over HTTP/2 each request is one.",
          Double(ConnectionWatch.open)
        ),
        ("process_resident_memory_bytes", "Memory in use.", process.resident),
        ("process_open_fds", "Open files and connections.", process.openFiles),
        ("process_start_time_seconds", "When the server started, in seconds since 1970.", Double(started.seconds)),
      ])
      return Response(
        status: .ok,
        headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
  }
}
