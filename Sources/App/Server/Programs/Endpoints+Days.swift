internal import DailveDocuments
internal import DailveDomain
internal import DailveScores
internal import DailveViewModels

extension Endpoint {
  /// Today, scores, metrics and nights.
  static let days: [Endpoint] = [
    Endpoint(
      "/today", "The Today page in words and numbers.", for: [.summary, .read], until: .minute, isLenient: true,
      .day("day", "Another day than today.")
    ) { inquiry, _ -> TodayAnswer? in
      // The viewer's day follows from the same parameter.
      let model = try TodayViewModel(inquiry.viewer, from: inquiry.reader)
      inquiry.report(model.failures)
      return TodayAnswer(model.state)
    },
    Endpoint(
      "/scores", "All scores of a day, with what they are made of.", for: [.summary, .read], until: .day,
      .day("day", "Another day than today.")
    ) { inquiry, day -> ScoreDocument? in
      let day = day ?? inquiry.viewer.today
      return try ScoreDocument.of(day...day, from: inquiry.reader).first
    },
    Endpoint(
      "/scores/history", "All scores of each day, oldest first. Without days, those of the last 30.",
      for: [.summary, .read], until: .day, isHeavy: true, .from, .to, .limit(31, most: 366),
      .cursor(of: "scores")
    ) { inquiry, from, to, limit, cursor -> Listing<ScoreDocument>? in
      let last = to ?? inquiry.viewer.today
      guard let wanted = inquiry.days(max(from ?? (last - 29).nearestAccepted, cursor ?? .accepted.lowerBound), last),
        let days = try ScoreDocument.scored(wanted, today: inquiry.viewer.today, from: inquiry.reader)
      else { return Listing(items: [], next: nil) }
      let end = min(days.upperBound, days.lowerBound + (limit - 1))
      return Listing(
        items: try ScoreDocument.of(days.lowerBound...end, from: inquiry.reader),
        next: end < days.upperBound ? ListCursor(end + 1, of: "scores").text : nil)
    },
    Endpoint(
      "/metrics", "Everything with a card and a page of its own.", for: [.read], until: .day
    ) { inquiry -> Listing<MetricDocument>? in
      let newest = try inquiry.reader.newestDays(of: Metric.allCases, onOrBefore: .accepted.upperBound)
      return Listing(items: Metric.allCases.map { MetricDocument($0, newest: newest[$0]) }, next: nil)
    },
    Endpoint(
      "/metrics/{metric}", "Each day of a metric that has a value, merged over sources, oldest first.", for: [.read],
      .metric, .from, .to, .limit(366), .cursor(of: "daily")
    ) { inquiry, metric, from, to, limit, cursor in
      try daily(metric.traits.type, inquiry, from, to, limit, cursor)
    },
    Endpoint(
      "/nights", "Nights with their stages and naps by the day on which they end, oldest first.", for: [.read],
      .from, .to, .limit(), .cursor(of: "nights")
    ) { inquiry, from, to, limit, cursor -> Listing<NightDocument>? in
      guard let days = inquiry.days(max(from ?? .accepted.lowerBound, cursor ?? .accepted.lowerBound), to) else {
        return Listing(items: [], next: nil)
      }
      let nights = try first(limit + 1, in: days) { try inquiry.reader.nights(in: $0, segments: false) }
      return Listing(
        items: nights.prefix(limit).map { NightDocument($0) },
        next: nights.dropFirst(limit).first.map { ListCursor($0.day, of: "nights").text })
    },
    Endpoint("/nights/{day}", "A night and how it went.", for: [.read], .dayInPath) { inquiry, day in
      try inquiry.reader.nights(in: day...day, segments: true).first.map { NightCourseDocument($0) }
    },
  ]

  /// The first elements of a list that has at most one for each day. A part of a list costs no more for what follows it.
  private static func first<T>(
    _ count: Int, in days: ClosedRange<CivilDay>, _ read: (ClosedRange<CivilDay>) throws -> [T]
  ) rethrows -> [T] {
    var (found, rest, length) = ([T](), Optional(days), count)
    while let days = rest, found.count < count {
      let end = days.lowerBound + min(length - 1, days.upperBound - days.lowerBound)
      found += try read(days.lowerBound...end)
      rest = end < days.upperBound ? (end + 1)...days.upperBound : nil
      // Years without anything are crossed in a few steps.
      length = length.multipliedClamped(by: 2)
    }
    return found
  }

  static func daily(
    _ type: String, _ inquiry: Inquiry, _ from: CivilDay?, _ to: CivilDay?, _ limit: Int, _ cursor: CivilDay?
  ) throws -> Listing<DailyDocument> {
    guard let days = inquiry.days(max(from ?? .accepted.lowerBound, cursor ?? .accepted.lowerBound), to) else {
      return Listing(items: [], next: nil)
    }
    let statistics = try first(limit + 1, in: days) { try ListDays(inquiry.reader)(type: type, in: $0) }
    return Listing(
      items: statistics.prefix(limit).map { DailyDocument($0) },
      next: statistics.dropFirst(limit).first.map { ListCursor($0.day, of: "daily").text })
  }
}
