internal import Foundation

/// The elevation along a closed route.
struct ElevationProfile {
  private let waves: [(count: Double, height: Double, phase: Double)]
  private let length: Double
  private let base = 38.0

  /// - Parameters:
  ///   - height: Height of the largest wave in metres.
  ///   - length: Length of the whole route in metres.
  init(seed: UInt64, height: Double, length: Double) {
    var random = DayRandom(seed: seed, day: 0, purpose: 61)
    waves = [
      (Double(random.between(1, 3)), height, random.between(0, 6.28)),
      (Double(random.between(4, 6)), height * 0.34, random.between(0, 6.28)),
      (Double(random.between(7, 11)), height * 0.13, random.between(0, 6.28)),
    ]
    self.length = max(1, length)
  }

  /// Metres above sea level.
  func altitude(at way: Double) -> Double {
    let turn = 2 * Double.pi * way / length
    return waves.reduce(base + waves[0].height * 1.5) { $0 + $1.height * sin($1.count * turn + $1.phase) }
  }

  /// Metres of ascent per metre of route; negative downhill.
  func grade(at way: Double) -> Double {
    let turn = 2 * Double.pi / length
    return waves.reduce(0) { $0 + $1.height * $1.count * turn * cos($1.count * turn * way + $1.phase) }
  }

  /// Total ascent in metres.
  var ascent: Double {
    var sum = 0.0
    var last = altitude(at: 0)
    for way in stride(from: 25.0, through: length, by: 25) {
      let altitude = altitude(at: way)
      sum += max(0, altitude - last)
      last = altitude
    }
    return sum
  }
}

extension Session {
  var elevation: ElevationProfile { ElevationProfile(seed: wayseed, height: kind.hillHeight, length: wayLength) }
  /// Metres; 0 without a route.
  package var ascent: Double { hasRoute ? elevation.ascent : 0 }
}
