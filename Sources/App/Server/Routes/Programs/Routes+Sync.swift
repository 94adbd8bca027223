internal import DailveDomain
internal import DailvePrograms
internal import DailveSync
internal import DailveViewModels
internal import Foundation
internal import Hummingbird
internal import NIOCore

/// The exchange with other stores and with devices that keep entries. Never cached.
struct SyncRoutes {
  let keys: KeyCheck
  /// Milliseconds since 1970.
  let clock: @Sendable () -> Int

  /// A key of either kind, or a session.
  static let scopes: [TokenScope] = [.sync, .peer]

  func add(to router: Router<AppContext>) {
    addPeers(to: router)
    router.forOwnPages.get(.syncPull) { request, context in
      let store = try await keys.admit(request, context, for: Self.scopes).person.store
      let page = try await store.page(Self.pull(request))
      return try Response.json(page)
    }
    router.forOwnPages.post(.syncEntries) { request, context in
      try await keys.admit(request, context, for: Self.scopes, as: .sender)
      var push = try await Self.push(request)
      // Bodies take as long as their sender likes, and a sender may lose access meanwhile.
      let (person, key) = try await keys.admit(request, context, for: Self.scopes)
      push.sender = key?.name
      try await context.checkSession()
      let receipt = try await person.store.sync(push, now: clock())
      return try Response.json(receipt)
    }
  }

  /// Routes that accept only other stores, in their own format (docs/peers.md).
  private func addPeers(to router: Router<AppContext>) {
    router.forOwnPages.post(.syncPeer) { request, context in
      // People at this machine have other ways; a store identifies itself by its key.
      guard request.headers[.authorization] != nil else { throw APIProblem.noKey }
      try await keys.admit(request, context, for: [.peer], acceptsSession: false, as: .sender)
      guard request.headers[.contentType] == "application/octet-stream" else {
        throw HTTPError(.unsupportedMediaType)
      }
      let body = try await request.body.collect(upTo: PeerLimits.mostBytes)
      let store = try await keys.admit(request, context, for: [.peer], acceptsSession: false).person.store
      let (bytes, now) = (Array(body.readableBytesView), clock())
      // Parsing megabytes happens on a thread for which nobody else waits.
      let answer = try await withTaskExecutorPreference(WorkThread.peers) {
        try await Self.answer(bytes, by: store, now: now)
      }
      return Response(
        status: .ok, headers: [.contentType: "application/octet-stream", .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer)))
    }
  }

  @concurrent private static func answer(_ bytes: [UInt8], by store: any PeerFollowing, now: Int) async throws
    -> [UInt8]
  {
    try await PeerService.answer(bytes, by: store, now: now)
  }

  /// - Throws: `EndpointProblem.parameter`.
  static func pull(_ request: Request) throws(EndpointProblem) -> SyncPull {
    let fields = try request.fields(["seq", "boot", "mark", "limit"])
    func number(_ name: String, or usual: Int, atLeast least: Int = 0) throws(EndpointProblem) -> Int {
      guard let text = fields[name] else { return usual }
      guard let number = Int(text), number >= least else { throw .parameter(name) }
      return number
    }
    var mark: SyncPosition?
    if let boot = fields["boot"] {
      guard EntryID.isValid(boot) else { throw .parameter("boot") }
      mark = SyncPosition(boot: boot, sequence: try number("mark", or: 0))
    }
    let limit = try number("limit", or: SyncLimits.mostRows, atLeast: 1)
    guard limit <= SyncLimits.mostRows else { throw .parameter("limit") }
    return SyncPull(cursor: try number("seq", or: 0), mark: mark, limit: limit)
  }

  /// - Throws: 415 for content that a form of another site could send, 413 for too much, 400 for an invalid push.
  private static func push(_ request: Request) async throws -> SyncPush {
    let type = request.headers[.contentType] ?? ""
    guard type.lowercased().hasPrefix("application/json") else { throw HTTPError(.unsupportedMediaType) }
    let body = try await request.body.collect(upTo: SyncLimits.mostBytes)
    guard let push = try? JSONDecoder().decode(SyncPush.self, from: Data(body.readableBytesView)) else {
      throw HTTPError(.badRequest)
    }
    guard push.rows.count + push.operations.count <= SyncLimits.mostRows else { throw HTTPError(.contentTooLarge) }
    // The author is part of an operation's meaning.
    guard push.operations.isEmpty || push.client.map(EntryID.isValid) == true,
      push.operations.allSatisfy({ EntryID.isValid($0.id) })
    else { throw HTTPError(.badRequest) }
    return push
  }
}
