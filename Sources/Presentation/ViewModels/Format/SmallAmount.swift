/// Amounts that would round to nothing: somebody who walked 19 metres did not walk "0.0 km".
enum SmallAmount {
  /// A distance in metres or feet, and other small amounts with more digits; sufficiently large amounts stay unchanged.
  static func pieces(_ value: Double, decimals: Int, unit: String, _ language: Language) -> Piece {
    let number = NumberFormat.text(value, decimals: decimals)
    guard value != 0, NumberFormat.isNothing(number) else { return Piece(number: number, unit: unit) }
    switch unit {
    case language[.unitKm]: return Piece(number: digits(value * 1000, decimals: 0), unit: language[.workoutUnitMetres])
    case language[.unitMi]: return Piece(number: digits(value * 5280, decimals: 0), unit: language[.workoutUnitFeet])
    default: return Piece(number: digits(value, decimals: decimals), unit: unit)
    }
  }

  static func text(_ value: Double, decimals: Int, unit: String, _ language: Language) -> String {
    let piece = pieces(value, decimals: decimals, unit: unit, language)
    return UnitText.join(piece.number, piece.unit)
  }

  /// Extends the decimals to the first non-zero digit, up to a millionth.
  static func digits(_ value: Double, decimals: Int) -> String {
    let numbers = (decimals...max(decimals, 6)).lazy.map { NumberFormat.text(value, decimals: $0) }
    return numbers.first { !NumberFormat.isNothing($0) } ?? NumberFormat.text(value, decimals: decimals)
  }
}
