internal import Foundation

/// The person's position and heart rate at each moment of a session, and for three minutes after it.
package struct WorkoutTrace {
  static let recovery = 180

  let session: Session
  let elevation: ElevationProfile
  /// Seconds between two values, which are interpolated linearly.
  private let step: Int
  /// Metres covered at each step, as the Watch counts them.
  private var ways: [Double] = [0]
  private var rates: [Double] = []

  package init(_ session: Session, _ person: Person) {
    self.session = session
    elevation = session.elevation
    step = min(20, max(5, Int(5 / person.density)))
    let pacing = Pacing(session)
    var (active, way, rate) = (0, 0.0, 84 + (session.heartRate - 84) * 0.15)
    let mean = session.distance / Double(max(1, session.active))
    for from in stride(from: 0, through: session.elapsed + Self.recovery + step, by: step) {
      rates.append(rate)
      let moving = session.activeSeconds(in: from..<from + step)
      let grade = session.hasRoute ? elevation.grade(at: way * wayScale) : 0
      if from < session.elapsed {
        way += pacing.speed(at: active, grade: grade) * mean * Double(moving)
        ways.append(way)
      }
      // The heart follows effort within half a minute and calms down more slowly.
      let target: Double
      if from >= session.elapsed {
        target = 84
      } else if moving == 0 {
        target = 96
      } else {
        target = session.heartRate + pacing.strain(at: active, grade: grade)
      }
      let lag = from >= session.elapsed ? 92.0 : target > rate ? 34 : 52
      rate += (target - rate) * (1 - exp(-Double(step) / lag))
      active += moving
    }
    let scale = way > 0 ? session.distance / way : 0
    ways = ways.map { $0 * scale }
  }

  /// Converts metres as the Watch counts them to metres of the route.
  private var wayScale: Double { session.distance > 0 ? session.wayLength / session.distance : 0 }

  /// Metres covered, as the Watch counts them.
  func way(at second: Int) -> Double {
    let second = min(max(0, second), session.elapsed)
    let index = min(second / step, max(0, ways.count - 2))
    guard index + 1 < ways.count else { return ways.last ?? 0 }
    // Nobody moves in a pause.
    let cell = session.activeSeconds(in: index * step..<(index + 1) * step)
    let share = Double(session.activeSeconds(in: index * step..<second)) / Double(max(1, cell))
    return ways[index] + (ways[index + 1] - ways[index]) * share
  }

  /// Metres along the route itself.
  func place(at second: Int) -> Double { way(at: second) * wayScale }

  /// Metres per second, averaged over ten seconds.
  func speed(at second: Int) -> Double {
    let from = max(0, min(second - 5, session.elapsed - 10))
    return (way(at: from + 10) - way(at: from)) / 10
  }

  func grade(at second: Int) -> Double { session.hasRoute ? elevation.grade(at: place(at: second)) : 0 }

  /// Beats per minute, until three minutes after the end.
  func heartRate(at second: Int) -> Double {
    let index = min(max(0, second) / step, rates.count - 2)
    return rates[index] + (rates[index + 1] - rates[index]) * Double(second - index * step) / Double(step)
  }

  /// The first second at which a distance was reached; `nil` if the session was shorter.
  func second(reaching metres: Double) -> Int? {
    guard metres <= session.distance else { return nil }
    var (low, high) = (0, session.elapsed)
    while low < high {
      let middle = (low + high) / 2
      if way(at: middle) < metres { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
