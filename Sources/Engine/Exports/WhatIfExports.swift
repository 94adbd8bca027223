// A day with changed measurements: passed in once, then evaluated for every change of a slider.

/// Input: `WhatIfDay.numbers`.
///
/// - Returns: 1, or 0 if numbers are missing.
@_cdecl("engine_day")
public func engineDay(count: Int32) -> Int32 {
  state.whatIfDay = WhatIfDay(numbers: given(count))
  return state.whatIfDay == nil ? 0 : 1
}

/// Input: HRV, resting heart rate, minutes asleep, minutes awake, share of deep sleep, bedtime; unchanged values are NaN.
///
/// - Parameter kind: 0 condition, 1 sleep, 2 readiness.
/// - Returns: Number of output values (see `write`); 0 without a score.
@_cdecl("engine_what_if")
public func engineWhatIf(kind: Int32) -> Int32 {
  let change = WhatIfChange(
    hrv: optional(numbers[0]), restingHeartRate: optional(numbers[1]), asleep: optional(numbers[2]),
    awake: optional(numbers[3]), deepShare: optional(numbers[4]), bedtime: optional(numbers[5]))
  guard let day = state.whatIfDay?.changed(change) else { return 0 }
  switch kind {
  case 0:
    guard case .success(let condition) = day.condition() else { return 0 }
    return write(condition.score)
  case 1:
    guard case .success(let sleep) = day.sleep() else { return 0 }
    return write(sleep.score)
  default:
    guard case .success(let score) = day.readiness() else { return 0 }
    return write(score)
  }
}
