public import DailveScores

/// The inputs of a workout's analysis. Seconds count from 1970.
public struct WorkoutMaterial: Sendable {
  /// HealthKit's activity type without its prefix: "Running".
  public var activity: String
  public var span: Range<Instant>
  /// Metres, as the device counted them.
  public var distance: Double?
  public var detail: WorkoutDetail
  /// Positions of the route, in any order.
  public var fixes: [TrackFix]
  /// Samples of all sources, merged, up to three minutes after the end because of the recovery.
  public var heartRates: [HeartRateTrace.Sample]
  /// Samples of the workout's own source.
  public var distances: [DistanceSample]
  public var powers: [PowerTrace.Sample]
  /// Drop of the heart rate, in beats per minute, within the first minute after the end, as the device measured it.
  public var deviceRecovery: Double?

  public init(
    activity: String, span: Range<Instant>, distance: Double?, detail: WorkoutDetail, fixes: [TrackFix] = [],
    heartRates: [HeartRateTrace.Sample] = [], distances: [DistanceSample] = [], powers: [PowerTrace.Sample] = []
  ) {
    self.activity = activity
    self.span = span
    self.distance = distance
    self.detail = detail
    self.fixes = fixes
    self.heartRates = heartRates
    self.distances = distances
    self.powers = powers
  }

  /// Seconds after the end whose heart rates still belong to the workout.
  public static let recovery = 180
  /// Maximum seconds of a workout; a wrong end must not load years of samples.
  public static let longest = 2 * 86_400

  /// The time in which a sample that begins counts as recorded with a workout, not in everyday life. Our choice: from a
  /// minute before the workout, because some sources write whole minutes, to the end of `recovery`.
  public static func reach(of span: Range<Instant>) -> Range<Instant> {
    let end = min(span.upperBound, span.lowerBound + longest)
    return span.lowerBound - 60..<max(span.lowerBound, end) + recovery
  }
}

extension WorkoutMaterial {
  var time: TimeSpan {
    TimeSpan(start: Double(span.lowerBound.seconds), end: Double(max(span.lowerBound, span.upperBound).seconds))
  }

  /// Seconds around a workout in which a position may still belong to it. Our choice.
  private static let leeway = 60.0

  /// Positions within the workout's time; positions without a time are left out. A route may have been attached to the
  /// wrong workout, or its clock may have been wrong.
  var timelyFixes: [TrackFix] {
    let (first, last) = (time.start - Self.leeway, time.end + Self.leeway)
    func isTimely(_ fix: TrackFix) -> Bool { fix.second.map { first <= $0 && $0 <= last } ?? false }
    return fixes.allSatisfy(isTimely) ? fixes : fixes.filter(isTimely)
  }

  /// The distances, each clipped to the workout, because samples of an overlapping workout may extend beyond it.
  var ownDistances: [DistanceSample] {
    distances.compactMap { sample in
      let (start, end) = (max(sample.span.start, time.start), min(sample.span.end, time.end))
      guard sample.span.isSound, sample.span.duration > 0, start < end else { return nil }
      return DistanceSample(
        span: TimeSpan(start: start, end: end), metres: sample.metres * (end - start) / sample.span.duration)
    }
  }

  /// The heart rates held within the workout, without pauses; the basis of zones and load.
  ///
  /// - Parameter pauses: The pauses of all recordings of its time; see `WorkoutDetail.pauses`.
  public func heldHeartRates(pauses: [TimeSpan]) -> WorkoutHeartRate {
    WorkoutHeartRate(
      span: span, samples: heartRates.map { (Instant(Int(saturating: $0.second)), $0.heartRate) },
      pauses: IdleTime(pauses))
  }

  /// The pauses according to its own events.
  public var pauses: [TimeSpan] { detail.pauses(until: time.end) }

  /// The device's laps. Lap events with a duration are laps as recorded; events without one mark the ends of laps.
  var laps: [TimeSpan] {
    var start = time.start
    return detail.events.filter { $0.kind == "Lap" }.sorted { ($0.date?.seconds ?? 0) < ($1.date?.seconds ?? 0) }
      .compactMap { lap in
        guard let date = lap.date.map({ Double($0.seconds) }) else { return nil }
        if let duration = lap.duration, duration > 0 { return TimeSpan(start: date, end: date + duration) }
        defer { start = date }
        return date > start ? TimeSpan(start: start, end: date) : nil
      }
  }

  /// Ascent in metres as counted by the device; `nil` if it is missing or cannot be parsed.
  var deviceAscent: Double? { metres("HKElevationAscended") }
  var deviceDescent: Double? { metres("HKElevationDescended") }

  /// A length as metadata have it: "6400 cm", "64 m", "210 ft".
  private func metres(_ key: String) -> Double? {
    detail.metadata.first { $0.key == key }.flatMap { MetadataQuantity($0.value)?.value(in: "m") }
      .flatMap { $0 >= 0 ? $0 : nil }
  }
}

extension WorkoutDetail {
  /// Pauses by hand or by the device, in seconds since 1970.
  public func pauses(until end: Double) -> [TimeSpan] {
    [("Pause", "Resume"), ("MotionPaused", "MotionResumed")].flatMap { pause, resumption in
      let moments = events.compactMap { event in
        event.kind == pause || event.kind == resumption
          ? event.date.map { (moment: Double($0.seconds), isPause: event.kind == pause) } : nil
      }
      return PauseSpans.spans(moments, until: end)
    }
  }
}

extension WorkoutDetail {
  /// True if the device that recorded the workout measures air pressure, which Core Location's altitudes then follow.
  ///
  /// Apple's technical specifications name a barometric altimeter from Apple Watch Series 3 (`Watch3,1`) and from
  /// iPhone 6 (`iPhone7,1`) on, for every iPhone except the first SE (`iPhone8,4`). A device that is not described, or
  /// is from another maker, counts as having none: its altitudes may come from satellites or from a map.
  public var hasBarometer: Bool {
    guard let model = device.flatMap({ DeviceText($0).unit }) else { return false }
    func generation(_ family: String) -> Int? {
      model.hasPrefix(family) ? Int(model.dropFirst(family.count).prefix { $0 != "," }) : nil
    }
    if let watch = generation("Watch") { return watch >= 3 }
    if let phone = generation("iPhone") { return phone >= 7 && model != "iPhone8,4" }
    return false
  }
}
