extension Session {
  /// - Parameter number: How many sessions of the kind went before, for kinds that are counted.
  init(_ kind: SessionKind, start: Int, number: Int, seed: UInt64, isAbroad: Bool) {
    var random = DayRandom(seed: seed, day: start, purpose: 64)
    let plan = Self.plan(kind, number, &random)
    self.init(
      kind: kind, start: start, active: plan.active, distance: plan.distance, heartRate: plan.heartRate,
      // A favourite run always takes the same route, which belongs to this person alone.
      wayseed: kind == .favouriteRun ? seed &+ 0xFA70 : random.next(), isAbroad: isAbroad, seed: seed)
    // A swim is as long as its counted pool lengths; every other distance is measured.
    if kind == .swim {
      distance = (distance / PoolSwim.poolLength).rounded() * PoolSwim.poolLength
      active = PoolSwim(self).duration
    }
    wayLength = distance / (1 + random.between(-0.003, 0.003))
    if kind == .favouriteRun { (wayLength, distance) = (Self.favouriteWay, Self.favouriteWay * distance / wayLength) }
    pauses = Self.pauses(kind, active, &random)
  }

  /// Length of the favourite route in metres.
  static let favouriteWay = 6420.0

  /// The seconds, metres and beats per minute of a session.
  private static func plan(_ kind: SessionKind, _ number: Int, _ random: inout DayRandom) -> (
    active: Int, distance: Double, heartRate: Double
  ) {
    func timed(_ minutes: ClosedRange<Int>, _ kilometresAnHour: Double, _ rate: Double) -> (Int, Double, Double) {
      let seconds = random.between(minutes.lowerBound * 60, minutes.upperBound * 60)
      return (seconds, kilometresAnHour / 3.6 * Double(seconds), rate)
    }
    func measured(_ metres: Double, _ kilometresAnHour: Double, _ rate: Double) -> (Int, Double, Double) {
      (Int((metres / kilometresAnHour * 3.6).rounded()), metres, rate)
    }
    switch kind {
    case .easyRun, .twiceRecordedRun:
      return timed(28...52, random.normal(10.2, 0.4), random.normal(147, 4))
    case .favouriteRun:
      // There are seven favourite runs, each a little faster than the one before.
      return measured(favouriteWay, 9.9 + 0.15 * Double(number) + random.between(-0.03, 0.03), random.normal(149, 1.5))
    case .race: return measured(random.between(10_030, 10_060), 13.4, 171)
    case .intervals: return (Intervals.seconds, 10.9 / 3.6 * Double(Intervals.seconds), random.normal(149, 2))
    case .treadmill: return timed(25...45, random.normal(10, 0.3), random.normal(143, 4))
    case .ride: return timed(50...110, random.normal(24, 1.2), random.normal(132, 4))
    case .hillyRide: return timed(115...125, 22.5, 141)
    case .swim: return (0, Double(random.between(44, 64)) * PoolSwim.poolLength, random.normal(129, 3))
    case .hike: return timed(100...160, random.normal(4.6, 0.2), random.normal(108, 3))
    case .longHike: return timed(335...336, 4.3, 112)
    case .triathlon: return (Triathlon.seconds, Triathlon.metres, 158)
    case .strength: return timed(35...55, 0, random.normal(114, 4))
    case .yoga: return timed(30...45, 0, random.normal(88, 3))
    }
  }

  /// The pauses of a session: a red light, a café, lunch on a summit.
  private static func pauses(_ kind: SessionKind, _ active: Int, _ random: inout DayRandom) -> [Range<Int>] {
    let lengths: [ClosedRange<Int>] =
      switch kind {
      case .easyRun where random.chance(0.25): [25...110]
      case .twiceRecordedRun: [40...60]
      case .ride where random.chance(0.5): [240...600]
      case .hillyRide: [60...120, 420...600]
      case .hike, .longHike: [600...1500]
      default: []
      }
    var paused = 0
    return lengths.enumerated().map { index, length in
      let part = active / lengths.count
      let start = part * index + random.between(part * 4 / 10, part * 6 / 10) + paused
      let range = start..<start + random.between(length.lowerBound, length.upperBound)
      paused += range.count
      return range
    }
  }
}
