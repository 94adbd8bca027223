/// Chooses round numbers for grid lines.
enum Ticks {
  /// The number of decimals with which every grid line gets an accurate, distinct label.
  static func decimals(_ ticks: [Double], atLeast least: Int = 1) -> Int {
    func isWritten(_ decimals: Int) -> Bool {
      var scale = 1.0
      for _ in 0..<decimals { scale *= 10 }
      // A step is at least one unit of its last digit.
      return ticks.allSatisfy { ($0 * scale - ($0 * scale).rounded()).magnitude < 0.01 }
    }
    if isWritten(0) { return 0 }
    return (max(1, least)...max(8, least)).first(where: isWritten) ?? least
  }

  /// Two to five values that enclose all of `values`, in order.
  static func of(_ values: [Double]) -> [Double] {
    let finite = values.filter(\.isFinite)
    guard var low = finite.min(), var high = finite.max() else { return [0, 1] }
    let span = max(high - low, max(high.magnitude * 0.02, 0.1))
    if low == high, high != 0 {
      // Equal values get room on both sides.
      low -= span / 2
      high += span / 2
    }
    var unit = 1.0
    while unit > span / 3 { unit /= 10 }
    while unit * 10 <= span / 3 { unit *= 10 }
    let step = [1.0, 2, 5, 10].map { $0 * unit }.first { span / $0 <= 4 } ?? unit * 10
    var tick = (low / step).rounded(.down) * step
    var ticks: [Double] = []
    while tick < high + step - 1e-9, ticks.count < 8 {
      ticks.append(tick)
      tick += step
    }
    return ticks.count > 1 ? ticks : [tick - step, tick]
  }
}
