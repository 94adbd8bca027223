package import DailveDomain
package import DailveScores

/// The scores of one day as JSON.
package struct ScoreDocument: Codable, Sendable {
  package struct Part: Codable, Sendable {
    package var name: String
    /// The part's input; `ScoreInputs` explains it for each part. `nil` if the input is missing, in which case the part adds no points.
    package var value: Double?
    /// The points of all parts add up to `raw`, or to `score` if a limit or a cap is among them.
    package var points: Double
    /// The whole points of all parts add up to `score`.
    package var wholePoints: Int

    private enum CodingKeys: CodingKey { case name, value, points, wholePoints }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(value, forKey: .value)
      try container.encode(points, forKey: .points)
      try container.encode(wholePoints, forKey: .wholePoints)
    }
  }

  package struct Baseline: Codable, Sendable {
    /// The day's own value.
    package var value: Double
    package var mean: Double
    package var low: Double
    package var high: Double
    package var unit: String
    package var days: [CivilDay]
  }

  package struct Entry: Codable, Sendable {
    package var score: Int?
    package var raw: Double?
    package var band: String?
    package var parts: [Part] = []
    package var reason: String?
    package var missing: [String] = []
    package var baseline: Baseline?

    private enum CodingKeys: CodingKey { case score, raw, band, parts, reason, missing, baseline }

    /// Encodes absent values as `null`, so that a missing score is explicit.
    package func encode(to encoder: any Encoder) throws {
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
  package struct Extended<Extra: Codable & Sendable>: Codable, Sendable {
    package var entry: Entry
    package var extra: Extra

    init(entry: Entry, extra: Extra) {
      self.entry = entry
      self.extra = extra
    }

    package init(from decoder: any Decoder) throws {
      entry = try Entry(from: decoder)
      extra = try Extra(from: decoder)
    }

    package func encode(to encoder: any Encoder) throws {
      try entry.encode(to: encoder)
      try extra.encode(to: encoder)
    }
  }

  /// The load of a day. Its `score` is the day's strain, which has no band because it is neither good nor bad.
  package struct Load: Codable, Sendable {
    package var load: Double?
    package var strain: Double?
    package var method: String?
    package var chronic: Double?
    package var acute: Double?
    package var balance: Double?
    package var balancePercent: Double?
    package var weekRatio: Double?
  }

  /// How regularly the person sleeps. The names of durations end with their unit.
  package struct Rhythm: Codable, Sendable {
    package var regularity: Double?
    package var socialJetlagHours: Double?
    package var debtHours: Double?
    package var bedtimeSpreadMinutes: Double?
    package var wakeSpreadMinutes: Double?

    init(_ rhythm: SleepRhythm, debt: Double?) {
      regularity = rhythm.regularity
      socialJetlagHours = rhythm.socialJetlag
      debtHours = debt
      bedtimeSpreadMinutes = rhythm.bedtimeSpread
      wakeSpreadMinutes = rhythm.wakeSpread
    }
  }

  /// The vitals of a night. Its `score` counts the readings that are notably out of range, so 0 is typical.
  package struct Vitals: Codable, Sendable {
    package struct Reading: Codable, Sendable {
      package var metric: String
      package var status: String
      /// In the metric's unit, except that oxygen saturation is in percent, as pages show it. The same holds for `low` and `high`.
      package var value: Double?
      package var low: Double?
      package var high: Double?
      package var counts: Bool

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
    package var outliers: Int
    package var nightSignal: String?
    package var readings: [Reading]
  }

  package var day: CivilDay
  package var condition: Entry
  package var sleep: Entry
  package var body: Entry
  package var wellness: Entry
  package var readiness: Entry
  package var load: Extended<Load>
  package var vitals: Extended<Vitals>
  package var rhythm: Rhythm

  package init(_ history: ScoreHistory, day: CivilDay, rhythm: SleepRhythm) {
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
    var entry = Entry(reason: "unknown day")
    if let load {
      let score = Rounding.halfUp(load.strain)
      entry = Entry(
        score: score, raw: load.strain,
        parts: [Part(name: "load", value: load.load, points: load.strain, wholePoints: score)])
    }
    // Balance needs 28 days of history.
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
}

/// Words for the reasons a score is missing. They are part of the interface for scripts.
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
