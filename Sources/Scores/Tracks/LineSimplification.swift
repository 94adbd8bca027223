/// Reduces the points of a line for drawing: points closer than `tolerance` metres to the simplified line are
/// dropped (Ramer 1972, Douglas and
/// Peucker 1973).
public enum LineSimplification {
  /// The line is simplified in pieces of this many points, whose ends are kept: a line that folds back on itself
  /// would otherwise take quadratic time. Our choice.
  static let piece = 512

  /// - Returns: Ascending indices of the kept points; always includes the first and the last.
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
    // An explicit stack replaces recursion, which could go as deep as a piece is long.
    var open = [(first, last)]
    while let (first, last) = open.popLast() {
      var farthest = (index: first, distance: -1.0)
      let chord = Chord(line[first], line[last])
      for index in stride(from: first + 1, to: last, by: 1) {
        let distance = chord.offset(line[index])
        if distance > farthest.distance { farthest = (index, distance) }
      }
      guard farthest.distance > tolerance else { continue }
      isKept[farthest.index] = true
      open.append((first, farthest.index))
      open.append((farthest.index, last))
    }
  }

  /// A line from one point to another, on a plane that is flat enough for a workout.
  private struct Chord {
    /// Metres per degree.
    private static let north = GreatCircle.radius * Double.pi / 180
    private let east: Double
    private let start: Coordinate
    /// Metres from the start.
    private var end = (x: 0.0, y: 0.0)
    private let square: Double

    init(_ start: Coordinate, _ end: Coordinate) {
      self.start = start
      east = Self.north * Elementary.cosine(start.latitude * Double.pi / 180)
      let (x, y) = ((end.longitude - start.longitude) * east, (end.latitude - start.latitude) * Self.north)
      (self.end, square) = ((x, y), x * x + y * y)
    }

    /// Metres from a point to the line.
    func offset(_ point: Coordinate) -> Double {
      let p = (x: (point.longitude - start.longitude) * east, y: (point.latitude - start.latitude) * Self.north)
      let share = square > 0 ? min(1, max(0, (p.x * end.x + p.y * end.y) / square)) : 0
      let (x, y) = (p.x - share * end.x, p.y - share * end.y)
      return (x * x + y * y).squareRoot()
    }
  }
}
