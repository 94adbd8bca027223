internal import DailveDomain
internal import DailveScores

/// Formats the values of a chart; deviations carry their sign.
struct DetailFormat {
  let viewer: ViewerContext
  let format: any ValueFormat
  let isDeviation: Bool

  func text(_ value: Double) -> String { isDeviation ? format.signedText(value) : format.text(value) }
  func plain(_ value: Double) -> String { format.text(value) }

  func number(_ value: Double) -> String {
    guard isDeviation else { return format.number(value) }
    return SignedPieces.of(value, format).first?.number ?? text(value)
  }

  /// A range with its unit once.
  func range(_ low: Double, _ high: Double) -> String {
    RangeText.join(number(low), text(high), isSigned: isDeviation, viewer.language)
  }

  func charted(_ value: Double) -> Double {
    isDeviation ? format.charted(value) - format.charted(0) : format.charted(value)
  }

  func pieces(_ value: Double, reference: Double?) -> [Piece] {
    reference.map { SignedPieces.of(value - $0, format) } ?? format.pieces(value)
  }

  /// Systolic over diastolic.
  func pressure(_ range: ClosedRange<Double>) -> String {
    "\(format.number(range.upperBound))/\(text(range.lowerBound))"
  }

  func point(_ day: CivilDay, _ value: Double?, _ bucket: Bucket) -> ChartPoint {
    let language = viewer.language
    // The year is named unless it is the viewer's current one.
    let isOtherYear = day.components.year != viewer.day.components.year
    let label =
      switch bucket {
      case .year: language(.dateYear, "\(day.components.year)")
      case .month: DateFormat.month(day, language)
      default: isOtherYear ? DateFormat.shortWithYear(day, language) : DateFormat.short(day, language)
      }
    return ChartPoint(
      day: day.description, label: label, value: value.map(charted), text: value.map(text) ?? language[.commonNoData])
  }
}
