internal import DailveScores

/// A quantity over the course of a workout, from samples with or without duration.
struct SampledCourse {
  private struct Stretch {
    var start: Instant
    var end: Instant
    var value: Double
  }

  /// Maximum seconds for which a sample without duration holds, as in `PowerTrace`.
  private static let longestHold = 10

  private var stretches: [Stretch] = []

  /// - Parameters:
  ///   - samples: Oldest first, with values of the quantity.
  ///   - perMinute: Whether a value is an amount accumulated during the sample, to be converted to a rate.
  init(_ samples: [CountedSample], perMinute: Bool) {
    for (index, sample) in samples.enumerated() {
      let (start, end) = (sample.span.lowerBound, sample.span.upperBound)
      if perMinute {
        let seconds = Double(end - start)
        if seconds > 0 { stretches.append(Stretch(start: start, end: end, value: sample.value / seconds * 60)) }
      } else {
        let next = index + 1 < samples.count ? samples[index + 1].span.lowerBound : start + Self.longestHold
        stretches.append(Stretch(start: start, end: max(end, min(next, start + Self.longestHold)), value: sample.value))
      }
    }
  }

  /// `nil` where nothing was measured.
  func value(at time: Instant) -> Double? {
    let place = stretches.firstPlace { $0.start > time }
    guard place > 0 else { return nil }
    let stretch = stretches[place - 1]
    return time < stretch.end ? stretch.value : nil
  }
}
