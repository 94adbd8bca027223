package import DailveDocuments
internal import DailveDomain
package import DailveScores

/// Types with their days and samples, imports, and deliveries from devices.
extension Endpoint {
  static let types = DocumentEndpoint(
    "/types", "The types of samples with their counts.", for: [.read], isHeavy: true
  ) { context -> Listing<TypeDocument>? in
    Listing(items: try context.reader.typeCounts().map { TypeDocument($0) }, next: nil)
  }

  package static let typeDays = ListEndpoint(
    "/types/{type}/daily", "Each day of a type, merged over sources, oldest first.", for: [.read],
    .name("type", "HealthKit identifier."), .from, .to, list: "daily", usual: 366
  ) { context, request, type, from, to -> ListPart<DailyDocument, CivilDay>? in
    guard try context.reader.listedType(type) != nil else { return nil }
    return try daily(type, context, request, from, to)
  }

  static let typeSamples = ListEndpoint(
    "/types/{type}/samples",
    "The readings of a type as they were recorded, oldest first. Days are those of the home zone.", for: [.read],
    .name("type", "HealthKit identifier."), .from, .to, list: "samples"
  ) { context, request, type, from, to -> ListPart<SampleDocument, SampleCursor>? in
    guard try context.reader.listedType(type) != nil else { return nil }
    guard context.days(from, to) != nil else { return ListPart() }
    var query = SampleQuery(types: [type])
    (query.limit, query.cursor) = (request.limit, request.place)
    if from != nil || to != nil {
      let zone = context.zone(try context.reader.profile().homeZone ?? "UTC") ?? .utc
      let start = from.map { zone.start(of: $0) } ?? .distantPast
      query.interval = start..<max(start, to.map { zone.start(of: $0 + 1) } ?? .distantFuture)
      query.options = .strictStartDate
    }
    let page = try context.reader.samples(query)
    return ListPart(items: page.samples.map { SampleDocument($0) }, next: page.next)
  }

  package static let audit = DocumentEndpoint(
    "/audit", "How the merged totals of days compare with the rings that Apple's devices counted.", for: [.intake],
    isHeavy: true, .from, .to
  ) { context, from, to -> AuditDocument? in
    guard let days = context.days(from, to) else { return AuditDocument() }
    return AuditDocument(try AuditTotals(context.reader)(in: days))
  }

  package static let batches = ListEndpoint(
    "/batches", "Imports, and what devices pushed at once, newest first.", for: [.intake], list: "batches"
  ) { context, request -> ListPart<BatchDocument, Int>? in
    let batches = try context.reader.batches(before: request.place, limit: request.limit + 1)
    return newestFirst(batches, request, place: \.id) { BatchDocument($0) }
  }

  static let batch = DocumentEndpoint(
    "/batches/{batch}", "One of them with its report.", for: [.intake], .numberInPath("batch", "Its number.")
  ) { context, id in try context.reader.batch(id).map { BatchReportDocument($0) } }

  package static let deliveries = ListEndpoint(
    "/deliveries", "What devices have sent, and what became of it, newest first.", for: [.intake], list: "deliveries"
  ) { context, request -> ListPart<DeliveryDocument, String>? in
    let deliveries = try context.reader.deliveries(before: request.place, limit: request.limit + 1)
    return newestFirst(deliveries, request, place: \.id) { DeliveryDocument($0) }
  }

  package static let delivery = DocumentEndpoint(
    "/deliveries/{delivery}", "One of them with its report.", for: [.intake], .name("delivery", "Its identifier.")
  ) { context, id in
    try context.reader.delivery(id).map { delivery in
      DeliveryDocument(delivery, report: try delivery.batch.flatMap { try context.reader.batch($0) }?.report)
    }
  }

  /// - Parameter found: Up to one item more than requested, which shows that there is a next part.
  private static func newestFirst<Found, Item, Place>(
    _ found: [Found], _ request: ListRequest<Place>, place: (Found) -> Place, _ document: (Found) -> Item
  ) -> ListPart<Item, Place> {
    let part = found.prefix(request.limit)
    return ListPart(items: part.map(document), next: found.count > part.count ? part.last.map(place) : nil)
  }
}
