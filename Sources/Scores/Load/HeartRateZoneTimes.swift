/// Time in each heart-rate zone.
public enum HeartRateZoneTimes {
  /// Seconds in zones 0 to 5.
  public static func seconds(_ held: [HeldHeartRate], _ zones: HeartRateZones) -> [Double] {
    var times = [Double](repeating: 0, count: 6)
    for stretch in held { times[zones.zone(heartRate: stretch.heartRate)] += stretch.seconds }
    return times
  }
}
