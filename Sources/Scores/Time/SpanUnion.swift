extension Sequence<Range<Instant>> {
  /// The time that the spans cover together: ordered, not empty, not touching.
  public func union() -> [Range<Instant>] {
    var result: [Range<Instant>] = []
    for span in sorted(by: { $0.lowerBound < $1.lowerBound }) where !span.isEmpty {
      if let last = result.last, span.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<Swift.max(last.upperBound, span.upperBound)
      } else {
        result.append(span)
      }
    }
    return result
  }

  /// How long it lasts, in seconds.
  public var coveredSeconds: Double {
    union().reduce(0) { $0 + $1.upperBound.timeInterval(since: $1.lowerBound) }
  }
}
