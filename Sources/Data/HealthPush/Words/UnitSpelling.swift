internal import DailveDomain
internal import DailveImporting

/// Units of deliveries in HealthKit's spelling.
enum UnitSpelling {
  /// Returns `nil` for a blank unit. Unknown units stay unchanged.
  static func unit(_ text: String?) -> String? {
    guard let text else { return nil }
    let trimmed = NameText.name(text.filter { !WesternDigits.isMark($0) }).split(separator: " ").joined(separator: " ")
    if trimmed.isEmpty { return nil }
    let spelled = table[trimmed.lowercased()] ?? trimmed
    return UnitConversion.isKnown(spelled) ? spelled : time(trimmed) ?? spelled
  }

  /// The unit of time that a word of another language names: "horas", "Minuten". A single letter may mean anything.
  private static func time(_ word: String) -> String? {
    guard word.count > 1 || word.utf8.count > 1, let seconds = DurationWords.seconds(word) else { return nil }
    return [86_400: "d", 3600: "hr", 60: "min", 1: "s"][seconds]
  }

  /// The unit of a value: the one in its own text comes first. Counted things are named in any language: "8.412 passos".
  static func unit(said: String?, else given: String?, of type: String) -> String? {
    guard let own = unit(said) else { return given }
    return HealthType.canonicalUnit(type) == "count" && !UnitConversion.isKnown(own) ? "count" : own
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
    "٪": "%", "％": "%", "кг": "kg", "км": "km", "ккал": "kcal", "мл": "mL", "л": "L", "мин": "min", "ч": "hr", "м": "m",
    "уд/мин": "count/min", "уд./мин": "count/min", "lpm": "count/min", "ppm": "count/min", "bat/min": "count/min",
    "كجم": "kg", "كغم": "kg", "كغ": "kg", "كم": "km", "مل": "mL", "کیلوگرم": "kg", "کیلومتر": "km", "किग्रा": "kg",
    "किमी": "km", "千克": "kg", "公斤": "kg", "公里": "km", "千米": "km", "千卡": "kcal", "大卡": "kcal", "毫升": "mL",
    "kilometers": "km", "kilometres": "km", "kilometer": "km", "kilometre": "km", "kilómetros": "km",
    "quilômetros": "km", "quilómetros": "km", "kilomètres": "km", "chilometri": "km", "kilograms": "kg",
    "kilogram": "kg", "kilogramm": "kg", "kilogramos": "kg", "quilogramas": "kg", "kilogrammes": "kg",
    "chilogrammi": "kg", "liter": "L", "litre": "L", "litros": "L", "litri": "L", "milliliters": "mL",
    "millilitres": "mL", "milliliter": "mL", "mililitros": "mL", "metros": "m", "meter": "m", "metre": "m",
    "mètres": "m", "metri": "m", "meters": "m", "metres": "m", "feet": "ft", "inches": "in", "miles": "mi",
    "dbaspl": "dBASPL", "db": "dBASPL",
  ]
}
