internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// The time zones that the person was in.
struct ZoneRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get(.zones) { request, context in
      try await viewers.page(request, context) { try html($0, [:], hasError: false) }
    }
    router.post(.zones) { request, context in
      let fields = try await request.form(context)
      guard let rules = viewers.zone(fields["zone"] ?? ""), let from = CivilDay(accepting: fields["from"] ?? ""),
        let until = CivilDay(accepting: fields["until"] ?? ""), from <= until
      else {
        try context.refuse(["": Viewers.language(request)[.dataZoneError]])
        return try await viewers.page(request, context, status: .unprocessableContent) {
          try html($0, fields, hasError: true)
        }
      }
      return try await Notice.after(.zones) {
        let store = try context.person.store
        try await store.addZoneEntry(
          rules.identifier, from: rules.start(of: from), to: rules.start(of: until + 1), now: viewers.now())
        return .saved(isWaiting: store.hasWaitingChanges)
      }
    }
    router.post(.zoneRemove) { _, context in
      let id = try context.number()
      return try await Notice.after(.zones) {
        let store = try context.person.store
        try await store.removeZoneEntry(id, now: viewers.now())
        return .saved(isWaiting: store.hasWaitingChanges)
      }
    }
  }

  private func html(_ page: Page, _ fields: [String: String], hasError: Bool) throws -> [UInt8] {
    var shown = FormFields(["zone": "", "from": "", "until": ""])
    shown.take(fields)
    return ZonesPage.html(
      try page.words.stays(try page.reader.zoneStays(), rules: viewers.zone),
      home: try page.reader.profile().homeZone ?? "UTC", fields: shown, error: hasError,
      notice: page.notice, frame: page.frame(.data))
  }
}
