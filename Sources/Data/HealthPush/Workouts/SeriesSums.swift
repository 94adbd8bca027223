internal import DailveDomain

/// Adds up the series of a workout, for totals that it does not name.
struct SeriesSums {
  struct Sum {
    var value = 0.0
    var unit: String?
  }

  /// By type, in the unit of its first value.
  private(set) var amounts: [String: Sum] = [:]
  private var rates: (sum: Double, count: Int, low: Double, high: Double)?

  mutating func add(_ point: MetricPoint, _ type: String) {
    let number = LooseNumber.number(point.quantity) ?? point.average
    guard let number else { return }
    if type == HealthType.heartRate {
      let (low, high) = (point.minimum ?? number, point.maximum ?? number)
      let before = rates ?? (0, 0, low, high)
      rates = (before.sum + number, before.count + 1, min(before.low, low), max(before.high, high))
    } else if HealthType.isCumulative(type), amounts[type] != nil || amounts.count < 16 {
      let unit = UnitSpelling.unit(point.unit)
      if amounts[type] == nil { amounts[type] = Sum(unit: unit) }
      if amounts[type]?.unit == unit { amounts[type]?.value += number }
    }
  }

  /// Beats per minute; the average is that of the values.
  var heartRate: (low: Double, average: Double, high: Double)? {
    rates.map { ($0.low, $0.sum / Double($0.count), $0.high) }
  }
}
