/// Time in each heart-rate zone.
public enum ZoneTimes {
  /// Seconds in zones 0 to 5. A sample holds until the next, at most 60 s, and the last one until `end`, at most 60 s.
  ///
  /// - Parameter samples: Seconds and beats per minute, oldest first.
  public static func seconds(
    samples: [(second: Double, heartRate: Double)], end: Double, maximum: Double
  ) -> [Double] {
    var times = [Double](repeating: 0, count: 6)
    for (index, sample) in samples.enumerated() {
      let next = index + 1 < samples.count ? samples[index + 1].second : end
      times[HeartRateZone.zone(heartRate: sample.heartRate, maximum: maximum)] += clamp(next - sample.second, 0...60)
    }
    return times
  }
}
