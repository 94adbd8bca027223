import DailveDomain
import DailveScores
import DailveTestSupport
import Foundation
import Testing

/// Every worked example of the shared `scores/examples.json`.
@Suite(.enabled(if: Fixtures.arePresent))
struct WorkedExamples {
  let scores: [String: Any]
  let oracles: [String: Any]
  /// The number of cases run in each group.
  private let taken = Taken()

  final class Taken { var counts: [String: Int] = [:] }

  init() throws {
    let file = try Fixtures.json("scores/examples.json")
    scores = try need(file["scores"], [String: Any].self)
    oracles = try need(file["oracles"], [String: Any].self)
  }

  func cases(_ name: String, in group: [String: Any]) throws -> [[String: Any]] {
    let cases = try need(group[name], [[String: Any]].self)
    taken.counts[name] = cases.count
    return cases
  }

  /// Formulas in the specification that the program does not compute yet, so that their cases cannot be run.
  static let notYetComputed: [String: String] = [
    "hrv_time": "beat lists are kept and shown, nothing is computed from them",
    "hrv_artifacts": "likewise", "hrv_frequency": "never scored; needs minutes of beats",
    "sleep_stats": "for stages by 30 s epochs; nights are records here",
    "body_formulas":
      "body mass and fat-free mass index are tested in Domain, lifts with workouts; tape measures come with their page",
    "hrmax": "of the formulas only 220 - age and Tanaka are here: run below",
  ]

  @Test func `every case of the file is run`() throws {
    try `condition`()
    try `sleep`()
    try `sleep debt`()
    try `body`()
    try `wellness`()
    try `readiness`()
    try `strain and training impulse`()
    try `training load`()
    try `heart-rate zones`()
    try `vitals`()
    try `night signal`()
    try `the published night signal of real people`()
    try `regularity, jetlag, circular means`()
    try `robust spread and trend`()
    try `fitness for age and sex`()
    var inFile: [String: Int] = [:]
    for (name, value) in scores.merging(oracles, uniquingKeysWith: { first, _ in first })
    where Self.notYetComputed[name] == nil {
      inFile[name] = (value as? [Any])?.count ?? ((value as? [String: Any])?["cases"] as? [Any])?.count ?? 1
    }
    #expect(taken.counts == inFile)
    #expect(Self.notYetComputed.keys.allSatisfy { oracles[$0] != nil })
  }

  @Test func `the published night signal of real people`() throws {
    let people = try Fixtures.json("scores/nightsignal_golden.json")
    let about = try need(oracles["nightsignal_real"], [String: Any].self)
    #expect(people.count == about["users"] as? Int)
    var nights = 0
    for (_, person) in people {
      let person = try need(person, [String: Any].self)
      let means = try need(person["avgs"], [String: Double].self).compactMap { day, mean in
        CivilDay(day).map { DayValue(day: $0, value: mean.rounded(.towardZero)) }
      }.sorted { $0.day < $1.day }
      let alerts = try need(person["alerts"], [String: Int].self)
      for (day, alert) in NightSignal.published(means) {
        guard let expected = alerts[day.description] else { continue }
        nights += 1
        #expect(alert.rawValue == expected)
      }
    }
    #expect(nights >= about["nights"] as? Int ?? .max)
    taken.counts["nightsignal_real"] = 1
  }

  @Test func `fitness for age and sex`() throws {
    let group = try need(oracles["friend_2022"], [String: Any].self)
    for example in try cases("cases", in: group) {
      let place = CardioFitness.percentile(
        of: try need(example["vo2"], Double.self), age: try need(example["age"], Int.self),
        sex: example["sex"] as? String == "f" ? .female : .male)
      #expect(abs((place ?? .nan) - (try need(example["accept"], Double.self))) < 1e-4)
    }
    taken.counts["friend_2022"] = taken.counts.removeValue(forKey: "cases")
    for example in try need(oracles["hrmax"], [[String: Any]].self) {
      let age = try need(example["age"], Int.self)
      #expect(HeartRateZone.estimatedMaximum(age: age) == example["fox_220"] as? Double)
      #expect(HeartRateZone.tanakaMaximum(age: age) == example["tanaka"] as? Double)
    }
  }

  func check(_ score: Score, against expect: [String: Any], tolerance: Double = 1e-4) throws {
    #expect(score.value == expect["score"] as? Int)
    #expect(abs(score.raw - (try need(expect["raw"], Double.self))) < tolerance)
    let parts = try need(expect["parts"], [String: Double].self)
    let whole = try need(expect["int_parts"], [String: Int].self)
    #expect(Set(parts.keys) == Set(score.parts.map { $0.name.rawValue }))
    for part in score.parts {
      #expect(abs(part.points - (parts[part.name.rawValue] ?? .nan)) < tolerance, "\(part.name)")
      #expect(part.wholePoints == whole[part.name.rawValue], "\(part.name)")
    }
  }

  @Test func `condition`() throws {
    for example in try cases("condition", in: scores) {
      let today = try need(example["today_day"], Int.self)
      var logs: [DayValue] = []
      for (day, samples) in try need(example["sdnn_ms_by_day"], [[Double]].self).enumerated() where day < today {
        if let value = DailyHRV.logarithm(ofSDNN: samples) { logs.append(DayValue(day: day, value: value)) }
      }
      if let value = DailyHRV.logarithm(ofSDNN: try need(example["today_sdnn_ms"], [Double].self)) {
        logs.append(DayValue(day: today, value: value))
      }
      var pulse: [DayValue] = []
      for (day, value) in try need(example["rhr_by_day"], [Double].self).enumerated() where day < today {
        pulse.append(DayValue(day: day, value: value))
      }
      if let value = example["today_rhr"] as? Double { pulse.append(DayValue(day: today, value: value)) }
      let expect = try need(example["expect"], [String: Any].self)
      switch ConditionScore.calculate(today: CivilDay(number: today), logHRV: logs, restingHeartRate: pulse) {
      case .success(let condition):
        try check(condition.score, against: expect)
        #expect(abs(condition.z - (try need(expect["z"], Double.self))) < 1e-4)
        if let r = expect["r"] as? Double { #expect(abs((condition.r ?? .nan) - r) < 1e-4) }
        #expect(abs(condition.usualSDNN - (try need(expect["baseline_ms"], Double.self))) < 1e-4)
        #expect(abs(condition.coefficientOfVariation - (try need(expect["cv_pct"], Double.self))) < 1e-3)
        let range = try need(expect["range_ms"], [Double].self)
        #expect(abs(condition.normalSDNN.lowerBound - range[0]) < 1e-3)
        #expect(abs(condition.normalSDNN.upperBound - range[1]) < 1e-3)
        #expect(condition.score.band.rawValue == expect["band"] as? String)
      case .failure(let none):
        #expect(expect["score"] is NSNull)
        let reason = expect["reason"] as? String
        switch none.reason {
        case .baselineInProgress(let have, let need): #expect(reason == "baseline in progress \(have)/\(need)")
        default:
          #expect(none.reason == .noHRVToday)
          #expect(reason == "no HRV today")
        }
      }
    }
  }

  @Test func `sleep`() throws {
    for example in try cases("sleep", in: scores) {
      let input = try need(example["input"], [String: Any].self)
      func number(_ key: String) -> Double? { input[key] as? Double }
      let night = SleepScore.Night(
        asleep: try #require(number("asleep_min")), inBed: number("in_bed_min"), span: 0, deep: number("deep_min"),
        bedtime: try #require(number("bed_min")), wake: try #require(number("wake_min")))
      let expect = try need(example["expect"], [String: Any].self)
      let result = SleepScore.calculate(
        night, age: input["age"] as? Int, earlierBedtimes: try need(input["prior_bed"], [Double].self),
        earlierWakes: try need(input["prior_wake"], [Double].self))
      switch result {
      case .success(let sleep):
        try check(sleep.score, against: expect)
        #expect(abs(sleep.cap - (try need(expect["cap"], Double.self))) < 1e-4)
        #expect(sleep.score.missing.map(\.rawValue) == expect["missing"] as? [String])
      case .failure(let none):
        #expect(none.reason == .tooLittleSleep)
        #expect(expect["score"] is NSNull)
      }
    }
  }

  @Test func `sleep debt`() throws {
    for example in try cases("sleep_debt", in: scores) {
      let nights = try need(example["nights_h"], [Any].self).map { $0 as? Double }
      let debt = SleepDebt.hours(nights: nights, need: try need(example["need_h"], Double.self))
      if let expect = example["expect_h"] as? Double {
        #expect(abs((debt ?? .nan) - expect) < 1e-6)
      } else {
        #expect(debt == nil)
      }
    }
  }

  @Test func `body`() throws {
    for example in try cases("body", in: scores) {
      func series(_ key: String, scale: Double = 1) throws -> [DayValue] {
        try need(example[key], [[Double]].self).map { DayValue(day: Int($0[0]), value: $0[1] * scale) }
      }
      let expect = try need(example["expect"], [String: Any].self)
      let result = BodyTrend.calculate(
        today: CivilDay(number: try need(example["today"], Int.self)),
        BodyTrend.Courses(weights: try series("weights"), fats: try series("fats", scale: 0.01)),
        goal: try #require(WeightGoal(rawValue: example["goal"] as? String ?? "")), bmi: example["bmi"] as? Double)
      switch result {
      case .success(let body):
        try check(body.score, against: expect)
        #expect(abs((body.weightChange ?? .nan) - (try need(expect["weight_change_kg_wk"], Double.self))) < 1e-4)
        #expect(
          abs((body.weightChangePercent ?? .nan) - (try need(expect["weight_change_pct_wk"], Double.self))) < 1e-4)
        if let fat = expect["fat_change_pp_wk"] as? Double { #expect(abs((body.fatChange ?? .nan) - fat) < 1e-4) }
      case .failure(let none):
        #expect(none.reason == .tooFewWeighIns)
        #expect(expect["score"] is NSNull)
      }
    }
  }

  @Test func `wellness`() throws {
    for example in try cases("wellness", in: scores) {
      let expect = try need(example["expect"], [String: Any].self)
      let result = WellnessScore.calculate(
        sleep: example["sleep"] as? Int, condition: example["condition"] as? Int, body: example["body"] as? Int)
      switch result {
      case .success(let score): try check(score, against: expect)
      case .failure(let none):
        guard case .tooFewParts(let have) = none.reason else { throw none }
        #expect(have.map(\.rawValue) == expect["have"] as? [String])
      }
    }
  }

  @Test func `readiness`() throws {
    for example in try cases("readiness", in: scores) {
      let expect = try need(example["expect"], [String: Any].self)
      let signals: [String: NightSignal.Alert] = ["green": .green, "yellow": .yellow, "red": .red]
      let result = TrainingReadiness.calculate(
        condition: example["condition"] as? Int, sleep: example["sleep"] as? Int,
        balancePercent: example["tsb_pct"] as? Double, debt: example["debt_h"] as? Double,
        outliers: try need(example["vitals_outliers"], Int.self),
        signal: try need(signals[try need(example["night_signal"], String.self)], NightSignal.Alert.self))
      switch result {
      case .success(let score): try check(score, against: expect)
      case .failure(let none):
        #expect(none.reason == .needsConditionAndOneMore)
        #expect(expect["score"] is NSNull)
      }
    }
  }

  @Test func `strain and training impulse`() throws {
    for example in try cases("strain", in: scores) {
      let strain = TrainingImpulse.strain(load: try need(example["load"], Double.self))
      #expect(abs(strain - (try need(example["expect"], Double.self))) < 1e-6)
    }
    for example in try cases("banister_series", in: scores) {
      let samples = try need(example["samples_s_bpm"], [[Double]].self).map { (second: $0[0], heartRate: $0[1]) }
      let load = TrainingImpulse.banister(
        held: HeldHeartRate.all(samples), resting: 55, maximum: 190, sex: .male)
      #expect(abs(load - (try need(example["expect"], Double.self))) < 1e-6)
    }
    for example in try cases("trimp_banister", in: oracles) {
      func number(_ key: String) throws -> Double { try need(example[key], Double.self) }
      let load = TrainingImpulse.banister(
        minutes: try number("minutes"), heartRate: try number("hr"), resting: try number("rest"),
        maximum: try number("max"), sex: BiologicalSex(rawValue: example["sex"] as? String ?? ""))
      #expect(abs(load - (try number("accept"))) < 1e-5)
    }
    for example in try cases("trimp_edwards", in: oracles) {
      let minutes = try need(example["minutes_in_zone"], [String: Double].self)
      let seconds = (0...5).map { 60 * (minutes["\($0)"] ?? 90) }
      #expect(abs(TrainingImpulse.edwards(seconds: seconds) - (try need(example["accept"], Double.self))) < 1e-9)
    }
  }

  @Test func `training load`() throws {
    for example in try cases("load", in: oracles) {
      let loads = try need(example["daily_load"], [Double].self)
      let accept = try need(example["accept"], [String: Any].self)
      let form = PerformanceManagement(loads: loads.map { $0 })
      #expect(abs(form.chronic - (try need(accept["ctl"], Double.self))) < 1e-6)
      #expect(abs(form.acute - (try need(accept["atl"], Double.self))) < 1e-6)
      #expect(abs(form.balance - (try need(accept["tsb_next_day"], Double.self))) < 1e-6)
      let monotony = PerformanceManagement.monotony(Array(loads.suffix(7)))
      if let expect = accept["monotony_ddof1"] as? Double {
        #expect(abs((monotony ?? .nan) - expect) < 1e-6)
      } else {
        #expect(monotony == nil)
      }
    }
  }

  @Test func `heart-rate zones`() throws {
    for example in try cases("zones", in: oracles) {
      let zone = HeartRateZone.zone(
        heartRate: try need(example["bpm"], Double.self), maximum: try need(example["hrmax"], Double.self))
      #expect(zone == example["zone"] as? Int)
    }
    for example in try cases("karvonen", in: oracles) {
      let zones = HeartRateZones(
        basis: .reserve, maximum: try need(example["max"], Double.self), resting: try need(example["rest"], Double.self)
      )
      let heartRate = zones.heartRate(share: try need(example["fraction"], Double.self))
      #expect(abs(heartRate - (try need(example["bpm"], Double.self))) < 1e-6)
    }
  }

  @Test func `vitals`() throws {
    // The examples have oxygen saturation in percent.
    let names: [(String, OvernightVitals.Metric, scale: Double)] = [
      ("hr", .sleepingHeartRate, 1), ("rr", .respiratoryRate, 1), ("temp", .wristTemperature, 1),
      ("spo2", .oxygenSaturation, 0.01), ("sleep", .sleepDuration, 1),
    ]
    for example in try cases("vitals", in: scores) {
      let history = try need(example["history"], [String: [Double]].self)
      let today = try need(example["today"], [String: Any].self)
      let expect = try need(example["expect"], [String: Any].self)
      let metrics = try need(expect["metrics"], [String: [Any]].self)
      var outliers = 0
      for (key, metric, scale) in names {
        let reading = OvernightVitals.read(
          metric, history: (history[key] ?? []).map { $0 * scale }, today: (today[key] as? Double).map { $0 * scale })
        outliers += reading.counts ? 1 : 0
        #expect(reading.status.rawValue == metrics[key]?[0] as? String)
        if let range = metrics[key]?[1] as? [Double] {
          #expect(abs((reading.range?.lowerBound ?? .nan) - range[0] * scale) < 1e-4 * scale)
          #expect(abs((reading.range?.upperBound ?? .nan) - range[2] * scale) < 1e-4 * scale)
        }
      }
      #expect(outliers == expect["outliers"] as? Int)
    }
  }

  @Test func `night signal`() throws {
    for example in try cases("nightsignal", in: oracles) {
      let nights = try need(example["avgs"], [String: Double].self)
        .map { DayValue(day: Int($0.key) ?? 0, value: $0.value) }.sorted { $0.day < $1.day }
      let published = try need(example["published_alerts"], [String: Int].self)
      for (day, alert) in NightSignal.published(nights) { #expect(alert.rawValue == published[String(day.number)]) }
      let product = try need(example["product_variant_min7"], [String: Any].self)
      for (night, alert) in zip(nights, NightSignal.product(nights, minimum: 7)) {
        #expect(alert?.rawValue == product[String(night.day.number)] as? Int)
      }
    }
  }

  @Test func `regularity, jetlag, circular means`() throws {
    for example in try cases("sri", in: oracles) {
      let count = try need(example["n_days"], Int.self)
      var minutes = [Bool](repeating: false, count: count * 1440)
      for interval in try need(example["sleep_intervals_min"], [[Int]].self) {
        for minute in interval[0]..<interval[1] where minute < minutes.count { minutes[minute] = true }
      }
      let days = (0..<count).map { Array(minutes[$0 * 1440..<($0 + 1) * 1440]) }
      #expect(
        abs((SleepRegularity.index(days) ?? .nan) - (try need(example["accept"], Double.self))) < 1e-6)
    }
    func minutes(_ times: [String]) -> [Double] {
      times.map { time in
        let parts = time.split(separator: ":").compactMap { Double($0) }
        return parts[0] * 60 + parts[1]
      }
    }
    for example in try cases("social_jetlag", in: oracles) {
      let hours = SocialJetlag.hours(
        work: minutes(try need(example["work"], [String].self)),
        free: minutes(try need(example["free"], [String].self)))
      #expect(abs((hours ?? .nan) - (try need(example["sjl_h"], Double.self))) < 2e-3)
    }
    for example in try cases("circular", in: oracles) {
      let mean = try #require(CircularTime.mean(try need(example["minutes"], [Double].self)))
      let expect = try need(example["ref_mean"], Double.self)
      #expect(CircularTime.difference(mean, from: expect).magnitude < 1e-5)
    }
  }

  @Test func `robust spread and trend`() throws {
    for example in try cases("mad", in: oracles) {
      let values = try need(example["x"], [Double].self)
      let expect = try need(example["madn"], Double.self)
      // The oracle uses the exact normal quantile (1.482602...), the product Leys' 1.4826.
      #expect(abs((RobustStatistics.normalisedMAD(values) ?? .nan) - expect) < 1e-5)
      #expect(abs((RobustStatistics.standardDeviation(values) ?? .nan) - (example["sd"] as? Double ?? 0)) < 1e-6)
    }
    for example in try cases("ewma_weight", in: oracles) {
      let values = try need(example["x"], [Double].self).enumerated().map {
        DayValue(day: $0.offset, value: $0.element)
      }
      let expect = try need(example["ewma_0.1"], [Double].self)
      for (trend, value) in zip(ExponentialTrend.smooth(values), expect) { #expect(abs(trend.value - value) < 1e-6) }
    }
  }
}
