public import DailveScores

extension EnergyEstimate {
  /// An estimate with its inputs.
  public struct Estimate: Sendable, Equatable {
    public var kilocalories: Double
    /// Multiples of resting energy (MET).
    public var met: Double
    /// kg.
    public var weight: Double
  }

  /// Estimated energy of a workout with only a known kind and duration; `nil` without a weight, and for kinds without an entry in the
  /// Compendium.
  ///
  /// - Parameter weight: kg.
  public static func of(_ activity: String, minutes: Double, weight: Double?) -> Estimate? {
    guard let weight, let equivalent = MetabolicEquivalent(activity: activity),
      let energy = kilocalories(met: equivalent.met, kilograms: weight, seconds: minutes * 60)
    else { return nil }
    return Estimate(kilocalories: energy, met: equivalent.met, weight: weight)
  }
}
