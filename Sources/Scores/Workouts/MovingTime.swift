/// How long somebody really moved.
public struct MovingTime: Sendable, Equatable {
  /// Our choice: a stop of up to so many seconds is none.
  public static let shortestStop = 10.0

  /// Seconds from start to end.
  public var elapsed: Double
  /// Seconds without pauses and stops; at most `elapsed`.
  public var moving: Double
  /// Pauses and stops together.
  public var idle: IdleTime

  /// - Parameters:
  ///   - distance: Metres over time. What it does not reach counts as moving.
  ///   - span: The whole workout; else from the first to the last moment of `distance`.
  ///   - pauses: From the device's events.
  public init(distance: CumulativeSeries, span: TimeSpan? = nil, pauses: [TimeSpan], _ locomotion: Locomotion) {
    let whole = span.flatMap { $0.isSound ? $0 : nil } ?? distance.span
    idle = IdleTime(pauses + Self.stops(distance, locomotion))
    elapsed = whole.duration
    moving = idle.activeSeconds(in: whole)
  }

  /// Stretches slower than `Locomotion.slowest` that last over ten seconds, oldest first.
  public static func stops(_ distance: CumulativeSeries, _ locomotion: Locomotion) -> [TimeSpan] {
    var result: [TimeSpan] = []
    var stop: TimeSpan?
    func close() {
      if let stop, stop.duration > shortestStop { result.append(stop) }
      stop = nil
    }
    for index in distance.seconds.indices.dropFirst() {
      let (start, end) = (distance.seconds[index - 1], distance.seconds[index])
      guard distance.values[index] - distance.values[index - 1] < locomotion.slowest * (end - start) else {
        close()
        continue
      }
      stop = TimeSpan(start: stop?.start ?? start, end: end)
    }
    close()
    return result
  }
}
