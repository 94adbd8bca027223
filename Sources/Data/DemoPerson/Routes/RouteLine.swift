internal import Foundation

/// A closed, winding route through an imaginary landscape, as a line of short straight pieces.
struct RouteLine {
  /// Metres east and north of the start.
  private var places: [(east: Double, north: Double)] = []
  /// Metres along the route to each of `places`.
  private var ways: [Double] = [0]

  /// - Parameter length: Metres.
  init(seed: UInt64, length: Double) {
    var random = DayRandom(seed: seed, day: 0, purpose: 62)
    // The route is a sum of waves that return to where they began; slow waves give its shape, quick ones its bends.
    var waves: [(east: Double, eastPhase: Double, north: Double, northPhase: Double)] = []
    for number in 1...13 {
      let size = pow(Double(number), -1.65)
      waves.append(
        (
          size * random.between(0.5, 1), random.between(0, 6.28), size * random.between(0.5, 1), random.between(0, 6.28)
        ))
    }
    let count = max(200, min(4000, Int(length / 9)))
    for index in 0...count {
      let turn = 2 * Double.pi * Double(index) / Double(count)
      var (east, north) = (0.0, 0.0)
      for (number, wave) in waves.enumerated() {
        east += wave.east * cos(Double(number + 1) * turn + wave.eastPhase)
        north += wave.north * sin(Double(number + 1) * turn + wave.northPhase)
      }
      places.append((east, north))
      if index > 0 {
        let before = places[index - 1]
        ways.append(ways[index - 1] + hypot(east - before.east, north - before.north))
      }
    }
    let scale = length / max(1e-9, ways[count])
    let start = places[0]
    places = places.map { (($0.east - start.east) * scale, ($0.north - start.north) * scale) }
    ways = ways.map { $0 * scale }
  }

  /// Metres east and north of the start, interpolated between two places.
  func place(at way: Double) -> (east: Double, north: Double) {
    var (low, high) = (0, ways.count - 1)
    while low + 1 < high {
      let middle = (low + high) / 2
      if ways[middle] <= way { low = middle } else { high = middle }
    }
    let share = (way - ways[low]) / max(1e-9, ways[high] - ways[low])
    let (a, b) = (places[low], places[high])
    return (a.east + (b.east - a.east) * share, a.north + (b.north - a.north) * share)
  }
}
