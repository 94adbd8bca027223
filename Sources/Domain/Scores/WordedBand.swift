public import DailveScores

/// The band that may be put into words. It limits the score's own band, because a mean hides its weakest part, and some
/// scores do not include overnight readings.
public enum WordedBand {
  /// At most one band better than the weakest part, and never better than fair when overnight readings call for rest.
  public static func of(_ band: ScoreBand, parts: [ScoreBand], callsForRest: Bool = false) -> ScoreBand {
    let bands = ScoreBand.allCases
    func place(_ band: ScoreBand) -> Int { bands.firstIndex(of: band) ?? 0 }
    let weakest = parts.map(place).max() ?? place(band)
    let fair = callsForRest ? place(.fair) : 0
    return bands[min(max(place(band), weakest - 1, fair), bands.count - 1)]
  }
}

/// A caution that comes before any praise of the day.
public enum DayCaution: Sendable, Equatable {
  /// Overnight readings outside their usual range; `outliers` may be 0 or 1 if heart rate was raised for two nights.
  case vitals(outliers: Int)
  case injury(BodyPart)

  /// A single reading outside its range is common; two in one night are rare.
  public static let notableOutliers = 2

  /// Hours of debt over two weeks from which on it is mentioned even beside a good night: more than twenty minutes a night.
  public static let notableDebt = 5.0

  /// True if overnight readings are the reason, not an injury.
  public var callsForRest: Bool { if case .vitals = self { true } else { false } }

  /// - Parameter injuries: Active injuries, the worst first.
  public init?(outliers: Int, nightSignal: NightSignal.Alert?, injuries: [Injury]) {
    if outliers >= Self.notableOutliers || nightSignal == .red {
      self = .vitals(outliers: outliers)
    } else if let worst = injuries.first {
      self = .injury(worst.part)
    } else {
      return nil
    }
  }
}
