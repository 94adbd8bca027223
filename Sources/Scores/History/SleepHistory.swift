/// The nights of a range of days, with the sleep scores, need and debt on any of them.
public struct SleepHistory: Sendable {
  /// One per day at most, oldest first.
  public let nights: [SleepNight]
  let birthDate: CivilDay?
  /// Desired hours per night; with `nil`, the need is derived from the person's own nights.
  public let goal: Double?

  public init(_ nights: [SleepNight], birthDate: CivilDay?, goal: Double?) {
    self.nights = nights
    self.birthDate = birthDate
    self.goal = goal
  }

  public func night(on day: CivilDay) -> SleepNight? { nights(in: day...day).first }

  public func score(on day: CivilDay) -> Result<SleepScore, NoScore> {
    guard let night = night(on: day) else { return .failure(NoScore(.noNight)) }
    guard night.hasSleep else { return .failure(NoScore(.onlyTimeInBed)) }
    let earlier = night.hasClock ? earlierNights(day) : []
    let deep = night.hasStages ? night.stages[.deep] ?? 0 : nil
    return SleepScore.calculate(
      SleepScore.Night(
        asleep: night.asleep, inBed: night.inBed, span: night.span,
        deep: deep, bedtime: night.bedtimeClock, wake: night.wakeClock),
      age: age(on: day), earlierBedtimes: earlier.map { $0.bedtimeClock }, earlierWakes: earlier.map { $0.wakeClock })
  }

  /// The usual bedtime and wake time against which a day's score is measured, in minutes after local midnight; `nil`
  /// with fewer than five nights.
  public func usualTimes(before day: CivilDay) -> (bedtime: Double, wake: Double, nights: Int)? {
    let earlier = earlierNights(day)
    guard earlier.count >= 5, let bed = CircularTime.median(earlier.map { $0.bedtimeClock }),
      let wake = CircularTime.median(earlier.map { $0.wakeClock })
    else { return nil }
    return (bed, wake, earlier.count)
  }

  /// Hours of sleep that the person needs: their goal, else `SleepNeed.personal` of their last 60 nights. Every page
  /// shows this as the goal.
  public func need(on day: CivilDay) -> Double {
    if let goal { return goal }
    return recommendation(on: day).personal(hoursBehindNeed(on: day))
  }

  /// The source of `need`.
  public func needBasis(on day: CivilDay) -> SleepNeed.Basis {
    if goal != nil { return .goal }
    return hoursBehindNeed(on: day).count >= SleepNeed.neededNights ? .nights : .recommendation
  }

  /// The recommended hours against which a night's duration is scored.
  public func recommendation(on day: CivilDay) -> SleepNeed { SleepNeed(age: age(on: day)) }

  /// True if recommendations are for the person's age rather than for all adults.
  public var isAgeKnown: Bool { birthDate != nil }

  private func hoursBehindNeed(on day: CivilDay) -> [Double] {
    nights(in: day - (SleepNeed.window - 1)...day).filter { $0.hasSleep }.map { $0.asleep / 60 }
  }

  /// Hours missed over the last 14 nights, including this one; `nil` with fewer than ten of them.
  public func debt(on day: CivilDay) -> Double? {
    SleepDebt.hours(nights: hoursBehindDebt(on: day), need: need(on: day))
  }

  /// How many of those 14 nights are known; the others count in `debt` as these do on average.
  public func nightsBehindDebt(on day: CivilDay) -> Int { hoursBehindDebt(on: day).count { $0 != nil } }

  /// The night after a day, last night's times included; `nil` while the usual times are unknown.
  public func evening(on day: CivilDay) -> Evening? {
    guard let usual = usualTimes(before: day + 1) else { return nil }
    let minutes = need(on: day) * 60 + Self.debtShare(debt(on: day) ?? 0)
    return Evening(
      usual: usual.bedtime, needed: CircularTime.normalised(usual.wake - minutes), wake: usual.wake)
  }

  /// Minutes of a debt to catch up on in one night: a seventh, and at most an hour (scores.md 4.10).
  ///
  /// - Parameter debt: Hours.
  public static func debtShare(_ debt: Double) -> Double { min(60, debt * 60 / 7) }

  private func hoursBehindDebt(on day: CivilDay) -> [Double?] {
    var hours = [Double?](repeating: nil, count: SleepDebt.nights)
    for night in nights(in: day - (SleepDebt.nights - 1)...day) where night.hasSleep {
      hours[SleepDebt.nights - 1 - (day - night.day)] = night.asleep / 60
    }
    return hours
  }

  private func nights(in days: ClosedRange<CivilDay>) -> ArraySlice<SleepNight> {
    nights.stretch(from: { $0.day >= days.lowerBound }, until: { $0.day > days.upperBound })
  }

  /// Nights that define the usual clock times of a day: the last 13 nights of the past three weeks whose times are
  /// known.
  private func earlierNights(_ day: CivilDay) -> ArraySlice<SleepNight> {
    nights(in: day - 21...day - 1).filter { $0.hasClock }.suffix(13)
  }

  private func age(on day: CivilDay) -> Int? { birthDate.map { day.years(since: $0) } }
}
