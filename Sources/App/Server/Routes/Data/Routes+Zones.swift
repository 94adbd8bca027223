internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// The time zones where the person was.
struct ZoneRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get(.zones) { request, context in
      try await viewers.page(request, context) { try html($0, [:], problem: nil) }
    }
    router.post(.zones) { request, context in
      let fields = try await request.form(context)
      guard let rules = viewers.zone(fields["zone"] ?? ""), let from = CivilDay(accepting: fields["from"] ?? ""),
        let until = CivilDay(accepting: fields["until"] ?? ""), from <= until
      else {
        try context.refuse(["": Viewers.language(request)[.dataZoneError]])
        return try await viewers.page(request, context, status: .unprocessableContent) {
          try html($0, fields, problem: $0.viewer.language[.dataZoneError])
        }
      }
      do {
        return try await Notice.saved(Address.zones.path, context) {
          try await $0.addZoneEntry(
            rules.identifier, from: rules.start(of: from), to: rules.start(of: until + 1), now: viewers.now())
        }
      } catch let error as any StoreFailure where context.submission == nil {
        return try await unsaved(fields, Failure(error), request, context)
      }
    }
    router.post(.zoneRemove) { _, context in
      let id = try context.number()
      return try await Notice.saved(Address.zones.path, context) {
        try await $0.removeZoneEntry(id, now: viewers.now())
      }
    }
  }

  private func html(_ page: Page, _ fields: [String: String], problem: String?) throws -> [UInt8] {
    let stays = try page.words.stays(try page.reader.zoneStays(), rules: viewers.zone)
    return ZonesPage.html(
      (stays, try page.reader.profile().homeZone ?? "UTC"), fields: Self.shown(fields), problem: problem,
      notice: page.notice, frame: page.frame(.data))
  }

  /// The form as filled in, with the stays if at least they can be read.
  private func unsaved(
    _ fields: [String: String], _ failure: Failure, _ request: Request, _ context: AppContext
  ) async throws -> Response {
    let viewer = viewers.stranger(request)
    let problem = failure.formSentence(viewer.language)
    let response: Response
    do {
      response = try await viewers.page(request, context) { try html($0, fields, problem: problem) }
    } catch is any StoreFailure {
      response = .page(
        ZonesPage.html(
          nil, fields: Self.shown(fields), problem: problem, notice: nil,
          frame: PageFrame(request, viewer, current: .data)))
    }
    return failure.answer(response, context)
  }

  private static func shown(_ fields: [String: String]) -> FormFields {
    var shown = FormFields(["zone": "", "from": "", "until": ""])
    shown.fill(fields)
    return shown
  }
}
