/// The name of a field, which may end with its unit: `weight_kg`.
struct FieldName {
  var metric: String
  var unit: String?

  private static let units = [
    "_kg": "kg", "_lb": "lb", "_lbs": "lb", "_km": "km", "_mi": "mi", "_m": "m", "_kcal": "kcal", "_kj": "kJ",
    "_min": "min",
    "_minutes": "min", "_hours": "hr", "_bpm": "count/min", "_ms": "ms", "_percent": "%", "_pct": "%", "_ml": "mL",
  ]

  init(_ name: String) {
    metric = name
    guard MetricNames.known(name) == nil else { return }
    for (ending, unit) in Self.units where name.lowercased().hasSuffix(ending) {
      (metric, self.unit) = (String(name.dropLast(ending.count)), unit)
      return
    }
  }
}
