internal import DailveDomain
internal import DailveScores

/// Every component in every state, made from invented values by the presenters of the real pages. For work on the
/// design; no page links to it.
public struct GalleryContent: Sendable {
  public struct Named<Value: Sendable>: Sendable {
    public var name: String
    public var value: Value
  }

  public var heroes: [Named<ScoreContent>]
  public var cards: [Card]
  public var charts: [Named<MetricDetailContent>]
  public var hypnograms: [Named<SleepContent.Hypnogram>]
  public var bedtimes: [SleepContent.Bedtime]
  public var injuries: InjuriesContent
  public var lines: [InjuryLine]
  public var empty: EmptyContent
  public var form: FormFields
  public var rows: [BarRow]
  public var workout: Workout

  public init(_ viewer: ViewerContext) {
    let material = GalleryMaterial(viewer: viewer)
    heroes = material.heroes
    cards = material.cards
    charts = material.charts
    hypnograms = material.hypnograms
    bedtimes = (0..<7).map { index in
      index == 3
        ? .init(label: "\(index)", text: viewer.language[.commonNoData], bed: nil, wake: nil)
        : .init(
          label: "\(index)", text: RangeText.span("23:10", "7:05", viewer.language), bed: 310 + Double(index * 8),
          wake: 785 + Double(index * 5))
    }
    let injuries = material.injuries
    let presenter = InjuryPresenter(viewer: viewer)
    let volumes = injuries.map { ($0.id, InjuryStatistics.volume(around: $0, workouts: [], on: viewer.day)) }
    self.injuries = presenter.content(injuries, Dictionary(volumes, uniquingKeysWith: { first, _ in first }))
    lines = injuries.active(on: viewer.day).map(presenter.line)
    empty = EmptyPresenter(viewer).readings(of: .hrv, newest: viewer.day - 400) { Address.gallery.path("to=\($0)") }
    form = FormFields(["good": "71.4", "bad": "7100", "choice": "b", "long": ""])
    form.errors = ["bad": viewer.language(.formNumberRange, "0", "500")]
    workout = Workout(viewer)
    rows = (1...5).map { .init(label: "Zone \($0)", text: "\($0 * 7) min", share: Double($0) / 5, tone: "zone-\($0)") }
  }
}

/// The invented values.
private struct GalleryMaterial {
  let viewer: ViewerContext
  private var language: Language { viewer.language }
  private var today: CivilDay { viewer.day }

  var heroes: [GalleryContent.Named<ScoreContent>] {
    let presenter = ScorePresenter(language: language)
    let scores = ScoreBand.allCases.map { band -> GalleryContent.Named<ScoreContent> in
      let share: Double =
        switch band {
        case .excellent: 0.92
        case .good: 0.71
        case .fair: 0.5
        case .tired: 0.31
        case .warning: 0.08
        }
      let score = Score(
        parts: [(.sleep, 40 * share, 40), (.condition, 35 * share, 35), (.body, 25 * share, 25)],
        missing: band == .fair ? [.deep] : [])
      return .init(
        name: band.rawValue,
        value: presenter.content(
          score, name: language[.wellnessScore], headline: language[band.wellnessHeadline],
          sentence: language[.wellnessEven], method: language[.wellnessMethod],
          details: language[.wellnessMethodDetails], inputs: [:], paths: WellnessPresenter.paths
        ))
    }
    let none = presenter.none(
      .tooFewParts(have: [.sleep]), name: language[.wellnessScore], method: language[.wellnessMethod],
      details: language[.wellnessMethodDetails])
    return scores + [.init(name: "none", value: none)]
  }

  private func series(_ count: Int, gaps: Bool = false, _ value: (Int) -> Double) -> [DayValue] {
    (0..<count).compactMap { index in
      gaps && index % 6 == 4 ? nil : DayValue(day: today - (count - 1 - index), value: value(index))
    }
  }

  var cards: [Card] {
    let presenter = CardPresenter(viewer)
    func card(_ metric: Metric, _ values: [DayValue]) -> Card {
      presenter.card(MetricCard(metric: metric, values: values, today: viewer.day, firstWeekday: 0))
    }
    return [
      card(.hrv, series(60) { 50 + Double($0 % 7) }), card(.rhr, series(60) { 55 + Double($0 % 5) }),
      card(.sleep, series(60, gaps: true) { 430 + Double($0 % 9) * 8 }),
      card(.steps, series(60) { 8000 + Double($0 % 7) * 400 }),
      card(.weight, [DayValue(day: today - 5, value: 71.4)]),
      card(.wristTemperature, series(30) { 35 + Double($0 % 4) / 10 }),
      card(.vo2Max, []),
    ]
  }

  var charts: [GalleryContent.Named<MetricDetailContent>] {
    func chart(_ name: String, _ metric: Metric, _ period: DetailPeriod, _ values: [DayValue])
      -> GalleryContent.Named<MetricDetailContent>
    {
      .init(
        name: name,
        value: MetricDetailPresenter(
          viewer: viewer, format: viewer.format(metric), metric: metric, subject: .metric(metric),
          window: DetailWindow(period: period, end: nil, today: viewer.day)
        ).content(values, extras: []))
    }
    func wave(_ index: Int) -> Double { Elementary.sine(Double(index) / 5) }
    return [
      chart("area", .hrv, .month, series(90) { 50 + 8 * wave($0) }),
      chart("area, gaps", .rhr, .month, series(90, gaps: true) { 55 + 3 * wave($0) }),
      chart("dots, trend", .weight, .quarter, series(90, gaps: true) { 71 + wave($0) / 2 }),
      chart("bars", .steps, .week, series(90) { 8000 + 3000 * wave($0) }),
      chart("weeks", .rhr, .year, series(700) { 55 + 3 * wave($0 / 9) }),
      chart("all equal", .respiratoryRate, .week, series(30) { _ in 14 }),
      chart("one day", .vo2Max, .quarter, [DayValue(day: today - 40, value: 41)]),
      chart("empty", .oxygenSaturation, .month, []),
    ]
  }

  var hypnograms: [GalleryContent.Named<SleepContent.Hypnogram>] {
    func night(_ stages: [(SleepStage, Int)]) -> SleepContent.Hypnogram? {
      var at = Instant(midnightOf: today) - 3600
      var segments: [SleepNight.Segment] = []
      for (stage, minutes) in stages {
        segments.append(.init(start: at, end: at + minutes * 60, stage: stage))
        at = at + minutes * 60
      }
      let start = Instant(midnightOf: today) - 3600
      return HypnogramPresenter(viewer: viewer, timeline: ZoneTimeline(home: .utc)).hypnogram(
        SleepNight(
          day: viewer.day, bedtime: start, wake: at, fellAsleep: start, bedtimeClock: 1380,
          wakeClock: 390, asleep: 430, inBed: 460, span: 450, stages: [.rem: 90, .core: 250, .deep: 90],
          source: "Watch", isInBedOnly: false, segments: segments, naps: []))
    }
    let staged = night([
      (.awake, 8), (.core, 22), (.deep, 45), (.core, 40), (.rem, 25), (.awake, 3), (.core, 60), (.deep, 30),
      (.core, 70),
      (.rem, 40), (.awake, 5), (.core, 55), (.rem, 30),
    ])
    return [("stages", staged), ("no stages", night([(.unspecified, 240), (.awake, 20), (.unspecified, 190)]))]
      .compactMap { name, value in value.map { .init(name: name, value: $0) } }
  }

  var injuries: [Injury] {
    func injury(_ id: String, _ part: BodyPart, _ side: BodySide?, _ severity: InjurySeverity, _ back: Int, over: Int?)
      -> Injury
    {
      Injury(
        id: id, part: part, side: side, severity: severity, start: viewer.day - back, end: over.map { viewer.day - $0 },
        memo: "")
    }
    return [
      injury("gallery-1", .knee, .left, .severe, 20, over: nil),
      injury("gallery-2", .lowerBack, nil, .moderate, 4, over: nil),
      injury("gallery-3", .wrist, .both, .minor, 0, over: nil),
      injury("gallery-4", .ankle, .right, .minor, 200, over: 180),
    ]
  }
}
