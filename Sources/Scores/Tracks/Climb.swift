/// Ascent and descent in metres, and how they were determined: different smoothing alone gives 1,400 or 610 m for the same ride.
public struct Climb: Sendable, Equatable {
  public enum Method: String, Sendable, CaseIterable {
    /// The device's own count.
    case device
    /// Computed here from barometric altitudes.
    case barometer
    /// Computed here from smoothed satellite altitudes.
    case smoothed

    /// Metres; smaller rises and falls are noise (activity.md, Formulas).
    public var hysteresis: Double { self == .smoothed ? 3 : 1 }
  }

  /// Metres.
  public var ascent: Double
  /// Metres; a device may count only ascent.
  public var descent: Double?
  public var method: Method

  public init(ascent: Double, descent: Double?, method: Method) {
    self.ascent = ascent
    self.descent = descent
    self.method = method
  }

  /// The device's count first; else that of the profile; `nil` without either.
  public init?(deviceAscent: Double?, descent deviceDescent: Double? = nil, course: ClimbCourse?) {
    if let deviceAscent, deviceAscent >= 0, deviceAscent.isFinite {
      self.init(ascent: deviceAscent, descent: deviceDescent, method: .device)
    } else if let course {
      self.init(ascent: course.ascent.total, descent: course.descent.total, method: course.method)
    } else {
      return nil
    }
  }
}

/// The climb along a workout.
public struct ClimbCourse: Sendable, Equatable {
  /// Ascent in metres since the beginning, over time.
  public var ascent: CumulativeSeries
  /// Descent in metres since the beginning, over time.
  public var descent: CumulativeSeries
  public var method: Climb.Method

  /// - Parameter hasBarometer: True if the altitudes come from air pressure.
  public init(_ profile: AltitudeProfile, hasBarometer: Bool) {
    method = hasBarometer ? .barometer : .smoothed
    let (up, down) = Self.accumulate(profile.altitudes, hysteresis: method.hysteresis)
    ascent = CumulativeSeries(zip(profile.seconds, up).map { ($0, $1) })
    descent = CumulativeSeries(zip(profile.seconds, down).map { ($0, $1) })
  }

  /// Cumulative ascent and descent in metres since the first altitude, at each altitude.
  ///
  /// Counted between turning points: a high or low becomes one once the altitude has moved away from it by
  /// `hysteresis`. The last metres to a summit therefore count in full, while smaller ups and downs do not.
  static func accumulate(_ altitudes: [Double], hysteresis: Double) -> (up: [Double], down: [Double]) {
    var up = [Double](repeating: 0, count: altitudes.count)
    var down = up
    let turns = turns(altitudes, hysteresis)
    guard var from = turns.first else { return (up, down) }
    for turn in turns.dropFirst() {
      // A rise counts the highest altitude so far, a fall the lowest.
      let isRise = altitudes[turn] > altitudes[from]
      var (gain, base) = (0.0, (up: up[from], down: down[from]))
      for index in stride(from: from, through: turn, by: 1) {
        gain = max(gain, (altitudes[index] - altitudes[from]) * (isRise ? 1 : -1))
        up[index] = base.up + (isRise ? gain : 0)
        down[index] = base.down + (isRise ? 0 : gain)
      }
      base = (up[turn], down[turn])
      from = turn
    }
    for index in stride(from: from + 1, to: altitudes.count, by: 1) {
      (up[index], down[index]) = (up[from], down[from])
    }
    return (up, down)
  }

  /// Ascending indices of alternating lows and highs.
  private static func turns(_ altitudes: [Double], _ hysteresis: Double) -> [Int] {
    var result: [Int] = []
    // The lowest and the highest place since the last turn.
    var (low, high) = (0, 0)
    var isRising: Bool?
    for index in altitudes.indices {
      if altitudes[index] < altitudes[low] { low = index }
      if altitudes[index] > altitudes[high] { high = index }
      if isRising != true, altitudes[index] - altitudes[low] >= hysteresis {
        result.append(low)
        (isRising, high) = (true, index)
      } else if isRising != false, altitudes[high] - altitudes[index] >= hysteresis {
        result.append(high)
        (isRising, low) = (false, index)
      }
      // Only a point after the turn can be the next turn.
      if isRising == true { low = high } else if isRising == false { high = low }
    }
    if let isRising { result.append(isRising ? high : low) }
    return result
  }
}
