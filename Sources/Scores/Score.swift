/// The five bands shared by all 0-100 scores.
public enum ScoreBand: String, Sendable, CaseIterable {
  case excellent, good, fair, tired, warning

  public init(score: Int) { self = Self.allCases.first { score >= $0.lowest } ?? .warning }

  /// The lowest score of the band.
  public var lowest: Int {
    switch self {
    case .excellent: 80
    case .good: 60
    case .fair: 40
    case .tired: 20
    case .warning: 0
    }
  }
}

/// The measured quantity of a score's part. Raw values are the names in JSON.
public enum ScorePartName: String, Sendable, Hashable, CaseIterable {
  case base, hrv, rhr
  case rhrWithHRV = "rhr_x_hrv"
  case duration, efficiency, deep, consistency
  case weight, fat
  case sleep, condition, body
  case load, debt
  case limit, cap
}

/// One contribution to a score.
public struct ScorePart: Sendable, Equatable {
  public var name: ScorePartName
  /// Signed; the points of all parts add up exactly to the unrounded score.
  public var points: Double
  /// Whole points that add up to the shown score.
  public var wholePoints: Int
  /// The maximum of points for this part, if it has one.
  public var maximum: Double?
  /// Whole points of the maximum, never fewer than `wholePoints`. The maxima of all parts add up, unless so many parts
  /// are full and rounded up that one would get more points than it can have.
  public var wholeMaximum: Int?
}

/// A score with the parts that explain it.
public struct Score: Sendable, Equatable {
  /// Shown value, in `0...100`.
  public var value: Int
  /// Before rounding; for condition before its limit, for training readiness before its cap.
  public var raw: Double
  public var parts: [ScorePart]
  /// Inputs of the formula for which there were no data.
  public var missing: [ScorePartName]

  public var band: ScoreBand { ScoreBand(score: value) }

  /// Adds up `parts`. The caller adds a limit part where their sum would leave `0...100`.
  public init(
    parts: [(name: ScorePartName, points: Double, maximum: Double?)], missing: [ScorePartName] = [],
    raw: Double? = nil
  ) {
    let sum = parts.reduce(0) { $0 + $1.points }
    let byName = parts.indices.sorted {
      parts[$0].name.rawValue.utf8.lexicographicallyPrecedes(parts[$1].name.rawValue.utf8)
    }
    let whole = Rounding.wholeParts(parts.map { $0.points }, order: byName)
    let most = Rounding.wholeParts(parts.map { $0.maximum ?? 0 }, order: byName, atLeast: whole)
    self.parts = parts.indices.map { index in
      let part = parts[index]
      return ScorePart(
        name: part.name, points: part.points, wholePoints: whole[index], maximum: part.maximum,
        wholeMaximum: part.maximum == nil ? nil : most[index])
    }
    self.missing = missing
    self.raw = raw ?? sum
    value = min(max(Rounding.halfUp(sum), 0), 100)
  }

  public func points(_ name: ScorePartName) -> Double? { parts.first { $0.name == name }?.points }
}

/// Reason for a missing score.
public enum NoScoreReason: Sendable, Equatable {
  /// Fewer valid days than a baseline needs.
  case baselineInProgress(have: Int, need: Int)
  case noHRVToday
  /// Less than 60 minutes asleep.
  case tooLittleSleep
  /// Only time in bed is known for the night.
  case onlyTimeInBed
  case noNight
  /// Needs three weigh-ins over seven days, the last one at most seven days old.
  case tooFewWeighIns
  /// Wellness needs two of its three parts.
  case tooFewParts(have: [ScorePartName])
  /// Readiness needs condition and one more input.
  case needsConditionAndOneMore
}

/// The absence of a score, as an error so that `Result` can carry it.
public struct NoScore: Error, Equatable {
  public var reason: NoScoreReason
  public init(_ reason: NoScoreReason) { self.reason = reason }
}

extension Score {
  /// From this score on there is nothing worth correcting; the person is told to keep going.
  public var isToKeep: Bool { value >= 90 }

  /// The part that lost the most points; `nil` if none lost at least two, or for a score of 90 or more. Both the
  /// sentence that names a weak part and the advice about it use this.
  public var weakestPart: ScorePart? {
    guard !isToKeep else { return nil }
    let losses = parts.compactMap { part in part.maximum.map { (part: part, points: $0 - part.points) } }
    guard let worst = losses.max(by: { $0.points < $1.points }), worst.points >= 2 else { return nil }
    return worst.part
  }
}
