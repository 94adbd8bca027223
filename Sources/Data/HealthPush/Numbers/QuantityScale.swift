internal import DailveDomain

/// Corrects numbers that are sent in another scale than their unit says.
struct QuantityScale {
  private enum Change { case none, percent, litres }
  private var change = Change.none

  /// - Parameters:
  ///   - number: The value itself, which tells some of them.
  ///   - day: What the series of the value adds up to on its day; `nil` where the value is all that is known of it.
  ///   - isDrunkAtOnce: Whether the value is of a moment, a minute or an hour.
  init(of type: String, unit: String?, _ number: Double, day: Double? = nil, isDrunkAtOnce: Bool = false) {
    if unit == "%", type.hasPrefix("HK") {
      // The store has fractions, phones send 97 of 100. Nobody has a saturation or a share of fat below one per cent.
      let isFraction = (type == MetricKind.oxygenSaturation || type == MetricKind.bodyFat) && number <= 1
      if !isFraction { change = .percent }
    } else if type == MetricKind.water, unit == "mL", number > 0, day ?? number <= Self.mostLitres,
      !isDrunkAtOnce || number <= Self.largestDrink
    {
      // Health Auto Export labels litres as millilitres (0.492). A bottle that counts each sip sends as small numbers in earnest, so that
      // the whole day has to be too little.
      change = .litres
    }
  }

  /// A day with less in millilitres was dry, and one with more in litres a flood.
  private static let mostLitres = 20.0
  /// Litres [chosen] within an hour.
  private static let largestDrink = 3.0

  var isIdentity: Bool { change == .none }

  func callAsFunction(_ value: Double) -> Double {
    switch change {
    case .none: value
    case .percent: Self.shifted(value, by: 1 / 100.0)
    case .litres: Self.shifted(value, by: 1000)
    }
  }

  /// Multiplied as on paper, so that 97.3 % is the 0.973 that an export prints and not its neighbour.
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
