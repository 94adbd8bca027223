/// A quantity that only grows over time, known at some moments and interpolated linearly in between: metres, ascent, joules, beats.
public struct CumulativeSeries: Sendable, Equatable {
  /// Upper limit of accepted values, so that all results computed from a series stay finite. 1e12 s are thirty thousand years.
  public static let largest = 1e12

  /// Rising.
  public private(set) var seconds: [Double] = []
  /// The total at each of `seconds`, beginning with 0, never decreasing.
  public private(set) var values: [Double] = []

  /// - Parameter points: In any order. NaN and infinite values are ignored, the largest of several at one moment
  ///   counts, and a value smaller than an earlier one adds nothing.
  public init(_ points: [(second: Double, value: Double)]) {
    var usable = points
    if !Self.isOrderly(points) {
      usable = points.filter { $0.second.magnitude <= Self.largest && $0.value.magnitude <= Self.largest }
      usable.sort { $0 < $1 }
    }
    guard let first = usable.first else { return }
    // The series begins with the largest value at the first moment.
    let base = usable.prefix { $0.second == first.second }.reduce(first.value) { max($0, $1.value) }
    seconds.reserveCapacity(usable.count)
    values.reserveCapacity(usable.count)
    var highest = 0.0
    for point in usable {
      highest = max(highest, point.value - base)
      if point.second == seconds.last {
        values[values.count - 1] = highest
      } else {
        seconds.append(point.second)
        values.append(highest)
      }
    }
  }

  /// True if all points are valid and in order, which is the usual case.
  private static func isOrderly(_ points: [(second: Double, value: Double)]) -> Bool {
    var last = -largest
    for point in points {
      guard point.second >= last, point.second <= largest, point.value.magnitude <= largest else { return false }
      last = point.second
    }
    return true
  }

  public var total: Double { values.last ?? 0 }

  /// From the first to the last moment.
  public var span: TimeSpan { TimeSpan(start: seconds.first ?? 0, end: seconds.last ?? 0) }

  /// The total at a moment: 0 before the first point, the final total after the last.
  public func value(at second: Double) -> Double { value(at: second, seconds.firstPlace(reaching: second)) }

  /// - Parameter place: Index of the previous result, kept by callers that walk along the course.
  func value(at second: Double, near place: inout Int) -> Double {
    place = seconds.firstPlace(reaching: second, near: place)
    return value(at: second, place)
  }

  /// - Parameter place: The first of `seconds` that reaches `second`.
  private func value(at second: Double, _ place: Int) -> Double {
    guard place < seconds.count else { return total }
    guard place > 0 else { return 0 }
    let share = (second - seconds[place - 1]) / (seconds[place] - seconds[place - 1])
    return values[place - 1] + (values[place] - values[place - 1]) * share
  }

  /// The totals at many moments, in one pass.
  ///
  /// - Parameter moments: In ascending order.
  public func values(at moments: [Double]) -> [Double] {
    var place = 0
    return moments.map { second in
      while place < seconds.count, seconds[place] < second { place += 1 }
      return value(at: second, place)
    }
  }

  /// Increase during a span.
  public func increase(in span: TimeSpan) -> Double { max(0, value(at: span.end) - value(at: span.start)) }

  /// The first moment at which the total reaches this value; `nil` if it never does.
  public func second(reaching value: Double) -> Double? {
    let place = values.firstPlace(reaching: value)
    guard place < values.count else { return nil }
    guard place > 0 else { return seconds[0] }
    let share = (value - values[place - 1]) / (values[place] - values[place - 1])
    return seconds[place - 1] + (seconds[place] - seconds[place - 1]) * share
  }

  /// The series multiplied by a factor.
  public func multiplied(by factor: Double) -> CumulativeSeries {
    guard factor >= 0, factor <= Self.largest, total * factor <= Self.largest else { return self }
    var result = self
    for index in values.indices { result.values[index] *= factor }
    return result
  }

  /// The same course scaled to another total, such as a track to the device's distance.
  public func scaled(to other: Double) -> CumulativeSeries {
    total > 0 && other > 0 ? multiplied(by: other / total) : self
  }

  /// The series over active time: the clock stops during idle time, and increases during it do not count.
  public func without(_ idle: IdleTime) -> CumulativeSeries {
    let ends = idle.spans.flatMap { [$0.start, $0.end] }.filter { $0 > span.start && $0 < span.end }
    // Idle time adds moments at its boundaries, so that each step is entirely idle or entirely active.
    let moments = ends.isEmpty ? seconds : (seconds + ends).sorted()
    var points: [(second: Double, value: Double)] = []
    points.reserveCapacity(moments.count)
    var (before, last, sum) = (span.start, 0.0, 0.0)
    for (moment, value) in zip(moments, ends.isEmpty ? values : self.values(at: moments)) {
      if !idle.contains(before) { sum += max(0, value - last) }
      points.append((moment - idle.seconds(before: moment), sum))
      (before, last) = (moment, value)
    }
    return CumulativeSeries(points)
  }
}
