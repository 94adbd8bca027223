// Scores that follow from entries that a device has not sent yet.

/// Input: `ScorePreviewDay.numbers`.
///
/// - Returns: 1, or 0 if numbers are missing.
@_cdecl("engine_forecast_day")
public func engineScorePreviewDay(count: Int32) -> Int32 {
  state.scorePreviewDay = ScorePreviewDay(numbers: given(count))
  return state.scorePreviewDay == nil ? 0 : 1
}

/// Input: weights as rows of day, kg and fraction of body fat, then workouts as rows of day, minutes, effort and points
/// per minute; absent numbers are NaN.
///
/// - Returns: 4 (body, wellness, load of the day, readiness), or 0 without a day.
@_cdecl("engine_forecast")
public func engineScorePreview(weights: Int32, workouts: Int32) -> Int32 {
  guard let scorePreviewDay = state.scorePreviewDay else { return 0 }
  var waiting = ScorePreviewDay.Waiting()
  var place = 0
  func number() -> Double {
    place += 1
    return numbers[place - 1]
  }
  for _ in 0..<max(0, weights) {
    let day = CivilDay(number: Int(saturating: number()))
    if let weight = optional(number()) { waiting.weights.append(DayValue(day: day, value: weight)) }
    if let fat = optional(number()) { waiting.fats.append(DayValue(day: day, value: fat)) }
  }
  for _ in 0..<max(0, workouts) {
    let day = CivilDay(number: Int(saturating: number()))
    let (minutes, effort, points) = (number(), optional(number()), number())
    waiting.loads.append(
      DayValue(day: day, value: WorkoutLoads.load(minutes: minutes, effort: effort, pointsPerMinute: points)))
  }
  let scores = scorePreviewDay.scores(waiting)
  return write([
    scores.body.map { Double($0) } ?? .nan, scores.wellness.map { Double($0) } ?? .nan, scores.load ?? .nan,
    scores.readiness.map { Double($0) } ?? .nan,
  ])
}
