internal import DailveDomain
internal import DailvePrograms
internal import DailveScores
internal import DailveStore
internal import DailveViewModels

/// Commands ask the same endpoints as programs do.
extension HealthStore {
  /// The document of an endpoint; `nil` if it does not exist.
  ///
  /// - Parameter day: The day to show as today; `nil` for the current one.
  func ask<Asked, Document>(
    _ endpoint: DocumentEndpoint<Asked, Document>, _ asked: Asked, language: Language = .en, day: CivilDay? = nil
  ) async throws -> Document? {
    try await read { reader in
      try endpoint.answer(try self.context(reader, language: language, day: day), asked)
    }
  }

  /// Passes on each element of a list, a part at a time, so that memory does not grow with the list.
  ///
  /// - Parameter limit: The maximum number of elements.
  func forEach<Asked, Item, Place>(
    of list: ListEndpoint<Asked, Item, Place>, _ asked: Asked, limit: Int = .max, _ body: (Item) throws -> Void
  ) async throws {
    var (rest, place) = (limit, Place?.none)
    while rest > 0 {
      let request = ListRequest(limit: min(rest, list.most), place: place)
      let part = try await read { reader in try list.answer(try self.context(reader), request, asked) }
      for item in part?.items ?? [] { try body(item) }
      guard let next = part?.next else { return }
      (rest, place) = (rest - request.limit, next)
    }
  }

  private func context(_ reader: any HealthReader, language: Language = .en, day: CivilDay? = nil) throws
    -> EndpointContext
  {
    EndpointContext(
      reader: reader, viewer: try .atTerminal(reader, language: language, day: day), zone: { self.zoneRules($0) },
      report: { _ in })
  }
}

extension ViewerContext {
  /// The viewer in the terminal, with the person's own clocks and units.
  static func atTerminal(
    _ reader: any DataAvailabilityReading & PersonReading, language: Language = .en, day: CivilDay? = nil
  )
    throws
    -> ViewerContext
  {
    let (now, timeline) = (Instant.now, try reader.timeline())
    let today = timeline.day(at: now)
    var viewer = ViewerContext(
      language: language, units: try reader.profile().units ?? .metric, day: day ?? today,
      clock: timeline.clockMinutes(at: now), today: today, timeline: timeline, now: now)
    viewer.dataEnd = try reader.dataEnd(before: today)
    viewer.isFedByDevices = try reader.isFedByDevices()
    return viewer
  }
}

extension HealthStore {
  /// Reports that what was saved is safe, but takes effect only after another program has finished writing.
  func reportWaitingChanges() {
    guard hasWaitingChanges else { return }
    Console.error("Saved. Another program is writing to the store; statistics are updated when it is done.")
  }
}
