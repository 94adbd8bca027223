internal import DailveDomain
internal import DailveScores

/// A route as a small drawing.
enum RouteThumbnail {
  /// North is up; both directions have the same scale.
  ///
  /// - Parameters:
  ///   - side: Side of the square; `margin` leaves room for the stroke.
  ///   - most: Points to draw, at least 2; more make no difference at this size.
  /// - Returns: `x` and `y` within the square; empty for a route that does not move.
  static func points(_ line: [LinePoint], side: Double = 40, margin: Double = 3, most: Int = 48) -> [[Double]] {
    let line = line.filter { $0.latitude.isFinite && $0.longitude.isFinite }
    guard line.count > 1, let low = line.map(\.latitude).min(), let high = line.map(\.latitude).max() else { return [] }
    // Meridians converge towards the poles.
    let narrow = max(0.01, Elementary.cosine((low + high) / 2 * .pi / 180))
    // A route across the antimeridian is drawn in one piece.
    let first = line[0].longitude
    let places = line.map { point in
      let east = (point.longitude - first + 540).truncatingRemainder(dividingBy: 360) - 180
      return (x: east * narrow, y: -point.latitude)
    }
    guard let left = places.map(\.x).min(), let right = places.map(\.x).max() else { return [] }
    let extent = max(right - left, high - low)
    guard extent > 0, extent.isFinite else { return [] }
    let scale = (side - 2 * margin) / extent
    let step = max(1, (places.count + most - 3) / max(1, most - 1))
    var chosen = stride(from: 0, to: places.count, by: step).map { places[$0] }
    if (places.count - 1) % step != 0, let last = places.last { chosen.append(last) }
    return chosen.map { place in
      [side / 2 + (place.x - (left + right) / 2) * scale, side / 2 + (place.y + (low + high) / 2) * scale]
    }
  }
}
