/// Estimated energy of an activity without a measurement.
public enum EnergyEstimate {
  /// Kilocalories: MET × kg × h. One MET is 1 kcal a kilogram and hour (Ainsworth et al. 1993; Herrmann et al. 2024, J Sport Health
  /// Sci 13:6). Total expenditure, including resting energy. `nil` unless all three are positive.
  public static func kilocalories(met: Double, kilograms: Double, seconds: Double) -> Double? {
    let energy = met * kilograms * seconds / 3600
    return met > 0 && kilograms > 0 && seconds > 0 && energy.isFinite ? energy : nil
  }
}
