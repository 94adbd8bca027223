/// A day whose body, wellness, load and readiness can be predicted from entries that have not been sent yet.
public struct ScorePreviewDay: Sendable {
  /// The mean of a day's weights or body-fat fractions, and their number.
  public struct Mean: Sendable, Equatable {
    public var day: CivilDay
    public var value: Double
    public var count: Int

    public init(day: CivilDay, value: Double, count: Int) {
      self.day = day
      self.value = value
      self.count = count
    }

    func with(_ other: Double) -> Mean {
      Mean(
        day: day, value: (value * Double(count) + other) / Double(count.addingClamped(1)), count: count.addingClamped(1)
      )
    }
  }

  /// Waiting entries: weights in kg, body-fat fractions, and loads of workouts.
  public struct Waiting: Sendable, Equatable {
    public var weights: [DayValue]
    public var fats: [DayValue]
    public var loads: [DayValue]

    public init(weights: [DayValue] = [], fats: [DayValue] = [], loads: [DayValue] = []) {
      self.weights = weights
      self.fats = fats
      self.loads = loads
    }
  }

  public struct Scores: Sendable, Equatable {
    public var body: Int?
    public var wellness: Int?
    /// Load of the day; `nil` on an unknown day.
    public var load: Double?
    public var readiness: Int?
  }

  let day: WhatIfDay
  /// Oldest first, like `fats`.
  let weights: [Mean]
  let fats: [Mean]
  /// The newest recorded body-mass index, kg/m².
  let recordedIndex: DayValue?
  /// cm.
  let height: Double?
  let goal: WeightGoal
  /// On the morning of the first of `loads`.
  let form: PerformanceManagement
  /// True if there is enough history to compute form.
  let hasForm: Bool
  /// Loads of the days up to this one, oldest first; `nil` for an unknown day.
  let loads: [Double?]

  /// Number of `loads`; workouts that have waited longer are added to the oldest.
  static let loadDays = 28

  init(
    day: WhatIfDay, weights: [Mean], fats: [Mean], recordedIndex: DayValue?, height: Double?, goal: WeightGoal,
    form: PerformanceManagement, hasForm: Bool, loads: [Double?]
  ) {
    self.day = day
    self.weights = weights
    self.fats = fats
    self.recordedIndex = recordedIndex
    self.height = height
    self.goal = goal
    self.form = form
    self.hasForm = hasForm
    self.loads = loads
  }

  /// - Parameters:
  ///   - weights: kg, one per day, oldest first, as far back as the trend of the body looks; likewise `fats` (fractions) and
  ///     `bodyMassIndex` (as recorded).
  ///   - height: cm.
  public init(
    _ history: ScoreHistory, on day: CivilDay, weights: [DailyStatistics], fats: [DailyStatistics],
    bodyMassIndex: [DailyStatistics], height: Double?, goal: WeightGoal
  ) {
    func means(_ rows: [DailyStatistics]) -> [Mean] {
      rows.filter { $0.day <= day }.map { Mean(day: $0.day, value: $0.average, count: $0.count) }
    }
    let first = day - (Self.loadDays - 1)
    self.init(
      day: WhatIfDay(history, on: day), weights: means(weights), fats: means(fats),
      recordedIndex: bodyMassIndex.averages.newest(onOrBefore: day), height: height, goal: goal,
      form: history.training.state(on: first), hasForm: history.training.form(on: day) != nil,
      loads: (0..<Self.loadDays).map { history.training.load(on: first + $0)?.load })
  }

  /// The scores including waiting entries.
  public func scores(_ waiting: Waiting) -> Scores {
    let weights = Self.merged(weights, waiting.weights, upTo: day.day)
    let fats = Self.merged(fats, waiting.fats, upTo: day.day)
    let body = BodyTrend.calculate(
      today: day.day, BodyTrend.Courses(weights: weights, fats: fats), goal: goal, bmi: index(weights))
    let (today, balance) = training(waiting.loads)
    let day = day.balanced(at: balance)
    func value(_ result: Result<Score, NoScore>) -> Int? {
      if case .success(let score) = result { score.value } else { nil }
    }
    let bodyScore = value(body.map { $0.score })
    return Scores(
      body: bodyScore,
      wellness: value(
        WellnessScore.calculate(
          sleep: value(day.sleep().map { $0.score }), condition: value(day.condition().map { $0.score }),
          body: bodyScore)),
      load: today, readiness: value(day.readiness()))
  }

  private func index(_ weights: [DayValue]) -> Double? {
    guard let last = weights.last, recordedIndex.map({ $0.day < last.day }) ?? true else { return recordedIndex?.value }
    return BodyComposition.bodyMassIndex(weight: last.value, height: height) ?? recordedIndex?.value
  }

  /// The load of this day, and the balance on its morning.
  private func training(_ waiting: [DayValue]) -> (today: Double?, balance: Double?) {
    var loads = loads
    for value in waiting where value.day <= day.day && !loads.isEmpty {
      let place = loads.count - 1 - min(max(day.day - value.day, 0), loads.count - 1)
      loads[place] = (loads[place] ?? 0) + value.value
    }
    var form = form
    for load in loads.dropLast() { form.add(load) }
    return (loads.last ?? nil, hasForm ? form.balancePercent : nil)
  }

  private static func merged(_ means: [Mean], _ waiting: [DayValue], upTo last: CivilDay) -> [DayValue] {
    var means = means
    for other in waiting where other.day <= last {
      let place = means.firstPlace { $0.day >= other.day }
      if place < means.count, means[place].day == other.day {
        means[place] = means[place].with(other.value)
      } else {
        means.insert(Mean(day: other.day, value: other.value, count: 1), at: place)
      }
    }
    return means.map { DayValue(day: $0.day, value: $0.value) }
  }
}
