public import DailveScores

extension EnergyEstimate {
  /// An estimate with what it was made from.
  public struct Estimate: Sendable, Equatable {
    public var kilocalories: Double
    /// Multiples of rest.
    public var met: Double
    /// kg.
    public var weight: Double
  }

  /// The energy of a workout of which only kind and duration are known; `nil` without a weight, and for kinds without an entry in the
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
