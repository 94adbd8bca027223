/// Units of deliveries in HealthKit's spelling.
enum UnitSpelling {
  /// `nil` for a blank one. Unknown units stay unchanged.
  static func unit(_ text: String?) -> String? {
    guard let text else { return nil }
    let trimmed = PushText.name(text).split(separator: " ").joined(separator: " ")
    return trimmed.isEmpty ? nil : table[trimmed.lowercased()] ?? trimmed
  }

  private static let table: [String: String] = [
    "bpm": "count/min", "beats/min": "count/min", "spm": "count/min", "rpm": "count/min", "breaths/min": "count/min",
    "br/min": "count/min", "count/min": "count/min", "steps/min": "count/min",
    "steps": "count", "counts": "count", "floors": "count", "flights": "count", "times": "count",
    "ml/(kg·min)": "mL/min·kg", "ml/(kg*min)": "mL/min·kg", "ml/kg/min": "mL/min·kg", "ml/min·kg": "mL/min·kg",
    "ml/kg·min": "mL/min·kg",
    "degc": "degC", "°c": "degC", "℃": "degC", "c": "degC", "degf": "degF", "°f": "degF", "℉": "degF", "f": "degF",
    "km/hr": "km/hr", "km/h": "km/hr", "kmh": "km/hr", "kph": "km/hr", "mph": "mi/hr", "mi/h": "mi/hr",
    "mi/hr": "mi/hr",
    "m/sec": "m/s",
    "lbs": "lb", "pounds": "lb", "kgs": "kg", "stone": "st",
    "kilocalories": "kcal", "calories": "kcal", "cal": "Cal", "kj": "kJ",
    "sec": "s", "secs": "s", "seconds": "s", "second": "s", "mins": "min", "minutes": "min", "minute": "min",
    "h": "hr", "hrs": "hr", "hours": "hr", "hour": "hr", "millis": "ms", "days": "d",
    "ml": "mL", "l": "L", "liters": "L", "litres": "L", "fl oz": "fl_oz_us", "fl_oz": "fl_oz_us",
    "µg": "mcg", "μg": "mcg", "ug": "mcg",
    "watts": "W", "watt": "W", "w": "W", "iu": "IU", "percent": "%", "mmhg": "mmHg", "mg/dl": "mg/dL",
    "mmol/l": "mmol/L",
    "meters": "m", "metres": "m", "feet": "ft", "inches": "in", "miles": "mi", "dbaspl": "dBASPL", "db": "dBASPL",
  ]
}
