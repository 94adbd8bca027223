public import DailveScores

/// Stretches between pauses and resumptions.
public enum PauseSpans {
  /// From each pause to the next resumption; one that is never resumed lasts until the end.
  ///
  /// - Parameter events: In any order; seconds since 1970.
  public static func spans(_ events: [(moment: Double, isPause: Bool)], until end: Double) -> [TimeSpan] {
    var result: [TimeSpan] = []
    var since: Double?
    for event in events.sorted(by: { $0.moment < $1.moment }) {
      if event.isPause {
        since = since ?? event.moment
      } else if let start = since {
        result.append(TimeSpan(start: start, end: event.moment))
        since = nil
      }
    }
    if let since { result.append(TimeSpan(start: since, end: end)) }
    return result
  }
}
