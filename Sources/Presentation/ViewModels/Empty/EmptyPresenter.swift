internal import DailveDomain
internal import DailveScores

/// Puts empty states into words.
struct EmptyPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  /// A link to the Data page, where exports are imported.
  var importing: EmptyContent.Link { .init(text: language[.commonImport], path: Address.data.path) }

  /// A link to the origin of newer data.
  var arriving: EmptyContent.Link {
    viewer.isFedByDevices ? .init(text: language[.emptySeeDevices], path: Address.connect.path) : importing
  }

  /// Tells how workouts arrive.
  var workouts: TextKey { viewer.isFedByDevices ? .activityEmptyByDevice : .activityEmptyText }

  /// For data that ended long ago: links to their newest day and to the origin of newer data. A past day's page has no
  /// such link, because newer data may exist already.
  ///
  /// - Parameters:
  ///   - newest: The newest day on which the page shows something; `nil` for none.
  ///   - path: Path of the page, without its day.
  func old(title: String, text: String? = nil, newest: CivilDay?, path: String) -> EmptyContent {
    let importing = EmptyContent.Link(text: language[.todayOldImport], path: Address.data.path)
    let newer = viewer.isPast ? nil : viewer.isFedByDevices ? arriving : importing
    guard let newest else { return EmptyContent(title: title, text: text, link: newer) }
    return EmptyContent(
      title: title, text: text, link: .init(text: language[.todayOldSee], path: "\(path)?day=\(newest)"), also: newer)
  }

  /// Names the newest day with data up to the viewer's day. On a past day, it need not be the latest one.
  ///
  /// - Parameter latest: The sentence on today's pages.
  func newest(_ day: CivilDay, _ latest: TextKey) -> String {
    language(viewer.isPast ? .emptyUntil : latest, DateFormat.withYear(day, language))
  }

  /// For a page without anything recorded up to the viewer's day.
  ///
  /// - Parameters:
  ///   - text: The text on today's page.
  ///   - path: Path of the page, without its day.
  func never(title: String, text: String, path: String) -> EmptyContent {
    viewer.isPast ? never(title: title, path: path) : EmptyContent(title: title, text: text, link: arriving)
  }

  /// For a past day up to which nothing was recorded.
  func never(title: String? = nil, path: String) -> EmptyContent {
    EmptyContent(
      title: title ?? language[.emptyAround], text: language[.emptyPast],
      link: .init(text: language[.dayToday], path: path))
  }

  /// For a metric or other type without data in the displayed time.
  ///
  /// - Parameters:
  ///   - metric: `nil` for other types.
  ///   - newest: The newest day with data up to the viewer's day.
  ///   - latest: Address of the chart that ends on a day.
  func readings(of metric: Metric?, newest: CivilDay?, latest: (CivilDay) -> String) -> EmptyContent {
    if let newest {
      return EmptyContent(
        title: language[.detailEmpty], text: self.newest(newest, .emptyLatest),
        link: .init(text: language[.emptyShowLatest], path: latest(newest)))
    }
    if viewer.isPast {
      return EmptyContent(
        title: language[.emptyMetric], text: language[.emptyPast],
        link: metric.map { .init(text: language[.dayToday], path: Address.metric($0).path) })
    }
    let canBeEntered = metric?.traits.family == .body
    return EmptyContent(
      title: language[.emptyMetric], text: language[origin(metric)],
      link: canBeEntered ? .init(text: language[.bodyNew], path: Address.bodyNew.path) : arriving)
  }

  /// For a body-mass index that could be computed from the weight.
  var withoutHeight: EmptyContent {
    EmptyContent(
      title: language[.emptyHeight], text: language[.emptyHeightText],
      link: .init(text: language[.emptyHeightEnter], path: Address.settings.path))
  }

  /// The usual source of a metric's values.
  private func origin(_ metric: Metric?) -> TextKey {
    switch metric?.traits.family {
    case .body: viewer.isFedByDevices ? .emptyScaleByDevice : .emptyByScale
    case .activity, nil: viewer.isFedByDevices ? .emptyByDevice : .emptyByExport
    default:
      switch (metric == .rmssd, viewer.isFedByDevices) {
      case (true, false): .emptyByExport
      case (false, false): .emptyByWatch
      case (true, true): .emptyByDevice
      case (false, true): .emptyWatchByDevice
      }
    }
  }
}
