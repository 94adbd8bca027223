/// Amounts that would round to nothing: somebody who walked 19 metres did not walk "0.0 km".
enum SmallAmount {
  /// A distance in metres or feet, and other small amounts with more digits; sufficiently large amounts stay unchanged.
  static func pieces(_ value: Double, decimals: Int, unit: String, _ language: Language) -> (
    number: String, unit: String
  ) {
    let number = NumberFormat.text(value, decimals: decimals)
    guard value != 0, NumberFormat.isNothing(number) else { return (number, unit) }
    switch unit {
    case language[.unitKm]: return (digits(value * 1000, decimals: 0), language[.workoutUnitMetres])
    case language[.unitMi]: return (digits(value * 5280, decimals: 0), language[.workoutUnitFeet])
    default: return (digits(value, decimals: decimals), unit)
    }
  }

  static func text(_ value: Double, decimals: Int, unit: String, _ language: Language) -> String {
    let (number, unit) = pieces(value, decimals: decimals, unit: unit, language)
    return UnitText.join(number, unit)
  }

  /// Extends the decimals to the first non-zero digit, up to a millionth.
  static func digits(_ value: Double, decimals: Int) -> String {
    let numbers = (decimals...max(decimals, 6)).lazy.map { NumberFormat.text(value, decimals: $0) }
    return numbers.first { !NumberFormat.isNothing($0) } ?? NumberFormat.text(value, decimals: decimals)
  }
}
