/// One of a workout's statistics, as Health sums them up.
package struct WorkoutTotal {
  package enum Value {
    case sum(Double)
    case range(average: Double, minimum: Double, maximum: Double)

    /// `nil` for no values.
    static func range(of values: [Double]) -> Value? {
      guard let minimum = values.min(), let maximum = values.max() else { return nil }
      return .range(average: values.reduce(0, +) / Double(values.count), minimum: minimum, maximum: maximum)
    }
  }

  /// The HealthKit type without its prefix.
  package var type: String
  package var value: Value
  var unit: String
  /// Decimals of a sum.
  var digits = 4

  /// Everything that the Watch totals, from the samples that it writes.
  ///
  /// - Parameter limit: The instant at which the records of the day end.
  package static func all(_ trace: WorkoutTrace, _ day: PersonDay, _ person: Person, until limit: Int) -> [WorkoutTotal]
  {
    let session = trace.session
    var totals: [WorkoutTotal] = []
    let steps = Stride.all(day, person, until: limit)
      .filter { $0.inSession && $0.start >= session.start && $0.end <= session.end }.reduce(0) { $0 + $1.steps }
    if steps > 0 { totals.append(WorkoutTotal(type: "StepCount", value: .sum(Double(steps)), unit: "count")) }
    if session.kind == .swim {
      let strokes = PoolSwim(session).laps.reduce(0) { $0 + $1.strokes }
      totals.append(WorkoutTotal(type: "SwimmingStrokeCount", value: .sum(Double(strokes)), unit: "count"))
    }
    for measure in MotionMeasure.all(of: session, person) {
      let values = measure.samples(trace, person).map(\.value)
      if let range = Value.range(of: values) {
        totals.append(WorkoutTotal(type: measure.type, value: range, unit: measure.unit))
      }
    }
    totals.append(
      WorkoutTotal(
        type: "ActiveEnergyBurned", value: .sum(activeEnergy(session, day, person, until: limit)), unit: "kcal",
        digits: 3))
    totals.append(WorkoutTotal(type: "BasalEnergyBurned", value: .sum(basalEnergy(session)), unit: "kcal", digits: 3))
    let rates = HeartStream.samples(session, person).filter { $0.at < session.end }.map(\.rate)
    if let range = Value.range(of: rates) {
      totals.append(WorkoutTotal(type: "HeartRate", value: range, unit: "count/min"))
    }
    for total in DistancePiece.totals(session, person) {
      let isSwim = total.type == "DistanceSwimming"
      totals.append(
        WorkoutTotal(
          type: total.type, value: .sum(isSwim ? total.metres : total.metres / 1000), unit: isSwim ? "m" : "km",
          digits: 5))
    }
    return totals
  }

  /// kcal.
  package static func activeEnergy(_ session: Session, _ day: PersonDay, _ person: Person, until limit: Int) -> Double {
    EnergyPiece.all(day, person, until: limit).filter { $0.start >= session.start && $0.end <= session.end }
      .reduce(0) { $0 + $1.kilocalories }
  }

  /// Kilocalories per hour and kilogram.
  package static func metabolicEquivalents(_ session: Session, _ day: PersonDay, _ person: Person, until limit: Int)
    -> Double
  {
    let energy = activeEnergy(session, day, person, until: limit) + basalEnergy(session)
    return energy / day.weight / (Double(session.elapsed) / 3600)
  }

  /// kcal, at the rate of `RecordStreams.basalEnergy`.
  package static func basalEnergy(_ session: Session) -> Double { Double(session.elapsed) * 0.0172 }
}
