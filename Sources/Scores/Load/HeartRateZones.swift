/// Heart-rate zones on the scale that the person chose: 50, 60, 70, 80, 90 % of the maximum, or of the reserve above rest.
public struct HeartRateZones: Sendable, Equatable {
  public enum Basis: String, Sendable, CaseIterable {
    case maximum
    /// Karvonen, Kentala & Mustala 1957: shares of the range between rest and maximum.
    case reserve
  }

  public var basis: Basis
  /// Beats per minute.
  public var maximum: Double
  /// Beats per minute; used only for the reserve.
  public var resting: Double

  public init(basis: Basis, maximum: Double, resting: Double) {
    self.basis = basis
    self.maximum = maximum
    self.resting = resting
  }

  private var floor: Double { basis == .reserve ? max(0, resting) : 0 }

  /// 0 below half of the scale, else 1-5; 0 if the maximum is not above rest.
  public func zone(heartRate: Double) -> Int {
    HeartRateZone.zone(heartRate: heartRate - floor, maximum: maximum - floor)
  }

  /// Beats per minute at a share of the scale: 0.5 is where zone 1 begins.
  public func heartRate(share: Double) -> Double { floor + share * max(0, maximum - floor) }

  /// Where zones 1 to 5 begin, in beats per minute.
  public var starts: [Double] { [0.5, 0.6, 0.7, 0.8, 0.9].map(heartRate) }

  /// The lowest whole heart rate of zones 1 to 5, tolerating rounding errors at whole numbers.
  public var firstBeats: [Double] { starts.map { ($0 - 1e-6).rounded(.up) } }
}

/// Heart-rate zones by share of the maximum: 50, 60, 70, 80, 90 %; above 100 % stays in zone 5.
public enum HeartRateZone {
  /// 0 below half of the maximum, else 1-5.
  public static func zone(heartRate: Double, maximum: Double) -> Int {
    guard maximum > 0 else { return 0 }
    // In tenths of the maximum; the tolerance keeps 126 of 180 (70 %) in zone 3 although 126/180*10 is just below 7.
    let tenths = Int(saturating: (heartRate / maximum * 10 + 1e-9).rounded(.down))
    return min(max(tenths - 4, 0), 5)
  }

  /// 220 - age (Robergs & Landwehr 2002: no original research behind it, SD 10-12 bpm).
  public static func estimatedMaximum(age: Int) -> Double { Double(220 - age) }

  /// Tanaka 2001: 208 - 0.7 age.
  public static func tanakaMaximum(age: Int) -> Double { 208 - 0.7 * Double(age) }

  /// Shown when the birth date is unknown.
  public static let unknownAgeMaximum = 190.0
}

/// Time in each heart-rate zone.
public enum HeartRateZoneTimes {
  /// Seconds in zones 0 to 5.
  public static func seconds(_ held: [HeldHeartRate], _ zones: HeartRateZones) -> [Double] {
    var times = [Double](repeating: 0, count: 6)
    for stretch in held { times[zones.zone(heartRate: stretch.heartRate)] += stretch.seconds }
    return times
  }
}
