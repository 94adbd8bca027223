internal import DailveDomain
internal import DailveScores
internal import DailveSystem
internal import DailveViewModels
internal import Foundation
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
      let store = try await keys.admit(request, context, for: [.monitor], acceptsSession: false).person.store
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

/// The system's figures about this process (proc(5)).
struct ProcessFigures: Sendable {
  /// Bytes in memory.
  var resident: Double
  var openFiles: Double

  /// Reads files, so never call it on the cooperative pool.
  init() {
    // Figures that the system does not provide are 0: a missing figure is no reason not to answer.
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst()
      .first.flatMap { Double($0) }
    resident = (pages ?? 0) * Double(ThisProcess.pageSize)
    openFiles = Double((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count ?? 0)
  }
}
