internal import DailveDomain

/// Adds up the series of a workout, for totals that it does not have.
struct SeriesSums {
  struct Sum {
    var value = 0.0
    var unit: String?
  }

  /// Sums by type, in the unit of the first value.
  private(set) var amounts: [String: Sum] = [:]
  private var rates: (sum: Double, count: Int, low: Double, high: Double)?

  mutating func add(_ point: MetricPoint, _ type: String) {
    let number = FreeformNumber.number(point.quantity) ?? point.average
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

  /// Digest of all totals; `nil` without any.
  var digest: UInt64? {
    guard rates != nil || !amounts.isEmpty else { return nil }
    let heart = rates.map {
      JSONDigest.hash($0.sum.bitPattern, UInt64($0.count), $0.low.bitPattern, $0.high.bitPattern)
    }
    return amounts.reduce(heart ?? 0) {
      $0 &+ JSONDigest.hash(JSONDigest.of($1.key), JSONDigest.of($1.value.unit ?? ""), $1.value.value.bitPattern)
    }
  }

  /// Beats per minute; the average is the mean of the values.
  var heartRate: (low: Double, average: Double, high: Double)? {
    rates.map { ($0.low, $0.sum / Double($0.count), $0.high) }
  }
}
