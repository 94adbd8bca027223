internal import DailveDomain

/// Corrects numbers that are sent in another scale than their unit says.
struct QuantityScale {
  private enum Change { case none, percent, litres }
  private var change = Change.none

  /// - Parameters:
  ///   - number: The value itself, which reveals some of these errors.
  ///   - day: The sum of the value's series on its day; `nil` if only the value is known.
  ///   - isDrunkAtOnce: True for a value of a moment, a minute or an hour.
  init(of type: String, unit: String?, _ number: Double, day: Double? = nil, isDrunkAtOnce: Bool = false) {
    if unit == "%", type.hasPrefix("HK") {
      // The store keeps fractions, and phones send 97 for 97 %. A saturation or a share of fat below one per cent does not occur.
      let isFraction = (type == MetricKind.oxygenSaturation || type == MetricKind.bodyFat) && number <= 1
      if !isFraction { change = .percent }
    } else if type == MetricKind.water, unit == "mL", number > 0, day ?? number <= Self.mostLitres,
      !isDrunkAtOnce || number <= Self.largestDrink
    {
      // Health Auto Export labels litres as millilitres (0.492). A bottle that counts each sip really sends such small
      // numbers, so the whole day has to be too little.
      change = .litres
    }
  }

  /// A day below this in millilitres would be dry, and one above it in litres a flood.
  private static let mostLitres = 20.0
  /// Litres within an hour [chosen].
  private static let largestDrink = 3.0

  var isIdentity: Bool { change == .none }

  func callAsFunction(_ value: Double) -> Double {
    switch change {
    case .none: value
    case .percent: Self.shifted(value, by: 1 / 100.0)
    case .litres: Self.shifted(value, by: 1000)
    }
  }

  /// Multiplies as on paper, so that 97.3 % becomes the 0.973 that an export prints and not its neighbour.
  private static func shifted(_ value: Double, by factor: Double) -> Double {
    var power = 1.0
    while power <= 1e9 {
      let whole = (value * power).rounded()
      if whole / power == value { return factor < 1 ? whole / (power / factor).rounded() : whole * factor / power }
      power *= 10
    }
    return value * factor
  }
}
