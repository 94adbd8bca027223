/// A function that is linear between knots and constant outside them.
public struct PiecewiseLinear: Sendable {
  /// Ordered by `x`, at least one.
  private let knots: [(x: Double, y: Double)]

  public init(_ knots: (x: Double, y: Double)...) { self.knots = knots }

  public func callAsFunction(_ x: Double) -> Double {
    guard let first = knots.first, let last = knots.last else { return 0 }
    if x <= first.x { return first.y }
    if x >= last.x { return last.y }
    var low = first
    for high in knots.dropFirst() {
      if x <= high.x { return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x) }
      low = high
    }
    return last.y
  }
}
