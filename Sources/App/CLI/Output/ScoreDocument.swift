internal import DailveDomain
internal import DailveScores

/// The scores of one day as JSON.
struct ScoreDocument: Encodable {
  struct Part: Encodable {
    var name: String
    /// What went in, where it is one number.
    var value: Double?
    var points: Double
    var wholePoints: Int
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

    /// An absent score is said, not left out.
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

  struct Load: Encodable {
    var score: Int?
    var load: Double?
    var strain: Double?
    var method: String?
    var chronic: Double?
    var acute: Double?
    var balance: Double?
    var balancePercent: Double?
    var weekRatio: Double?
    var reason: String?
  }

  /// When the person sleeps. Hours and minutes.
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

  struct Vitals: Encodable {
    struct Reading: Encodable {
      var metric: String
      var status: String
      var value: Double?
      var low: Double?
      var high: Double?
      var counts: Bool
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
  var load: Load
  var vitals: Vitals
  var rhythm: Rhythm

  init(_ history: ScoreHistory, day: CivilDay, rhythm: SleepRhythm) {
    self.day = day
    self.rhythm = Rhythm(rhythm, debt: history.sleepDebt(on: day))
    condition = Self.condition(history.condition(on: day))
    sleep = Self.entry(history.sleep(on: day)) { $0.score }
    body = Self.entry(history.body(on: day)) { $0.score }
    wellness = Self.entry(history.wellness(on: day)) { $0 }
    readiness = Self.entry(history.readiness(on: day)) { $0 }
    let load = history.load(on: day)
    let form = history.performance(on: day)
    self.load = Load(
      score: load.map { Rounding.halfUp($0.strain) }, load: load?.load, strain: load?.strain,
      method: load?.method?.rawValue, chronic: form?.chronic, acute: form?.acute, balance: form?.balance,
      balancePercent: form?.balancePercent, weekRatio: history.weeklyLoadRatio(on: day),
      reason: form == nil ? "needs 28 days of history" : nil)
    let readings = history.vitals(on: day)
    vitals = Vitals(
      outliers: readings.count { $0.counts }, nightSignal: history.nightSignal(on: day).map { "\($0)" },
      readings: readings.map {
        Vitals.Reading(
          metric: $0.metric.rawValue, status: $0.status.rawValue, value: $0.value, low: $0.range?.lowerBound,
          high: $0.range?.upperBound, counts: $0.counts)
      })
  }

  private static func entry<T>(_ result: Result<T, NoScore>, _ score: (T) -> Score) -> Entry {
    switch result {
    case .success(let value):
      let score = score(value)
      return Entry(
        score: score.value, raw: score.raw, band: score.band.rawValue,
        parts: score.parts.map {
          Part(name: $0.name.rawValue, value: nil, points: $0.points, wholePoints: $0.wholePoints)
        }, missing: score.missing.map(\.rawValue))
    case .failure(let none): return Entry(reason: ReasonText.plain(none.reason))
    }
  }

  private static func condition(_ result: Result<ConditionScore, NoScore>) -> Entry {
    var entry = entry(result) { $0.score }
    guard case .success(let condition) = result else { return entry }
    entry.baseline = Baseline(
      value: Elementary.exponential(condition.hrv.mean + condition.z * condition.hrv.predictiveSpread),
      mean: condition.usualSDNN, low: condition.normalSDNN.lowerBound, high: condition.normalSDNN.upperBound,
      unit: "ms", days: condition.hrv.days.map { CivilDay(number: $0) })
    for index in entry.parts.indices {
      switch entry.parts[index].name {
      case "hrv": entry.parts[index].value = condition.z
      case "rhr": entry.parts[index].value = condition.r
      default: break
      }
    }
    return entry
  }

  /// For people at the terminal.
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
    case .noNight: "no night recorded"
    case .tooFewWeighIns: "need 3 weigh-ins over 7 days"
    case .tooFewParts(let have): "have \(have.count) of 3, need 2"
    case .needsConditionAndOneMore: "needs condition and one more input"
    }
  }
}
