public import DailveScores

/// Compares merged totals with Apple's.
public struct AuditTotals {
  private let reader: any StatisticsReading & WorkoutReading & AuditReading & AnswerCaching

  public init(_ reader: any StatisticsReading & WorkoutReading & AuditReading & AnswerCaching) { self.reader = reader }

  /// The audit of some days, computed once for each state of the store.
  ///
  /// - Throws: The reader's error.
  public func callAsFunction(in days: ClosedRange<CivilDay> = CivilDay.accepted) throws -> Audit {
    try reader.answer(to: .audit(days)) { try audit(days) }
  }

  private func audit(_ days: ClosedRange<CivilDay>) throws -> Audit {
    // Days before the first Watch have empty rings.
    let summaries = try reader.activitySummaries(in: days).filter {
      ($0.activeEnergy ?? 0) > 0 || ($0.exerciseMinutes ?? 0) > 0 || ($0.standHours ?? 0) > 0
    }
    let exports = try reader.exportDays()
    let changed = try reader.changedTypes()
    var disagreeing: Set<CivilDay> = []
    var compared: Set<CivilDay> = []
    var tallies: [Audit.Tally] = []
    var differences: [Audit.Difference] = []
    for measure in Audit.Measure.allCases {
      let ours = try totals(measure, days)
      guard !ours.isEmpty else { continue }
      var tally = Audit.Tally(measure: measure, days: 0, within1Percent: 0)
      var raw: [(day: CivilDay, ours: Double, apple: Double)] = []
      for summary in summaries {
        guard let apple = summary.value(measure) else { continue }
        tally.days += 1
        compared.insert(summary.day)
        let own = ours[summary.day] ?? 0
        if Audit.agrees(own, apple, measure) {
          tally.within1Percent += 1
        } else {
          raw.append((summary.day, own, apple))
          disagreeing.insert(summary.day)
        }
      }
      tallies.append(tally)
      let off = Dictionary(raw.map { ($0.day, $0.ours - $0.apple) }, uniquingKeysWith: { first, _ in first })
      for entry in raw {
        let sources = try sources(measure, entry.day)
        let neighbours = [entry.day - 1, entry.day + 1].compactMap { off[$0] }
        let difference = entry.ours - entry.apple
        let reason: Audit.Reason =
          if exports.contains(entry.day) {
            .exportDay
          } else if entry.ours == 0 {
            .noSamples
          } else if neighbours.contains(where: { ($0 + difference).magnitude <= 0.2 * difference.magnitude }) {
            .otherMidnight
          } else if changed.contains(measure.type) {
            .ownChanges
          } else {
            difference > 0 ? .otherSources : .fewerSamples
          }
        differences.append(
          Audit.Difference(
            day: entry.day, measure: measure, ours: entry.ours, apple: entry.apple, reason: reason, sources: sources))
      }
    }
    return Audit(
      ringDays: summaries.count, days: compared.count, within1Percent: compared.count - disagreeing.count,
      tallies: tallies,
      differences: differences.sorted { ($0.share.magnitude, $0.day) > ($1.share.magnitude, $1.day) })
  }

  private func totals(_ measure: Audit.Measure, _ days: ClosedRange<CivilDay>) throws -> [CivilDay: Double] {
    var result: [CivilDay: Double] = [:]
    for statistics in try reader.dailyStatistics(type: measure.type, in: days) {
      result[statistics.day] = statistics.sum
    }
    return result
  }

  private func sources(_ measure: Audit.Measure, _ day: CivilDay) throws -> [Audit.Contribution] {
    try reader.dailyStatisticsBySource(type: measure.type, in: day...day).map {
      Audit.Contribution(source: $0.source, value: $0.statistics.sum)
    }
  }
}

extension ActivitySummary {
  func value(_ measure: Audit.Measure) -> Double? {
    switch measure {
    case .activeEnergy: activeEnergy
    case .exercise: exerciseMinutes
    case .standHours: standHours
    }
  }
}
