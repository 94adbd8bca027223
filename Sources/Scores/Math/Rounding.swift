/// Rounding for display, such that the shown parts add up to the shown sum.
public enum Rounding {
  /// Sums of decimal fractions miss an exact half by a few units in the last place; differences this small are ignored.
  private static let tolerance = 1e-9

  /// Rounds half up: 83.5 is 84 and -0.5 is 0.
  public static func halfUp(_ value: Double) -> Int { Int(saturating: (value + 0.5 + tolerance).rounded(.down)) }

  /// Largest-remainder method: whole parts that add up to `halfUp(sum of parts)`. Equal remainders favour the part that
  /// comes first in `order`.
  ///
  /// - Parameters:
  ///   - order: The indices of `parts`, each once.
  ///   - least: A lower bound for each part, where it does not exceed the part rounded up; such parts are rounded up
  ///     first.
  public static func wholeParts(_ parts: [Double], order: [Int], atLeast least: [Int]? = nil) -> [Int] {
    var whole = parts.map { Int(saturating: ($0 + tolerance).rounded(.down)) }
    if let least {
      for index in parts.indices where least[index] > whole[index] && Double(least[index]) < parts[index] + 1 {
        whole[index] = least[index]
      }
    }
    let missing = halfUp(parts.reduce(0, +)).subtractingClamped(whole.reduce(0) { $0.addingClamped($1) })
    guard missing > 0 else { return whole }
    var rank = [Int](repeating: 0, count: parts.count)
    for (position, index) in order.enumerated() { rank[index] = position }
    let byRemainder = parts.indices.sorted { left, right in
      let a = parts[left] - Double(whole[left])
      let b = parts[right] - Double(whole[right])
      return (a - b).magnitude > tolerance ? a > b : rank[left] < rank[right]
    }
    for index in byRemainder.prefix(missing) { whole[index] = whole[index].addingClamped(1) }
    return whole
  }
}
