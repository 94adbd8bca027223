internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// The address for devices: its state, switching it on and off, and a test.
struct DeviceAddressRoutes {
  let viewers: Viewers
  let listener: ListenerSwitch
  let trail: AccessTrail

  func add(to router: Router<AppContext>) {
    router.get(.deviceAddress) { request, context in try await page(request, context) }
    router.post(.deviceAddress) { request, context in try await choose(request, context) }
    router.post(.deviceAddressTest) { request, context in
      _ = try await request.form(context)
      return try await page(request, context, answers: await listener.test())
    }
  }

  private func choose(_ request: Request, _ context: AppContext) async throws -> Response {
    let posted = try await request.form(context)
    let language = Viewers.language(request)
    let state = await listener.state()
    guard state.given == nil else { return try await page(request, context, status: .conflict) }
    var form = DeviceAddressForm(state.listener, hosts: await listener.hosts)
    guard let chosen = form.parse(posted, language) else {
      return try await page(request, context, form: form, status: .unprocessableContent)
    }
    let isOpen: Bool
    do {
      isOpen = try await listener.choose(chosen).condition.isOpen
    } catch let error as StorageError {
      let failure = Failure(error)
      let said = failure.formSentence(language)
      return try await page(request, context, form: form, failure: said, status: failure.status)
    }
    trail.note(chosen.isOn ? .deviceAddressOpened : .deviceAddressClosed, request, context)
    let target: Address = posted[DeviceAddressForm.back] == nil ? .deviceAddress : .connect
    // The page itself says why an address could not be opened.
    guard chosen.isOn else { return .seeOther(target, "done=device-address-off") }
    return .seeOther(target, isOpen ? "done=device-address" : "")
  }

  private func page(
    _ request: Request, _ context: AppContext, form: DeviceAddressForm? = nil,
    answers: [(address: String, answer: PortAnswer)] = [], failure: String? = nil, status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    let material = await DeviceAddressMaterial(listener, site: context.site, form: form)
    return try await viewers.page(request, context, status: status) { page in
      var content = try material.content(page)
      content.add(answers, page.viewer.language)
      var frame = page.frame(.settings)
      frame.ownScriptURL = Assets.url("connect.js")
      return DeviceAddressPage.html(content, notice: page.notice, failure: failure, frame: frame)
    }
  }
}

/// Everything about the address for devices that pages show and that the store does not have.
struct DeviceAddressMaterial: Sendable {
  private let state: DeviceListenerState
  private let form: DeviceAddressForm
  /// The addresses to give to devices; `nil` if none is open.
  let origins: [String]?
  private let site: String?

  /// - Parameters:
  ///   - site: The public address of the pages.
  ///   - form: The form as it was filled in; `nil` for one that shows the present choice.
  init(_ listener: ListenerSwitch, site: String?, form: DeviceAddressForm? = nil) async {
    state = await listener.state()
    origins = await listener.origins()
    if let form { self.form = form } else { self.form = DeviceAddressForm(state.listener, hosts: await listener.hosts) }
    self.site = site
  }

  func content(_ page: Page) throws -> DeviceAddressContent {
    content(page.viewer, lastReceived: try page.reader.deviceContacts().compactMap(\.lastReceived).max())
  }

  /// - Parameter lastReceived: `nil` for none, or if it is not known.
  func content(_ viewer: ViewerContext, lastReceived: Instant? = nil) -> DeviceAddressContent {
    DeviceAddressContent(state, form, origins: origins, lastReceived: lastReceived, site: site, viewer)
  }
}

extension DeviceListenerState.Condition {
  fileprivate var isOpen: Bool { if case .listening = self { true } else { false } }
}
