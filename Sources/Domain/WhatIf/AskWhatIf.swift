public import DailveScores

/// A day as measured, and with changed measurements.
public struct WhatIfReport: Sendable {
  public var score: WhatIfScore
  /// The day as it was measured.
  public var day: WhatIfDay
  public var movers: [WhatIfMover]
  /// The chosen value of each mover.
  public var chosen: [Int]
  public var measured: Result<Score, NoScore>
  public var imagined: Result<Score, NoScore>
}

/// Computes a score with other measurements.
public struct AskWhatIf {
  private let reader: any ScoreReading

  public init(_ reader: any ScoreReading) { self.reader = reader }

  /// - Parameter wanted: Values of measures in their units, rounded to the nearest available value. The initial value
  ///   of a mover stands for the exact measurement.
  /// - Returns: `nil` if the score would not exist with any measurements.
  /// - Throws: The reader's error.
  public func callAsFunction(_ score: WhatIfScore, on day: CivilDay, _ wanted: [WhatIfMeasure: Double]) throws
    -> WhatIfReport?
  {
    // For sleep, the night is the one that the Sleep page shows.
    let night =
      score == .sleep
      ? try reader.nights(in: day - Freshness.fallbackDays...day, segments: false).last { $0.hasSleep }?.day : nil
    let day = night ?? day
    let measured = WhatIfDay(try ScoreHistory.of(day...day, from: reader), on: day)
    let movers = score.measures.compactMap { WhatIfMover($0, measured) }
    guard !movers.isEmpty else { return nil }
    let chosen = movers.map { mover in wanted[mover.measure].map(mover.nearest) ?? mover.start }
    var change = WhatIfChange()
    for (mover, value) in zip(movers, chosen) where value != mover.start || mover.measured == nil {
      change[mover.measure] = Double(value)
    }
    let imagined = measured.changed(change)
    guard case .success = imagined.score(score) else { return nil }
    return WhatIfReport(
      score: score, day: measured, movers: movers, chosen: chosen, measured: measured.score(score),
      imagined: imagined.score(score))
  }
}

extension WhatIfDay {
  func score(_ score: WhatIfScore) -> Result<Score, NoScore> {
    switch score {
    case .condition: condition().map { $0.score }
    case .sleep: sleep().map { $0.score }
    case .readiness: readiness()
    }
  }
}

extension WhatIfChange {
  /// - Parameter measure: Its value is in its own unit.
  subscript(measure: WhatIfMeasure) -> Double? {
    get {
      switch measure {
      case .hrv: hrv
      case .restingHeartRate: restingHeartRate
      case .asleep: asleep
      case .bedtime: bedtime
      case .awake: awake
      case .deep: deepShare.map { $0 * 100 }
      }
    }
    set {
      switch measure {
      case .hrv: hrv = newValue
      case .restingHeartRate: restingHeartRate = newValue
      case .asleep: asleep = newValue
      case .bedtime: bedtime = newValue
      case .awake: awake = newValue
      case .deep: deepShare = newValue.map { $0 / 100 }
      }
    }
  }
}
