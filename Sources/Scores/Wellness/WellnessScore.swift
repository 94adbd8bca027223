/// Sleep, condition and body in one number. Needs two of the three: a composite of one would only repeat that score.
public enum WellnessScore {
  public static let weights: [(name: ScorePartName, weight: Double)] = [(.sleep, 40), (.condition, 35), (.body, 25)]

  /// All three are scores as shown, in `0...100`; missing ones are left out and the others weighted up.
  ///
  /// - Returns: `.tooFewParts` with fewer than two of them.
  public static func calculate(sleep: Int?, condition: Int?, body: Int?) -> Result<Score, NoScore> {
    let values = [sleep, condition, body]
    let present = zip(weights, values).compactMap { entry, value in value.map { (entry.name, entry.weight, Double($0)) }
    }
    guard present.count >= 2 else { return .failure(NoScore(.tooFewParts(have: present.map { $0.0 }))) }
    let total = present.reduce(0) { $0 + $1.1 }
    let missing = zip(weights, values).filter { $1 == nil }.map { $0.0.name }
    return .success(
      Score(parts: present.map { ($0.0, $0.1 * $0.2 / total, 100 * $0.1 / total) }, missing: missing))
  }
}
