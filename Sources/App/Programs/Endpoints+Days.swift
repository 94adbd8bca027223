package import DailveDocuments
package import DailveDomain
package import DailveScores
internal import DailveViewModels

/// Today, scores, metrics and nights.
extension Endpoint {
  package static let today = DocumentEndpoint(
    "/today", "The Today page in words and numbers.", for: [.summary, .read], until: .minute, isLenient: true,
    .day("day", "Another day than today.")
  ) { context, _ -> TodayAnswer? in
    // The day parameter is unused here: the viewer's day already reflects it.
    let model = try TodayViewModel(context.viewer, from: context.reader)
    context.report(model.failures)
    return TodayAnswer(model.state)
  }

  package static let scores = DocumentEndpoint(
    "/scores", "All scores of a day, with what they are made of.", for: [.summary, .read], until: .day,
    .day("day", "Another day than today.")
  ) { context, day -> ScoreDocument? in
    let day = day ?? context.viewer.today
    return try ScoreDocument.of(day...day, from: context.reader).first
  }

  package static let scoreHistory = ListEndpoint(
    "/scores/history", "All scores of each day, oldest first. Without days, those of the last 30.",
    for: [.summary, .read], until: .day, isHeavy: true, .from, .to, list: "scores", usual: 31, most: 366
  ) { context, request, from, to -> ListPart<ScoreDocument, CivilDay>? in
    let last = to ?? context.viewer.today
    let first = max(from ?? (last - 29).nearestAccepted, request.place ?? .accepted.lowerBound)
    guard let wanted = context.days(first, last),
      let days = try ScoreDocument.scored(wanted, today: context.viewer.today, from: context.reader)
    else { return ListPart() }
    let end = min(days.upperBound, days.lowerBound + (request.limit - 1))
    return ListPart(
      items: try ScoreDocument.of(days.lowerBound...end, from: context.reader),
      next: end < days.upperBound ? end + 1 : nil)
  }

  static let metrics = DocumentEndpoint(
    "/metrics", "Everything with a card and a page of its own.", for: [.read], until: .day
  ) { context -> Listing<MetricDocument>? in
    let newest = try context.reader.newestDays(of: Metric.allCases, onOrBefore: .accepted.upperBound)
    return Listing(items: Metric.allCases.map { MetricDocument($0, newest: newest[$0]) }, next: nil)
  }

  package static let metric = ListEndpoint(
    "/metrics/{metric}", "Each day of a metric that has a value, merged over sources, oldest first.", for: [.read],
    .metric, .from, .to, list: "daily", usual: 366
  ) { context, request, metric, from, to in try daily(metric.traits.type, context, request, from, to) }

  package static let nights = ListEndpoint(
    "/nights", "Nights with their stages and naps by the day on which they end, oldest first.", for: [.read],
    .from, .to, list: "nights"
  ) { context, request, from, to -> ListPart<NightDocument, CivilDay>? in
    try byDay(context, request, from, to, day: \.day) {
      try context.reader.nights(in: $0, segments: false).map { NightDocument($0) }
    }
  }

  static let night = DocumentEndpoint(
    "/nights/{day}", "A night and how it went.", for: [.read], .dayInPath
  ) { context, day in
    try context.reader.nights(in: day...day, segments: true).first.map { NightCourseDocument($0) }
  }

  static func daily(
    _ type: String, _ context: EndpointContext, _ request: ListRequest<CivilDay>, _ from: CivilDay?, _ to: CivilDay?
  ) throws -> ListPart<DailyDocument, CivilDay>? {
    try byDay(context, request, from, to, day: \.day) {
      try ListDays(context.reader)(type: type, in: $0).map { DailyDocument($0) }
    }
  }

  /// A part of a list with at most one item per day. Its cost does not grow with the number of days after the part.
  private static func byDay<Item>(
    _ context: EndpointContext, _ request: ListRequest<CivilDay>, _ from: CivilDay?, _ to: CivilDay?,
    day: (Item) -> CivilDay, _ read: (ClosedRange<CivilDay>) throws -> [Item]
  ) rethrows -> ListPart<Item, CivilDay> {
    var rest = context.days(max(from ?? .accepted.lowerBound, request.place ?? .accepted.lowerBound), to)
    var (found, length) = ([Item](), request.limit + 1)
    while let days = rest, found.count <= request.limit {
      let end = days.lowerBound + min(length - 1, days.upperBound - days.lowerBound)
      found += try read(days.lowerBound...end)
      rest = end < days.upperBound ? (end + 1)...days.upperBound : nil
      // Doubling crosses years without data in a few steps.
      length = length.multipliedClamped(by: 2)
    }
    return ListPart(items: Array(found.prefix(request.limit)), next: found.dropFirst(request.limit).first.map(day))
  }
}
