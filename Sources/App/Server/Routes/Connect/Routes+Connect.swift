internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird
internal import NIOPosix

/// Connecting devices: their keys, how to set them up, and what they have sent.
struct ConnectRoutes {
  let viewers: Viewers
  /// The separate address for devices; `nil` for a server without one.
  let listener: ListenerSwitch?
  /// True if programs that read need a key.
  let needsKey: Bool
  let trail: AccessTrail

  func add(to router: Router<AppContext>) {
    router.get(.connect) { request, context in
      let material = await material(context)
      let form = ConnectForm(
        way: request.way ?? .healthExport, address: proposed(request, context, material?.origins))
      return try await viewers.page(request, context) { page in
        ConnectPage.html(
          form, devices: try page.devices(at: viewers.now()), target: try material?.content(page),
          notice: page.notice, frame: page.connectFrame)
      }
    }
    router.post(.connect) { request, context in try await create(request, context) }
    router.get(.connectDevice) { request, context in
      let id = try context.id()
      let address = request.uri.queryParameters.get(ConnectForm.address).flatMap { DeviceAddress($0) }
      let proposed = proposed(request, context, await listener?.origins())
      return try await viewers.page(request, context) { page in
        try device(id, page, request.way, address, proposed, context, secret: nil).map {
          DevicePage.html($0, notice: page.notice, frame: page.connectFrame)
        }
      }
    }
    router.post(.connectRevoke) { request, context in
      let id = try context.id()
      let found = try await viewers.read(request, context) { try $0.reader.deviceTokens().first { $0.id == id } }
      guard let found else { throw HTTPError(.notFound) }
      return try await Notice.after(found.scopes.contains(.ingest) ? .connect : .programs) {
        _ = try await context.directory.revokeDeviceToken(id, at: viewers.now())
        trail.note(.keyWithdrawn, request, context)
        return .revoked
      }
    }
    router.post(.connectTest) { request, context in try await test(request, context) }
  }

  private func material(_ context: AppContext) async -> DeviceAddressMaterial? {
    guard let listener else { return nil }
    return await DeviceAddressMaterial(listener, site: context.site)
  }

  /// The first address that other machines reach, else the app's own.
  ///
  /// - Parameter origins: The separate addresses for devices.
  private func proposed(_ request: Request, _ context: AppContext, _ origins: [String]?) -> String {
    origins?.first ?? context.site ?? Self.own(request)
  }

  /// The address at which the page itself was reached, on this machine.
  private static func own(_ request: Request) -> String { "http://\(request.head.authority ?? "127.0.0.1:8420")" }

  private func create(_ request: Request, _ context: AppContext) async throws -> Response {
    let posted = try await request.form(context)
    let viewer = viewers.stranger(request)
    let material = await material(context)
    let proposed = proposed(request, context, material?.origins)
    var form = ConnectForm(way: .healthExport, address: proposed)
    guard let (token, address) = form.parse(posted, now: viewers.rightsNow(), viewer.language) else {
      let refused = form
      return try await viewers.page(request, context, status: .unprocessableContent) { page in
        ConnectPage.html(
          refused, devices: try page.devices(at: viewers.now()), target: try material?.content(page),
          frame: page.connectFrame)
      }
    }
    let (way, secret) = (form.chosen, DeviceSecret())
    do {
      // The browser submitted the form again, when the key from the first time is no longer known.
      if try await viewers.read(request, context, { try $0.contact(token.id) != nil }) {
        return try await Notice.after(.connectDevice(token.id)) { .madeAlready }
      }
      return try await NewKey(token, secret, trail).made(request, context) {
        // No redirect: the key exists only in this answer and is stored nowhere.
        try await viewers.page(request, context, status: .created) { page in
          try device(token.id, page, way, address, proposed, context, secret: secret.text).map {
            DevicePage.html($0, notice: page.notice, frame: page.connectFrame)
          }
        }
      }
    } catch let error as any StoreFailure {
      let failure = Failure(error)
      // The earlier key may exist, but withdrawn.
      form.fields.values[ConnectForm.device] = DeviceToken.newIdentifier()
      let html = ConnectPage.html(
        form, devices: [], target: material?.content(viewer), failure: failure.formSentence(viewer.language),
        frame: PageFrame(request, viewer, current: .data))
      return failure.answer(.page(html), context)
    }
  }

  /// Follows the path of a delivery, from the check of the key on, and shows the same page again.
  private func test(_ request: Request, _ context: AppContext) async throws -> Response {
    let id = try context.id()
    let posted = try await request.form(context)
    guard let secret = DeviceSecret(posted["key"] ?? "") else { throw HTTPError(.badRequest) }
    guard let token = try await context.directory.deviceToken(hash: secret.hash), token.id == id else {
      throw IngestRefusal.token(.unknown)
    }
    if let refusal = token.refusal(of: .ingest, at: viewers.rightsNow()) { throw IngestRefusal.token(refusal) }
    let head = DeliveryHead(
      received: viewers.now(), token: token.id, sender: token.name, contentType: "application/json",
      headers: [DeliveryHead.testHeader: "1"])
    let deliveries = try context.person.deliveries
    try await NIOThreadPool.singleton.runIfActive {
      let body = try deliveries.receive(head)
      try body.append(Array(#"{"data":{"metrics":[]}}"#.utf8))
      _ = try body.finish()
    }
    let way = posted[ConnectForm.way].flatMap { ConnectWay(rawValue: $0) } ?? .healthExport
    let address = DeviceAddress(posted[ConnectForm.address] ?? "")
    let proposed = proposed(request, context, await listener?.origins())
    return try await viewers.page(request, context) { page in
      try device(id, page, way, address, proposed, context, secret: secret.text).map {
        DevicePage.html($0, frame: page.connectFrame)
      }
    }
  }

  private func device(
    _ id: String, _ page: Page, _ way: ConnectWay?, _ address: DeviceAddress?, _ proposed: String,
    _ context: AppContext, secret: String?
  ) throws -> DeviceContent? {
    guard let contact = try page.contact(id) else { return nil }
    let setup = contact.device.setup
    guard
      let address = address ?? setup.flatMap({ DeviceAddress($0.address) })
        ?? DeviceAddress(proposed)
    else { return nil }
    let way = way ?? setup.flatMap { ConnectWay(rawValue: $0.way) } ?? .healthExport
    let now = viewers.now()
    let words = try page.deviceWords(at: now)
    let delivery = try page.reader.lastDelivery(of: id)
    let report = try delivery?.batch.flatMap { try page.reader.batch($0)?.report }
    return DeviceContent(
      words.row(contact), words.state(delivery, report),
      kinds: words.kinds(try page.reader.metricArrivals(at: now).filter { $0.device == id }), way: way,
      isWayKnown: setup != nil, address: address, secret: secret, own: context.site ?? Self.own(page.request),
      needsKey: needsKey
    ) { QRMatrix($0) }
  }
}

extension Page {
  fileprivate func contact(_ id: String) throws -> DeviceContact? {
    try reader.deviceContacts().first { $0.id == id }
  }

  fileprivate func deviceWords(at now: Instant) throws -> DevicePresenter {
    DevicePresenter(viewer, timeline: try reader.timeline(), now: now)
  }

  /// All programs that read, in words.
  func programs(at now: Instant) throws -> [DevicePresenter.Row] {
    try deviceWords(at: now).programs(reader.deviceTokens())
  }

  /// All devices in words.
  func devices(at now: Instant) throws -> [DevicePresenter.Row] {
    try deviceWords(at: now).rows(reader.deviceContacts())
  }

  fileprivate var connectFrame: PageFrame {
    var frame = frame(.data)
    frame.ownScriptURL = Assets.url("connect.js")
    return frame
  }
}

extension Request {
  fileprivate var way: ConnectWay? {
    uri.queryParameters.get(ConnectForm.way).flatMap { ConnectWay(rawValue: $0) }
  }
}
