internal import DailveDomain
internal import DailveScores

/// The scores of one day as JSON.
struct ScoreOutput: Encodable {
  struct Part: Encodable {
    var name: String
    /// The part's input; `ScoreInputs` explains it for each part. `nil` if it is missing and the part counts nothing.
    var value: Double?
    /// All parts sum to `raw`, or to `score` if a limit or a cap is one of them.
    var points: Double
    /// All parts sum to `score`.
    var wholePoints: Int

    private enum CodingKeys: CodingKey { case name, value, points, wholePoints }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(value, forKey: .value)
      try container.encode(points, forKey: .points)
      try container.encode(wholePoints, forKey: .wholePoints)
    }
  }

  struct Baseline: Encodable {
    /// The day's own value.
    var value: Double
    var mean: Double
    var low: Double
    var high: Double
    var unit: String
    var days: [CivilDay]
  }

  struct Entry: Encodable {
    var score: Int?
    var raw: Double?
    var band: String?
    var parts: [Part] = []
    var reason: String?
    var missing: [String] = []
    var baseline: Baseline?

    private enum CodingKeys: CodingKey { case score, raw, band, parts, reason, missing, baseline }

    /// A missing score is explicit.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(score, forKey: .score)
      try container.encode(raw, forKey: .raw)
      try container.encode(band, forKey: .band)
      try container.encode(parts, forKey: .parts)
      try container.encode(reason, forKey: .reason)
      try container.encode(missing, forKey: .missing)
      try container.encode(baseline, forKey: .baseline)
    }
  }

  /// The fields of every score, plus its own.
  struct Extended<Extra: Encodable>: Encodable {
    var entry: Entry
    var extra: Extra

    func encode(to encoder: any Encoder) throws {
      try entry.encode(to: encoder)
      try extra.encode(to: encoder)
    }
  }

  /// `score` is the strain of the day, which is neither good nor bad and has no band.
  struct Load: Encodable {
    var load: Double?
    var strain: Double?
    var method: String?
    var chronic: Double?
    var acute: Double?
    var balance: Double?
    var balancePercent: Double?
    var weekRatio: Double?
  }

  /// When the person sleeps, in hours and minutes.
  struct Rhythm: Encodable {
    var regularity: Double?
    var socialJetlagHours: Double?
    var debtHours: Double?
    var bedtimeSpreadMinutes: Double?
    var wakeSpreadMinutes: Double?

    init(_ rhythm: SleepRhythm, debt: Double?) {
      regularity = rhythm.regularity
      socialJetlagHours = rhythm.socialJetlag
      debtHours = debt
      bedtimeSpreadMinutes = rhythm.bedtimeSpread
      wakeSpreadMinutes = rhythm.wakeSpread
    }
  }

  /// `score` counts the readings that are notably out of range: 0 is typical.
  struct Vitals: Encodable {
    struct Reading: Encodable {
      var metric: String
      var status: String
      /// Of oxygen in percent, as it is shown; likewise `low` and `high`.
      var value: Double?
      var low: Double?
      var high: Double?
      var counts: Bool

      init(_ reading: OvernightVitals.Reading) {
        func shown(_ value: Double) -> Double { reading.metric == .oxygenSaturation ? 100 * value : value }
        metric = reading.metric.rawValue
        status = reading.status.rawValue
        value = reading.value.map(shown)
        low = (reading.range?.lowerBound).map(shown)
        high = (reading.range?.upperBound).map(shown)
        counts = reading.counts
      }
    }
    var outliers: Int
    var nightSignal: String?
    var readings: [Reading]
  }

  var day: CivilDay
  var condition: Entry
  var sleep: Entry
  var body: Entry
  var wellness: Entry
  var readiness: Entry
  var load: Extended<Load>
  var vitals: Extended<Vitals>
  var rhythm: Rhythm

  init(_ history: ScoreHistory, day: CivilDay, rhythm: SleepRhythm) {
    self.day = day
    self.rhythm = Rhythm(rhythm, debt: history.sleep.debt(on: day))
    let inputs = ScoreInputs(history, day)
    condition = Self.condition(history.recovery.condition(on: day), inputs)
    sleep = Self.entry(history.sleep.score(on: day).map(\.score), inputs.sleep)
    body = Self.entry(history.body.score(on: day).map(\.score), inputs.body)
    wellness = Self.entry(history.wellness(on: day), inputs.wellness)
    readiness = Self.entry(history.readiness(on: day), inputs.readiness)
    load = Self.load(history, day)
    vitals = Self.vitals(history, day)
  }

  private static func entry(_ result: Result<Score, NoScore>, _ inputs: [ScorePartName: Double]) -> Entry {
    switch result {
    case .success(let score):
      Entry(
        score: score.value, raw: score.raw, band: score.band.rawValue,
        parts: score.parts.map {
          Part(name: $0.name.rawValue, value: inputs[$0.name], points: $0.points, wholePoints: $0.wholePoints)
        }, missing: score.missing.map(\.rawValue))
    case .failure(let none): Entry(reason: ReasonText.plain(none.reason))
    }
  }

  private static func condition(_ result: Result<ConditionScore, NoScore>, _ inputs: ScoreInputs) -> Entry {
    var entry = entry(result.map(\.score), inputs.condition)
    guard case .success(let condition) = result else { return entry }
    entry.baseline = Baseline(
      value: Elementary.exponential(condition.hrv.mean + condition.z * condition.hrv.predictiveSpread),
      mean: condition.usualSDNN, low: condition.normalSDNN.lowerBound, high: condition.normalSDNN.upperBound,
      unit: "ms", days: condition.hrv.days)
    return entry
  }

  private static func load(_ history: ScoreHistory, _ day: CivilDay) -> Extended<Load> {
    let load = history.training.load(on: day)
    let form = history.training.form(on: day)
    var entry = Entry(reason: "no data of this day")
    if let load {
      let score = Rounding.halfUp(load.strain)
      entry = Entry(
        score: score, raw: load.strain,
        parts: [Part(name: "load", value: load.load, points: load.strain, wholePoints: score)])
    }
    // It needs 28 days of history.
    if form == nil { entry.missing = ["balance"] }
    return Extended(
      entry: entry,
      extra: Load(
        load: load?.load, strain: load?.strain, method: load?.method?.rawValue, chronic: form?.chronic,
        acute: form?.acute, balance: form?.balance, balancePercent: form?.balancePercent,
        weekRatio: history.training.weekRatio(on: day)))
  }

  private static func vitals(_ history: ScoreHistory, _ day: CivilDay) -> Extended<Vitals> {
    let readings = history.vitals(on: day).map(Vitals.Reading.init)
    let unknown = OvernightVitals.Status.unknown.rawValue
    let known = readings.filter { $0.status != unknown }
    let outliers = readings.count { $0.counts }
    var entry = Entry(reason: "no reading with 7 nights before it")
    if !known.isEmpty {
      entry = Entry(
        score: outliers, raw: Double(outliers), band: outliers == 0 ? "typical" : outliers == 1 ? "one" : "multiple",
        parts: known.map {
          Part(name: $0.metric, value: $0.value, points: $0.counts ? 1 : 0, wholePoints: $0.counts ? 1 : 0)
        })
    }
    entry.missing = readings.filter { $0.status == unknown }.map(\.metric)
    return Extended(
      entry: entry,
      extra: Vitals(
        outliers: outliers, nightSignal: history.overnight.signal(on: day).map { "\($0)" },
        readings: readings))
  }

  /// As text for the terminal.
  var lines: [String] {
    func line(_ name: String, _ entry: Entry) -> String {
      let parts = entry.parts.map { "\($0.name) \($0.wholePoints >= 0 ? "+" : "")\($0.wholePoints)" }.joined(
        separator: "  ")
      return "  \(name): " + (entry.score.map { "\($0) \(entry.band ?? "")  \(parts)" } ?? "– \(entry.reason ?? "")")
    }
    return ["\(day)"]
      + [("condition", condition), ("sleep", sleep), ("body", body), ("wellness", wellness), ("readiness", readiness)]
      .map { line($0.0, $0.1) }
  }
}

/// Reasons in the words of the interface, which scripts read.
enum ReasonText {
  static func plain(_ reason: NoScoreReason) -> String {
    switch reason {
    case .baselineInProgress(let have, let need): "baseline in progress \(have)/\(need)"
    case .noHRVToday: "no HRV today"
    case .tooLittleSleep: "less than 1 h of sleep recorded"
    case .onlyTimeInBed: "only time in bed"
    case .noNight: "no night recorded"
    case .tooFewWeighIns: "need 3 weigh-ins over 7 days"
    case .tooFewParts(let have): "have \(have.count) of 3, need 2"
    case .needsConditionAndOneMore: "needs condition and one more input"
    }
  }
}
