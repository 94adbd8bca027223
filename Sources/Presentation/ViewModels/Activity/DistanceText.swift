internal import DailveDomain
internal import DailveScores

/// Distances of several workouts, and names of distances. `WorkoutFormat` has those of a single workout.
struct DistanceText {
  private let language: Language
  private let units: UnitSystem

  init(_ viewer: ViewerContext) { (language, units) = (viewer.language, viewer.units) }

  /// In whole kilometres or miles from ten on, in metres or feet below a tenth.
  func rounded(_ kilometres: Double) -> String {
    let value = units == .metric ? kilometres : kilometres * 1000 / LengthUnit.mile
    return SmallAmount.text(value, decimals: value < 9.95 ? 1 : 0, unit: unit, language)
  }

  var unit: String { language[units == .metric ? .unitKm : .unitMi] }

  /// "kilometres", for use without a number.
  var unitName: String { language[units == .metric ? .activityKilometres : .activityMiles] }

  /// The name of a distance with best efforts.
  func name(ofEffort metres: Double) -> String {
    switch metres {
    case 21_097.5: return language[.recordsHalf]
    case 42_195: return language[.recordsMarathon]
    case LengthUnit.mile: return UnitText.join("1", language[.unitMi])
    case 1000...: return UnitText.join(NumberFormat.text(metres / 1000, decimals: 0), language[.unitKm])
    default: return UnitText.join(NumberFormat.text(metres, decimals: 0), language[.workoutUnitMetres])
    }
  }
}
