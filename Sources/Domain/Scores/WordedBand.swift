public import DailveScores

/// How far the words of a score may go: a mean hides its weakest part, and what was measured at night is no part of some scores.
public enum WordedBand {
  /// The band that words of a whole may use: at most one better than that of its weakest part, and never better than fair with
  /// overnight readings that call for a rest.
  public static func of(_ band: ScoreBand, parts: [ScoreBand], callsForRest: Bool = false) -> ScoreBand {
    let bands = ScoreBand.allCases
    func place(_ band: ScoreBand) -> Int { bands.firstIndex(of: band) ?? 0 }
    let weakest = parts.map(place).max() ?? place(band)
    let fair = callsForRest ? place(.fair) : 0
    return bands[min(max(place(band), weakest - 1, fair), bands.count - 1)]
  }
}

/// What a person should hear before they hear how good a day is.
public enum DayCaution: Sendable, Equatable {
  /// Overnight readings outside the usual range; none of them by itself for a raised heart rate over two nights.
  case vitals(outliers: Int)
  case injury(BodyPart)

  /// One reading outside its range happens on one night in a few; two at once seldom.
  public static let notableOutliers = 2

  /// Hours owed over two weeks that are told beside a good night: more than twenty minutes each.
  public static let notableDebt = 5.0

  /// Whether it is the night's readings that speak, not something that hurts.
  public var callsForRest: Bool { if case .vitals = self { true } else { false } }

  /// - Parameter injuries: Active ones, the worst first.
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
