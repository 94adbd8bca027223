/// Units, counts and ranges.
extension TextKey {
  public static let unitMs = TextKey(en: "ms", ko: "ms")
  public static let unitBpm = TextKey(en: "bpm", ko: "bpm")
  public static let unitPerMinute = TextKey(en: "/min", ko: "회/분")
  public static let unitPercent = TextKey(en: "%", ko: "%")
  public static let unitPercentPoint = TextKey(en: "{0} {0|point|points}", ko: "{0}%p")
  public static let unitKg = TextKey(en: "kg", ko: "kg")
  public static let unitLb = TextKey(en: "lb", ko: "lb")
  public static let unitKm = TextKey(en: "km", ko: "km")
  public static let unitMi = TextKey(en: "mi", ko: "mi")
  public static let unitKcal = TextKey(en: "kcal", ko: "kcal")
  public static let unitHour = TextKey(en: "h", ko: "시간")
  public static let unitMinute = TextKey(en: "min", ko: "분")
  public static let unitSteps = TextKey(en: "steps", ko: "보")
  public static let unitFloors = TextKey(en: "floors", ko: "층")
  public static let unitVo2 = TextKey(en: "ml/kg/min", ko: "ml/kg/min")
  public static let unitCelsius = TextKey(en: "°C", ko: "°C")
  public static let unitFahrenheit = TextKey(en: "°F", ko: "°F")
  public static let unitNone = TextKey(en: "", ko: "")
  public static let unitFfmi = TextKey(en: "kg/m²", ko: "kg/m²")

  public static let countSteps = TextKey(en: "{0} {0|step|steps}", ko: "{0}보")
  public static let countFloors = TextKey(en: "{0} {0|floor|floors}", ko: "{0}층")

  public static let rangeNumbers = TextKey(en: "{0}–{1}", ko: "{0}~{1}")
  public static let rangeSigned = TextKey(en: "{0} to {1}", ko: "{0}~{1}")
  public static let rangeSpan = TextKey(en: "{0} – {1}", ko: "{0}~{1}")
}
