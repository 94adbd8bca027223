internal import DailveDomain

extension MetricFormat {
  /// The smallest difference, in the displayed unit, that fills the height of a small chart. Smaller ones are drawn
  /// flatter, so that a beat or a tenth of a kilogram does not look dramatic. Our own choice: several times the usual
  /// variation from day to day.
  public var leastSpan: Double {
    let canonical: Double =
      switch metric {
      case .hrv, .rmssd: 20
      case .rhr, .heartRate, .heartRateRecovery: 10
      case .sleep: 120
      case .weight, .leanBodyMass: 2
      case .bmi, .wristTemperature: 1
      case .bodyFat: 0.02
      case .oxygenSaturation: 0.04
      case .respiratoryRate: 2
      case .vo2Max: 3
      case .steps: 1000
      case .exercise, .standTime: 10
      case .activeEnergy: 100
      case .distance: 1
      case .flights: 4
      }
    return shown(canonical) - shown(0)
  }
}
