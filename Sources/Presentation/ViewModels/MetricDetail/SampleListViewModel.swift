public import DailveDomain
public import DailveScores

/// The list of single readings of a type, page by page, with the person's overrides.
public struct SampleListViewModel: Sendable {
  public struct Content: Sendable, Encodable, Equatable {
    public var type: String
    public var name: String
    /// Address of the type's page.
    public var path: Address
    /// Address of this list, without its query.
    public var samplesPath: Address
    public var family: String
    public var unit: String
    public var rows: [Row]
    /// Shown if there are no readings.
    public var empty: EmptyContent?
    public var next: String?
    /// The days to which the address restricts the list.
    public var days: DayFilter?
    public var overrides: [Override]

    public struct DayFilter: Sendable, Encodable, Equatable {
      public var query: String
      public var text: String
    }

    public struct Row: Sendable, Encodable, Equatable {
      /// Seconds since 1970.
      public var start: Int
      /// Day and time, for use without a heading.
      public var timeText: String
      /// The day on which it starts; `clockText` is the time alone.
      public var dayText: String
      public var clockText: String
      public var valueText: String
      public var source: String
      public var device: String?
      /// Why it does not count, or its correction; `nil` for a reading that counts unchanged.
      public var stateText: String?
      public var canChange: Bool
      /// The type of the page, or both types of a blood pressure.
      public var types: [String]
      /// The numbers that can be corrected.
      public var numbers: [Number]
    }

    public struct Number: Sendable, Encodable, Equatable {
      public var type: String
      /// Label of the input field.
      public var label: String
    }

    public struct Override: Sendable, Encodable, Equatable {
      public var id: Int
      public var text: String
    }
  }

  public let content: Content
  private static let pageSize = 50

  /// - Parameters:
  ///   - days: Restricts the list to readings of these local days; `nil` for all.
  ///   - cursor: Where the previous page ended.
  public init(
    _ series: SeriesAddress, format: any ValueFormat, days: ClosedRange<CivilDay>? = nil, cursor: String?,
    viewer: ViewerContext, from reader: any SampleReading & PersonReading
  ) throws {
    let type = series.type
    let isPressure = PressurePresenter.types.contains(type)
    let types = isPressure ? PressurePresenter.types : [type]
    let format: any ValueFormat = isPressure ? PressurePresenter.format(viewer.language) : format
    let timeline = try reader.timeline()
    var query = Self.query(type, days, timeline)
    query.types = types
    query.isAscending = false
    query.limit = Self.pageSize
    query.cursor = cursor.map { SampleCursor(text: $0) }
    let page = try isPressure ? PressureReadings.page(query, reader) : reader.samples(query)
    let presenter = SamplePresenter(viewer: viewer, format: format, timeline: timeline)
    content = Content(
      type: type, name: format.name, path: series.page, samplesPath: series.samples, family: format.family.rawValue,
      unit: format.unit,
      rows: isPressure
        ? PressureReadings(presenter: presenter).rows(page.samples) : page.samples.map { presenter.row($0) },
      empty: page.samples.isEmpty ? Self.empty(series, isOfDays: days != nil, viewer) : nil, next: page.next?.text,
      days: days.map { days in
        let (first, last) = (days.lowerBound, days.upperBound)
        let text = DateFormat.withYear(first, viewer.language)
        return first == last
          ? Content.DayFilter(query: "day=\(first)", text: text)
          : Content.DayFilter(
            query: "day=\(first)&to=\(last)",
            text: RangeText.span(text, DateFormat.withYear(last, viewer.language), viewer.language))
      },
      overrides: try reader.overrides().filter { types.contains($0.type) }.map {
        presenter.override($0, isOneOfSeveral: isPressure)
      })
  }
}

extension SampleListViewModel {
  private static func empty(_ series: SeriesAddress, isOfDays: Bool, _ viewer: ViewerContext) -> EmptyContent {
    isOfDays
      ? EmptyContent(
        title: viewer.language[.detailEmpty],
        link: .init(text: viewer.language[.detailAllData], path: series.samples.path))
      : EmptyContent(title: viewer.language[.samplesEmpty], link: EmptyPresenter(viewer).arriving)
  }

  /// The readings that make up a day's value: sleep, and samples that cover a night, belong to the day on which they
  /// end.
  private static func query(_ type: String, _ days: ClosedRange<CivilDay>?, _ timeline: ZoneTimeline) -> SampleQuery {
    var query = SampleQuery(types: [type])
    guard let days else { return query }
    let isSleep = type == HealthType.sleepAnalysis
    // From noon to noon, so that a night falls within one day.
    let shift = isSleep ? 43_200 : 0
    let start = timeline.start(of: days.lowerBound - (isSleep ? 1 : 0)) + shift
    let end = timeline.start(of: days.upperBound + (isSleep ? 0 : 1)) + shift
    query.interval = start..<max(start, end)
    if HealthType.coversNight(type) {
      query.options = .strictEndDate
    } else if !isSleep, !HealthType.isCumulative(type) {
      query.options = .strictStartDate
    }
    return query
  }
}
