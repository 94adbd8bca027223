internal import DailveDomain

/// Corrects numbers that are sent in another scale than their unit says.
struct QuantityScale {
  private enum Change { case none, percent, litres }
  private var change = Change.none

  /// - Parameter number: The value itself, which tells some of them.
  init(of type: String, unit: String?, _ number: Double) {
    if unit == "%", type.hasPrefix("HK") {
      // The store has fractions, phones send 97 of 100. Nobody has a saturation or a share of fat below one per cent.
      let isFraction = (type == MetricKind.oxygenSaturation || type == MetricKind.bodyFat) && number <= 1
      if !isFraction { change = .percent }
    } else if type == MetricKind.water, unit == "mL", number > 0, number < 10 {
      // Health Auto Export labels litres as millilitres (0.492).
      change = .litres
    }
  }

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
