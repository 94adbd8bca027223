internal import Foundation

/// The speed and effort of each second of a session, relative to its mean.
struct Pacing {
  private let session: Session
  private let swim: PoolSwim?
  private let phase: Double

  init(_ session: Session) {
    self.session = session
    swim = session.kind == .swim ? PoolSwim(session) : nil
    var random = session.random(63)
    phase = random.between(0, 6.28)
  }

  /// The relative speed, proportional to metres per second; 0 at rest.
  ///
  /// - Parameters:
  ///   - second: Seconds since the start, without pauses.
  ///   - grade: Metres of ascent per metre of route.
  func speed(at second: Int, grade: Double) -> Double {
    let slow = sin(Double(second) / 190 + phase)
    let quick = sin(Double(second) / 43 + 2 * phase)
    let wave = 1 + 0.03 * slow + 0.02 * quick
    switch session.kind {
    case .strength, .yoga: return 0
    case .swim: return swim?.isResting(at: second) ?? true ? 0 : 1
    case .intervals:
      return (Intervals.isHard(at: second) ? 1.42 : Intervals.isRecovery(at: second) ? 0.72 : 0.9) * (1 + 0.02 * quick)
    case .race:
      // A race starts a little fast, settles, and ends with a sprint.
      let share = Double(second) / Double(max(1, session.active))
      return (share < 0.1 ? 1.01 : share > 0.92 ? 1.05 : 1) * (1 + 0.008 * slow) / (1 + 2.5 * grade)
    case .treadmill: return second < 300 ? 0.88 : 1
    case .ride, .hillyRide: return min(1.75, wave / max(0.4, 1 + 12 * grade))
    case .triathlon: return Triathlon.leg(at: second).speed * (1 + 0.02 * slow)
    case .hike, .longHike: return wave / (1 + 4 * grade.magnitude)
    default: return wave * (second < 180 ? 0.94 : 1) / (1 + 2.8 * grade)
    }
  }

  /// The heart rate that the effort calls for, in beats per minute above the session's mean.
  func strain(at second: Int, grade: Double) -> Double {
    let hours = Double(second) / 3600
    switch session.kind {
    case .intervals:
      return Intervals.isHard(at: second) ? 27 : Intervals.isRecovery(at: second) ? -10 : -16
    case .race: return 2 + 5 * hours
    case .strength: return second % 150 < 55 ? 20 : -10
    case .swim: return swim?.isResting(at: second) ?? true ? -14 : 4
    case .yoga: return 6 * sin(Double(second) / 300 + phase)
    case .triathlon: return Triathlon.leg(at: second).activity == "Running" ? 8 : 0
    case .ride, .hillyRide: return min(30, max(-30, 420 * grade)) + 2 * hours
    case .treadmill: return second < 300 ? -12 : 3 * hours
    default: return min(25, max(-25, 300 * grade)) + 4 * hours + 2 * sin(Double(second) / 190 + phase)
    }
  }
}
