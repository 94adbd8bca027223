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
      try await viewers.page(request, context) { try html($0, zone: "", hasError: false) }
    }
    router.post(.zones) { request, context in
      let fields = try await request.form(context)
      let zone = fields["zone"] ?? ""
      guard let rules = viewers.zone(zone), let from = CivilDay(accepting: fields["from"] ?? ""),
        let until = CivilDay(accepting: fields["until"] ?? ""), from <= until
      else {
        try context.refuse(["": Viewers.language(request)[.dataZoneError]])
        return try await viewers.page(request, context) { try html($0, zone: zone, hasError: true) }
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

  private func html(_ page: Page, zone: String, hasError: Bool) throws -> [UInt8] {
    ZonesPage.html(
      try page.words.stays(try page.reader.zoneStays(), rules: viewers.zone),
      home: try page.reader.profile().homeZone ?? "UTC", zone: zone, error: hasError, notice: page.notice,
      frame: page.frame(.data))
  }
}
