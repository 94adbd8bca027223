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
