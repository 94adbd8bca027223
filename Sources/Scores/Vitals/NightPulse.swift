/// The verdict on one night's heart rate. Its expected range and `NightSignal` are judged together, so that a page
/// never calls it steady beside "higher than expected".
public enum NightPulse: String, Sendable, CaseIterable {
  /// No heart rate was measured that night.
  case unmeasured
  /// Too few earlier nights are known.
  case learning
  case steady
  /// Below its expected range.
  case lowered
  /// Above its expected range on this night only; a second night in a row decides.
  case raisedOnce
  /// Above its expected range, as on the night before, but not far enough for the signal: the median of its 60 nights
  /// may be higher than that of the 28 that define the range.
  case high
  /// The signal's yellow and red: two nights in a row.
  case slightlyRaised, raised

  /// - Parameters:
  ///   - reading: The sleeping heart rate compared with its expected range.
  ///   - before: The reading of the night before.
  public init(_ reading: OvernightVitals.Reading, before: OvernightVitals.Reading, signal: NightSignal.Alert?) {
    guard reading.value != nil else {
      self = .unmeasured
      return
    }
    switch (signal, reading.status) {
    case (.red, _): self = .raised
    case (.yellow, _): self = .slightlyRaised
    case (.green, .high): self = before.status == .high ? .high : .raisedOnce
    case (.green, .low): self = .lowered
    case (.green, _): self = .steady
    case (nil, _): self = .learning
    }
  }

  /// True if the heart rate was raised two nights in a row.
  public var isRaised: Bool {
    switch self {
    case .raised, .slightlyRaised: true
    default: false
    }
  }
}
