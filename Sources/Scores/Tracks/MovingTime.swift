/// Time in motion.
public struct MovingTime: Sendable, Equatable {
  /// Our choice: a stop counts only if it is longer than this many seconds.
  public static let shortestStop = 10.0

  /// Seconds from start to end.
  public var elapsed: Double
  /// Seconds without pauses and stops; at most `elapsed`.
  public var moving: Double
  /// Pauses and stops together.
  public var idle: IdleTime

  /// - Parameters:
  ///   - distance: Metres over time. Time outside its range counts as moving.
  ///   - track: The positions along which `distance` was measured; `nil` if it was measured otherwise.
  ///   - span: The whole workout; by default from the first to the last moment of `distance`.
  ///   - pauses: From the device's events.
  public init(
    distance: CumulativeSeries, track: Track? = nil, span: TimeSpan? = nil, pauses: [TimeSpan], _ locomotion: Locomotion
  ) {
    let whole = span.flatMap { $0.isSound ? $0 : nil } ?? distance.span
    idle = IdleTime(pauses + Self.stops(distance, track: track, locomotion))
    elapsed = whole.duration
    moving = idle.activeSeconds(in: whole)
  }

  /// Stretches slower than `Locomotion.slowest` that last over ten seconds, oldest first. A step belongs to one if it
  /// is slow itself or if the speed around it is low (`WindowSpeed`): a single jump of the position does not end a
  /// stop, and isolated slow steps do not make one.
  public static func stops(_ distance: CumulativeSeries, track: Track? = nil, _ locomotion: Locomotion) -> [TimeSpan] {
    let (seconds, values) = (distance.seconds, distance.values)
    let window = track.map(WindowSpeed.init) ?? WindowSpeed(distance)
    let around = window.speeds(at: zip(seconds, seconds.dropFirst()).map { ($0 + $1) / 2 })
    var result: [TimeSpan] = []
    var stop: TimeSpan?
    func close() {
      if let stop, stop.duration > shortestStop { result.append(stop) }
      stop = nil
    }
    for index in seconds.indices.dropFirst() {
      let (start, end) = (seconds[index - 1], seconds[index])
      let isSlow = values[index] - values[index - 1] < locomotion.slowest * (end - start)
      guard isSlow || around[index - 1].map({ $0 < locomotion.slowest }) ?? false else {
        close()
        continue
      }
      stop = TimeSpan(start: stop?.start ?? start, end: end)
    }
    close()
    return result
  }
}
