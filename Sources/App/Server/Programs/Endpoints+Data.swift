internal import DailveDocuments
internal import DailveDomain
internal import DailveScores
internal import DailveViewModels

extension Endpoint {
  static let data: [Endpoint] = [
    Endpoint("/types", "The types of samples with their counts.", for: [.read], isHeavy: true) { inquiry in
      Listing(items: try inquiry.reader.typeCounts().map { TypeDocument($0) }, next: nil)
    },
    Endpoint(
      "/types/{type}/daily", "Each day of a type, merged over sources, oldest first.", for: [.read],
      .name("type", "HealthKit identifier."), .from, .to, .limit(366), .cursor(of: "daily")
    ) { inquiry, type, from, to, limit, cursor -> Listing<DailyDocument>? in
      guard try inquiry.reader.listedType(type) != nil else { return nil }
      return try daily(type, inquiry, from, to, limit, cursor)
    },
    Endpoint(
      "/types/{type}/samples",
      "The readings of a type as they were recorded, oldest first. Days are those of the home zone.", for: [.read],
      .name("type", "HealthKit identifier."), .from, .to, .limit(), .cursor(of: "samples")
    ) { inquiry, type, from, to, limit, cursor -> Listing<SampleDocument>? in
      guard try inquiry.reader.listedType(type) != nil else { return nil }
      guard inquiry.days(from, to) != nil else { return Listing(items: [], next: nil) }
      var query = SampleQuery(types: [type])
      query.limit = limit
      query.cursor = cursor
      if from != nil || to != nil {
        let zone = inquiry.zone(try inquiry.reader.profile().homeZone ?? "UTC") ?? .utc
        let start = from.map { zone.start(of: $0) } ?? .distantPast
        query.interval = start..<max(start, to.map { zone.start(of: $0 + 1) } ?? .distantFuture)
        query.options = .strictStartDate
      }
      let page = try inquiry.reader.samples(query)
      return Listing(
        items: page.samples.map { SampleDocument($0) },
        next: page.next.map { ListCursor($0.text, of: "samples").text })
    },
    Endpoint(
      "/audit", "How the merged totals of days compare with the rings that Apple's devices counted.", for: [.intake],
      isHeavy: true, .from, .to
    ) { inquiry, from, to -> AuditDocument? in
      guard let days = inquiry.days(from, to) else { return AuditDocument() }
      return AuditDocument(try AuditTotals(inquiry.reader)(in: days))
    },
    Endpoint(
      "/batches", "Imports, and what devices pushed at once, newest first.", for: [.intake], .limit(),
      .cursor(of: "batches")
    ) { inquiry, limit, cursor -> Listing<BatchDocument>? in
      let batches = try inquiry.reader.batches(before: cursor, limit: limit + 1)
      return Listing(
        items: batches.prefix(limit).map { BatchDocument($0) },
        next: batches.count > limit ? batches.prefix(limit).last.map { ListCursor($0.id, of: "batches").text } : nil)
    },
    Endpoint(
      "/batches/{batch}", "One of them with its report.", for: [.intake], .numberInPath("batch", "Its number.")
    ) { inquiry, id in try inquiry.reader.batch(id).map { BatchReportDocument($0) } },
    Endpoint(
      "/deliveries", "What devices have sent, and what became of it, newest first.", for: [.intake], .limit(),
      .cursor(of: "deliveries")
    ) { inquiry, limit, cursor -> Listing<DeliveryDocument>? in
      let deliveries = try inquiry.reader.deliveries(before: cursor, limit: limit + 1)
      return Listing(
        items: deliveries.prefix(limit).map { DeliveryDocument($0) },
        next: deliveries.count > limit
          ? deliveries.prefix(limit).last.map { ListCursor($0.id, of: "deliveries").text } : nil)
    },
    Endpoint(
      "/deliveries/{delivery}", "One of them with its report.", for: [.intake],
      .name("delivery", "Its identifier.")
    ) { inquiry, id in
      try inquiry.reader.delivery(id).map { delivery in
        DeliveryDocument(delivery, report: try delivery.batch.flatMap { try inquiry.reader.batch($0) }?.report)
      }
    },
  ]

  static let all = days + workouts + data
}
