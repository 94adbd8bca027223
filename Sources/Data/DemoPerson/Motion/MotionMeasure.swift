internal import Foundation

/// A measure that a Watch or a sensor records repeatedly while somebody runs or rides.
struct MotionMeasure: Sendable {
  /// The HealthKit type without its prefix.
  var type: String
  var unit: String
  var digits: Int
  /// Seconds between two samples at full density.
  var interval: Int
  /// The longest interval in seconds, however low the density.
  var longest = 60
  /// Computes a value from the speed in metres per second and the grade in metres of ascent per metre.
  var value: @Sendable (Double, Double, inout DayRandom) -> Double

  /// The measures of a session; empty for most kinds.
  static func all(of session: Session, _ person: Person) -> [MotionMeasure] {
    switch session.kind {
    case .easyRun, .favouriteRun, .race, .intervals, .twiceRecordedRun:
      // Power is recorded so often that it means nothing once samples are left out.
      return person.density >= 0.25 ? [runningPower] + running : running
    case .ride, .hillyRide:
      // The person bought the power meter only 200 days before the last day.
      return person.lastDay - session.start / 86_400 < 200 ? riding : []
    default: return []
    }
  }

  /// The samples of a session in order, without its pauses.
  func samples(_ trace: WorkoutTrace, _ person: Person) -> [(second: Int, value: Double)] {
    var random = trace.session.random(type.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    let step = min(longest, max(interval, Int(Double(interval) / person.density)))
    var result: [(second: Int, value: Double)] = []
    for second in stride(from: interval, to: trace.session.elapsed, by: step)
    where !trace.session.isPaused(at: second) {
      let speed = trace.speed(at: second)
      guard speed > 0.5 else { continue }
      let scale = pow(10, Double(digits))
      result.append((second, (max(0, value(speed, trace.grade(at: second), &random)) * scale).rounded() / scale))
    }
    return result
  }
}

extension MotionMeasure {
  static let running = [
    MotionMeasure(type: "RunningSpeed", unit: "km/hr", digits: 4, interval: 10) { speed, _, random in
      speed * 3.6 * random.normal(1, 0.012)
    },
    MotionMeasure(type: "RunningStrideLength", unit: "m", digits: 2, interval: 20) { speed, _, random in
      speed / (2.55 + 0.065 * speed) * random.normal(1, 0.015)
    },
    MotionMeasure(type: "RunningVerticalOscillation", unit: "cm", digits: 2, interval: 20) { speed, _, random in
      7.4 + 0.5 * speed + random.normal(0, 0.2)
    },
    MotionMeasure(type: "RunningGroundContactTime", unit: "ms", digits: 0, interval: 20) { speed, _, random in
      308 - 19 * speed + random.normal(0, 5)
    },
  ]

  /// About a watt per kilogram for each metre per second, and more uphill.
  static let runningPower = MotionMeasure(
    type: "RunningPower", unit: "W", digits: 0, interval: 10, longest: 10
  ) { speed, grade, random in
    74 * speed * (1.03 + 3.4 * max(-0.15, grade)) * random.normal(1, 0.02)
  }

  static let riding = [
    MotionMeasure(type: "CyclingSpeed", unit: "km/hr", digits: 4, interval: 10) { speed, _, random in
      speed * 3.6 * random.normal(1, 0.006)
    },
    // The power against gravity, air and tyres for a rider with a bike (81 kg); nobody pedals downhill.
    MotionMeasure(type: "CyclingPower", unit: "W", digits: 0, interval: 5, longest: 10) { speed, grade, random in
      let watts = 81 * 9.81 * speed * (grade + 0.006) + 0.24 * speed * speed * speed
      return min(650, max(0, watts)) * random.normal(1, 0.05)
    },
    MotionMeasure(type: "CyclingCadence", unit: "count/min", digits: 0, interval: 10) { speed, grade, random in
      grade < -0.03 ? 0 : 88 - 260 * max(0, grade) + random.normal(0, 2)
    },
  ]
}
