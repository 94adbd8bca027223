/// Fewer points for a drawing: what lies closer than `tolerance` metres to the line without it is left out (Ramer 1972, Douglas and
/// Peucker 1973).
public enum LineSimplification {
  /// The line is simplified in pieces of so many points, the ends of which stay: a line that folds back on itself would otherwise be
  /// walked once for each of its points. Our choice.
  static let piece = 512

  /// - Returns: The places of the points that stay, rising; the first and the last always do.
  public static func kept(_ line: [Coordinate], tolerance: Double) -> [Int] {
    guard line.count > 2 else { return Array(line.indices) }
    var isKept = [Bool](repeating: false, count: line.count)
    for first in stride(from: 0, to: line.count - 1, by: piece) {
      mark(line, from: first, to: min(first + piece, line.count - 1), tolerance, &isKept)
    }
    return line.indices.filter { isKept[$0] }
  }

  private static func mark(
    _ line: [Coordinate], from first: Int, to last: Int, _ tolerance: Double, _ isKept: inout [Bool]
  ) {
    isKept[first] = true
    isKept[last] = true
    // A stack of its own instead of recursion: each piece may be as deep as it is long.
    var open = [(first, last)]
    while let (first, last) = open.popLast() {
      var farthest = (index: first, distance: -1.0)
      for index in stride(from: first + 1, to: last, by: 1) {
        let distance = offset(line[index], line[first], line[last])
        if distance > farthest.distance { farthest = (index, distance) }
      }
      guard farthest.distance > tolerance else { continue }
      isKept[farthest.index] = true
      open.append((first, farthest.index))
      open.append((farthest.index, last))
    }
  }

  /// Metres from a point to a line, on a plane that is flat enough for a workout.
  private static func offset(_ point: Coordinate, _ a: Coordinate, _ b: Coordinate) -> Double {
    let metres = GreatCircle.radius * Double.pi / 180
    let east = metres * Elementary.cosine(a.latitude * Double.pi / 180)
    func plane(_ other: Coordinate) -> (x: Double, y: Double) {
      ((other.longitude - a.longitude) * east, (other.latitude - a.latitude) * metres)
    }
    let (p, q) = (plane(point), plane(b))
    let square = q.x * q.x + q.y * q.y
    let share = square > 0 ? min(1, max(0, (p.x * q.x + p.y * q.y) / square)) : 0
    let (x, y) = (p.x - share * q.x, p.y - share * q.y)
    return (x * x + y * y).squareRoot()
  }
}
