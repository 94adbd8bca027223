internal import DailveDomain
internal import DailveScores

/// Distances, paces and times of a workout in the viewer's units.
struct WorkoutFormat {
  /// Pace or speed, as is usual for an activity.
  enum Speed { case pace, speed, swimming }

  let language: Language
  let isImperial: Bool
  let speed: Speed

  init(_ viewer: ViewerContext, activity: String) {
    language = viewer.language
    isImperial = viewer.units == .imperial
    speed =
      switch activity {
      case "Running", "Walking", "Hiking", "WheelchairRunPace", "WheelchairWalkPace": .pace
      case "Swimming": .swimming
      default: .speed
      }
  }

  /// Metres in a kilometre or mile.
  var unitLength: Double { isImperial ? LengthUnit.mile : LengthUnit.kilometre }
  var unitName: String { language[isImperial ? .unitMi : .unitKm] }
  /// Metres in a metre or foot.
  var heightUnit: Double { isImperial ? LengthUnit.foot : 1 }
  /// Distance in metres for the pace of a swim: 100 m or 100 yd.
  var swimLength: Double { 100 * (isImperial ? LengthUnit.yard : 1) }

  // MARK: Distances

  /// - Parameter metres: Shown in metres or yards for swims.
  func distance(_ metres: Double) -> Piece {
    if speed == .swimming, metres < 10_000 {
      return isImperial
        ? Piece(number: NumberFormat.text(metres / LengthUnit.yard, decimals: 0), unit: language[.workoutUnitYards])
        : Piece(number: NumberFormat.text(metres, decimals: 0), unit: language[.workoutUnitMetres])
    }
    let value = metres / unitLength
    return SmallAmount.pieces(value, decimals: value < 100 ? 2 : 1, unit: unitName, language)
  }

  func distanceText(_ metres: Double) -> String { text(distance(metres)) }

  /// Kilometres or miles with at most one decimal, "7.8", "5", or more digits if it would round to nothing: "0.04".
  func rounded(_ metres: Double) -> String {
    let tenths = SmallAmount.digits(metres / unitLength, decimals: 1)
    return tenths.hasSuffix(".0") ? String(tenths.dropLast(2)) : tenths
  }

  func height(_ metres: Double) -> Piece {
    Piece(
      number: NumberFormat.text(shownHeight(metres), decimals: 0),
      unit: language[isImperial ? .workoutUnitFeet : .workoutUnitMetres])
  }

  func shownHeight(_ metres: Double) -> Double { metres / heightUnit }
  func heightText(_ metres: Double) -> String { text(height(metres)) }

  func signedHeight(_ metres: Double) -> String {
    UnitText.join(NumberFormat.signed(shownHeight(metres), decimals: 0), height(metres).unit)
  }

  // MARK: Speeds

  /// - Parameter metresPerSecond: Above 0.
  func speed(_ metresPerSecond: Double) -> Piece? {
    guard metresPerSecond > 0.05, metresPerSecond.isFinite else { return nil }
    switch speed {
    case .pace:
      return Piece(
        number: Self.clock(unitLength / metresPerSecond),
        unit: language[isImperial ? .workoutPerMile : .workoutPerKilometre])
    case .swimming:
      return Piece(
        number: Self.clock(swimLength / metresPerSecond),
        unit: language[isImperial ? .workoutPer100Yards : .workoutPer100Metres])
    case .speed:
      return Piece(
        number: NumberFormat.text(metresPerSecond * 3600 / unitLength, decimals: 1),
        unit: language[isImperial ? .workoutUnitMph : .workoutUnitKmh])
    }
  }

  func speedText(_ metresPerSecond: Double) -> String? { speed(metresPerSecond).map(text) }
  var speedName: String { language[speed == .speed ? .workoutSpeed : .workoutPace] }

  // MARK: Times

  /// Seconds as "48:12" or "1:02:33".
  static func clock(_ seconds: Double) -> String {
    let total = Int(saturating: seconds.rounded()).magnitude
    func two(_ number: UInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }

  /// A duration of seconds or minutes as text: "41 s", "2 min", "12 min 10 s".
  func shortTime(_ seconds: Double) -> String {
    let whole = seconds.rounded()
    return whole < 60 || whole >= 600 ? time(seconds) : NumberFormat.durationText((seconds / 60).rounded(), language)
  }

  /// A duration to the second: "41 s", "2 min", "2 min 10 s".
  func time(_ seconds: Double) -> String {
    let whole = seconds.rounded()
    let minutes = (whole / 60).rounded(.down)
    let rest = whole - 60 * minutes
    let text = UnitText.join(NumberFormat.text(rest, decimals: 0), language[.workoutUnitSecond])
    if minutes < 1 { return text }
    return NumberFormat.durationText(minutes, language) + (rest > 0 ? " " + text : "")
  }

  func text(_ piece: Piece) -> String { UnitText.join(piece.number, piece.unit) }
  func bpm(_ value: Double) -> String { UnitText.join(NumberFormat.text(value, decimals: 0), language[.unitBpm]) }
}
