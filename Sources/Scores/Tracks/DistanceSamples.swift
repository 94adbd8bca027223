/// Metres counted during a span of time: what Health records without a route.
public struct DistanceSample: Sendable, Equatable {
  public var span: TimeSpan
  public var metres: Double

  public init(span: TimeSpan, metres: Double) {
    self.span = span
    self.metres = metres
  }
}

extension DistanceSample {
  /// Seconds; our choice. A longer sample tells the distance, but not the pace at any time.
  public static let longestForPace = 300.0

  /// True if at least half of the distance comes from samples short enough to determine a pace.
  public static func tellPace(_ samples: [DistanceSample]) -> Bool {
    let (short, all) = samples.reduce(into: (0.0, 0.0)) { sums, sample in
      guard sample.metres.isFinite, sample.metres > 0 else { return }
      if sample.span.duration <= longestForPace { sums.0 += sample.metres }
      sums.1 += sample.metres
    }
    return all > 0 && short >= all / 2
  }
}

extension CumulativeSeries {
  /// Metres over time; each sample is spread evenly over its own span.
  ///
  /// - Parameter samples: From one source, in any order. Samples without a duration, and those faster than
  ///   `Locomotion.fastest`, do not count; where two overlap, the later one counts from the end of the earlier.
  public init(_ samples: [DistanceSample], _ locomotion: Locomotion) {
    let usable = samples.filter {
      $0.span.isSound && $0.metres >= 0 && $0.metres <= locomotion.fastest * $0.span.duration
    }
    var points: [(second: Double, value: Double)] = []
    var (sum, end) = (0.0, -Double.infinity)
    for sample in usable.sorted(by: { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }) {
      let start = max(sample.span.start, end)
      guard start < sample.span.end else { continue }
      points.append((start, sum))
      sum += sample.metres * (sample.span.end - start) / sample.span.duration
      end = sample.span.end
      points.append((end, sum))
    }
    self.init(points)
  }
}
