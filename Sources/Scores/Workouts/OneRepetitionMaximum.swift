/// One-repetition maximum: the weight that could be lifted once, estimated from a set of several repetitions.
public enum OneRepetitionMaximum {
  /// Mean of Epley 1985, w (1 + r / 30), and Brzycki 1993 (JOPERD 64:88), 36 w / (37 - r), in the unit of `weight`. For
  /// one repetition it is the weight itself. `nil` beyond 10 repetitions, where both formulas become unreliable, and
  /// for a weight of 0.
  public static func estimate(weight: Double, repetitions: Int) -> Double? {
    guard (1...10).contains(repetitions), weight > 0, weight.isFinite else { return nil }
    guard repetitions > 1 else { return weight }
    let count = Double(repetitions)
    return (weight * (1 + count / 30) + 36 * weight / (37 - count)) / 2
  }
}
