internal import DailveDomain
internal import DailveScores

/// Decides which sessions the person does on a day.
struct TrainingPlan {
  let person: Person

  /// The day's sessions in order, without overlaps.
  ///
  /// - Parameter start: First instant of the local day.
  func sessions(day: Int, start: Int) -> [Session] {
    if let highlight = person.highlights.byDay[day] {
      var random = DayRandom(seed: person.seed, day: day, purpose: 6)
      let at = start + Self.highlightTime(day) + random.between(-1500, 1500)
      return [session(highlight.kind, day: day, at: at, number: highlight.number)]
    }
    guard !person.isIll(day), !person.isWeekOff(day) else { return [] }
    var random = DayRandom(seed: person.seed, day: day, purpose: 5)
    guard let perWeek = person.workoutsAWeek else {
      guard let kind = Self.usual(day, &random) else { return [] }
      return [session(kind, day: day, at: start + Self.usualTime(day) + random.between(-20, 20) * 60)]
    }
    let count = ((day + 1) * perWeek).floorDivided(by: 7) - (day * perWeek).floorDivided(by: 7)
    return (0..<count).map { index in
      let isMorning = index + 1 < count || CivilDay(number: day).weekday >= 5
      let kind = Self.any(isMorning: isMorning, &random)
      let hour = isMorning && index + 1 == count ? 10 : isMorning ? 9 : 18
      return session(kind, day: day, at: start + hour * 3600 + random.between(5, 25) * 60)
    }
  }

  private static func highlightTime(_ day: Int) -> Int {
    CivilDay(number: day).weekday >= 5 ? 9 * 3600 + 2400 : 18 * 3600
  }

  private static func usualTime(_ day: Int) -> Int {
    switch CivilDay(number: day).weekday {
    case 5: 10 * 3600
    case 6: 9 * 3600 + 2400
    case 1: 19 * 3600
    default: 18 * 3600 + 600
    }
  }

  /// A usual week has two runs, strength, mostly a ride, and now and then a swim, a hike or yoga.
  private static func usual(_ day: Int, _ random: inout DayRandom) -> SessionKind? {
    let isWinter = [12, 1, 2].contains(CivilDay(number: day).components.month)
    switch CivilDay(number: day).weekday {
    case 0: return .easyRun
    case 1: return .strength
    case 2: return random.chance(0.15) ? .swim : nil
    case 3: return isWinter && random.chance(0.3) ? .treadmill : .easyRun
    case 5: return random.chance(0.75) ? .ride : nil
    case 6: return random.chance(0.45) ? .yoga : random.chance(0.12) ? .hike : nil
    default: return nil
    }
  }

  /// Picks a kind of session; about two in three have a route.
  private static func any(isMorning: Bool, _ random: inout DayRandom) -> SessionKind {
    let number = random.unit()
    switch number {
    case ..<0.44: return .easyRun
    case ..<0.62: return .ride
    case ..<0.68: return isMorning ? .hike : .intervals
    case ..<0.82: return .strength
    case ..<0.89: return .yoga
    case ..<0.95: return .swim
    default: return .treadmill
    }
  }

  private func session(_ kind: SessionKind, day: Int, at start: Int, number: Int = 0) -> Session {
    Session(kind, start: start, number: number, seed: person.seed, isAbroad: person.isAbroad(day))
  }
}
