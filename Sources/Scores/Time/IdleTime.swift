/// Spans that do not count, such as pauses and stops.
public struct IdleTime: Sendable, Equatable {
  /// Disjoint, not empty, oldest first.
  public private(set) var spans: [TimeSpan] = []
  /// Idle seconds before each span.
  private var before: [Double] = []

  /// - Parameter spans: In any order, overlapping or not; empty and impossible ones are ignored.
  public init(_ spans: [TimeSpan]) {
    for span in spans.filter({ $0.isSound }).sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if let last = self.spans.last, span.start <= last.end {
        self.spans[self.spans.count - 1].end = max(last.end, span.end)
      } else {
        self.spans.append(span)
      }
    }
    var sum = 0.0
    for span in self.spans {
      before.append(sum)
      sum += span.duration
    }
  }

  /// All idle seconds before a moment.
  public func seconds(before moment: Double) -> Double {
    let place = spans.firstPlace { $0.start >= moment }
    guard place > 0 else { return 0 }
    return before[place - 1] + max(0, min(spans[place - 1].end, moment) - spans[place - 1].start)
  }

  /// Seconds of a span that count.
  public func activeSeconds(in span: TimeSpan) -> Double {
    max(0, span.duration - (seconds(before: max(span.start, span.end)) - seconds(before: span.start)))
  }

  /// The moment at which this many active seconds have passed.
  public func moment(after active: Double, from start: Double) -> Double {
    var (moment, left) = (start, max(0, active))
    for span in spans[spans.firstPlace { $0.end > start }...] {
      let free = max(0, span.start - moment)
      if left <= free { break }
      left -= free
      moment = span.end
    }
    return moment + left
  }

  /// True if a moment lies in a span, whose end is exclusive.
  public func contains(_ moment: Double) -> Bool {
    let place = spans.firstPlace { $0.end > moment }
    return place < spans.count && spans[place].start <= moment
  }
}

/// From one second to another.
public struct TimeSpan: Sendable, Equatable {
  public var start: Double
  public var end: Double

  public init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  /// True if its length is positive and plausible.
  public var isSound: Bool {
    start < end && start >= -CumulativeSeries.largest && end <= CumulativeSeries.largest
  }

  /// Seconds; 0 if the end is before the start.
  public var duration: Double { end > start ? end - start : 0 }
}
