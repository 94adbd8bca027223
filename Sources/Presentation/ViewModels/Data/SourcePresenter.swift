public import DailveDomain
internal import DailveScores

/// Puts types, sources, batches, zones and audits into words.
public struct SourcePresenter {
  let language: Language
  private let viewer: ViewerContext
  private var today: CivilDay { viewer.day }
  private let timeline: ZoneTimeline

  public init(_ viewer: ViewerContext, timeline: ZoneTimeline) {
    language = viewer.language
    self.viewer = viewer
    self.timeline = timeline
  }

  private var importing: EmptyContent.Link { EmptyPresenter(viewer).importing }

  /// The empty state before the first import.
  public var nothingImported: EmptyContent { EmptyContent(title: language[.dataImportsNone], link: importing) }

  func count(_ number: Int) -> String { NumberFormat.text(Double(number), decimals: 0) }
  func day(_ instant: Instant) -> CivilDay { timeline.day(at: instant) }
  func moment(_ instant: Instant) -> String { viewer.moment(instant) }

  func date(_ instant: Instant) -> String { DateFormat.withYear(day(instant), language) }

  func outcome(_ batch: StoredBatch) -> String {
    if let undone = batch.undone { return language(.dataUndone, date(undone)) }
    return batch.report.map { ReportPresenter(language).result($0) } ?? language[.dataUnfinished]
  }

  /// A type or source with its switch.
  public struct Row: Sendable, Equatable {
    /// Identifier of the type, or number of the source.
    public var id: String
    public var name: String
    public var countText: String
    public var firstText: String
    public var freshText: String
    public var isStale: Bool
    public var isOff: Bool
    public var detail: String
    /// The question of what the source is, if its records do not tell.
    public var choice: SourceChoice?
    /// Path of the type's chart or the source's page.
    public var path: String?
  }

  public func types(_ types: [ListedType]) -> [Row] {
    types.map { type in
      let fresh = freshness(type.last)
      return Row(
        id: type.type, name: TypeName.readable(type.type, language), countText: count(type.samples),
        firstText: DateFormat.shortWithYear(timeline.day(at: type.first), language), freshText: fresh.text,
        isStale: fresh.isStale, isOff: type.isOff, detail: "",
        path: MetricTraits.metric(ofType: type.type).map { Address.metric($0).path }
          ?? Address.type(type.type).path)
    }.sorted { $0.name < $1.name }
  }

  /// The row of workouts among the types: it has no switch, and leads to their list.
  ///
  /// - Returns: `nil` without any.
  public func workouts(_ sources: [ListedSource]) -> Row? {
    guard let last = sources.map(\.last).max() else { return nil }
    let fresh = freshness(last)
    return Row(
      id: HealthType.workout, name: language[.workoutsTitle], countText: "", firstText: "", freshText: fresh.text,
      isStale: fresh.isStale, isOff: false,
      detail: language(.dataWorkouts, count(sources.reduce(0) { $0 + $1.workouts })), path: Address.workouts.path)
  }

  public func sources(_ sources: [ListedSource]) -> [Row] {
    sources.map { source in
      let fresh = freshness(source.last)
      return Row(
        id: "\(source.id)", name: source.label, countText: source.samples > 0 ? count(source.samples) : "",
        firstText: "",
        freshText: fresh.text, isStale: fresh.isStale, isOff: source.isOff, detail: detail(source),
        choice: source.evidence.isNamed ? SourceChoice(source, language) : nil,
        path: Address.source("\(source.id)").path)
    }
  }

  private func detail(_ source: ListedSource) -> String {
    [
      source.types > 0 ? language(.dataSourceTypes, count(source.types)) : nil,
      source.workouts > 0 ? language(.dataWorkouts, count(source.workouts)) : nil,
    ].compactMap { $0 }.joined(separator: " · ")
  }

  private func freshness(_ instant: Instant) -> (text: String, isStale: Bool) {
    let day = timeline.day(at: instant)
    let freshness = Freshness(of: day, today: today)
    if case .daysAgo(let days) = freshness, days > 60 { return (DateFormat.withYear(day, language), true) }
    return (DateFormat.age(of: day, today: today, language), freshness.isStale)
  }

  /// A stay in a zone.
  public struct Stay: Sendable, Equatable {
    /// Number of the person's entry; `nil` for a stay learnt from samples.
    public var id: Int?
    public var zone: String
    /// The first and the last day.
    public var span: String
    public var basis: String
  }

  /// - Parameter rules: The rules of an IANA zone; the days of a stay are local to it.
  public func stays(_ stays: [ZoneStay], rules: (String) -> ZoneRules?) -> [Stay] {
    stays.reversed().map { stay in
      let zone = rules(stay.zone) ?? .utc
      let (first, last) = (zone.day(at: stay.start), zone.day(at: stay.end - 1))
      return Stay(
        id: stay.id, zone: stay.zone,
        span: first == last
          ? DateFormat.withYear(first, language)
          : RangeText.span(DateFormat.withYear(first, language), DateFormat.withYear(last, language), language),
        basis: language[stay.id == nil ? .dataZoneLearnt : .dataZoneEntered])
    }
  }

  public struct AuditContent: Sendable, Equatable {
    public struct Row: Sendable, Equatable {
      public var day: String
      public var measure: String
      public var ours: String
      public var apple: String
      public var reason: String
      public var sources: String
    }

    public var result: String
    public var measures: [String]
    public var worst: [Row]
    public var empty: EmptyContent?
  }

  /// - Parameter most: How many of the worst days to show.
  public func audit(_ audit: Audit, most: Int = 50) -> AuditContent {
    func number(_ value: Double) -> String { NumberFormat.text(value, decimals: value == value.rounded() ? 0 : 1) }
    return AuditContent(
      result: language(.dataAuditResult, count(audit.within1Percent), count(audit.days)),
      measures: audit.tallies.map { tally in
        language[tally.measure.title] + ": "
          + language(.dataAuditResult, count(tally.within1Percent), count(tally.days))
      },
      worst: audit.differences.prefix(most).map { difference in
        AuditContent.Row(
          day: DateFormat.withYear(difference.day, language),
          measure: language[difference.measure.title], ours: number(difference.ours),
          apple: number(difference.apple), reason: language[difference.reason.sentence],
          sources: difference.sources.map { "\($0.source) \(number($0.value))" }.joined(separator: ", "))
      },
      empty: audit.days == 0
        ? EmptyContent(
          title: language[.dataAuditNone],
          text: audit.ringDays > 0
            ? language(.dataAuditNoReadings, count(audit.ringDays)) : language[.dataAuditNoneWhy],
          link: importing) : nil)
  }
}
