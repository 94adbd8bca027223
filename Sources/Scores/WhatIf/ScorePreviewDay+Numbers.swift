/// The day encoded as numbers for the browser.
extension ScorePreviewDay {
  /// The count of `WhatIfDay`'s numbers, followed by these numbers; the goal, height, recorded index with its age in
  /// days, form and whether it counts; the number of loads, weights and fractions of fat, followed by these: loads as
  /// they are, the others as triples of age, mean and count. Absent values are NaN.
  public var numbers: [Double] {
    let day = day.numbers
    var all = [Double(day.count)] + day
    all += [
      Self.number(of: goal), height ?? .nan,
      recordedIndex.map { Double(self.day.day - $0.day) } ?? .nan, recordedIndex?.value ?? .nan, form.chronic,
      form.acute, hasForm ? 1 : 0, Double(loads.count), Double(weights.count), Double(fats.count),
    ]
    all += loads.map { $0 ?? .nan }
    for mean in weights + fats { all += [Double(self.day.day - mean.day), mean.value, Double(mean.count)] }
    return all
  }

  /// - Returns: `nil` if numbers are missing or days are out of order.
  public init?(numbers: [Double]) {
    var rest = numbers[...]
    func whole() -> Int { Int(saturating: rest.popFirst() ?? .nan) }
    func optional() -> Double? { rest.popFirst().flatMap { $0.isNaN ? nil : $0 } }
    let length = whole()
    guard length >= 0, length <= rest.count, let day = WhatIfDay(numbers: Array(rest.prefix(length))) else {
      return nil
    }
    rest = rest.dropFirst(length)
    guard rest.count >= 10 else { return nil }
    let goal = whole()
    let (height, age, index) = (optional(), optional(), optional())
    var form = PerformanceManagement(loads: [])
    form.chronic = optional() ?? 0
    form.acute = optional() ?? 0
    let hasForm = whole() == 1
    let counts = (whole(), whole(), whole())
    guard counts.0 >= 0, counts.0 <= rest.count else { return nil }
    let loads = (0..<counts.0).map { _ in optional() }
    guard counts.1 >= 0, counts.1 <= rest.count / 3 else { return nil }
    let weights = (0..<counts.1).map { _ in Mean(day: day.day - whole(), value: optional() ?? .nan, count: whole()) }
    guard counts.2 >= 0, counts.2 <= rest.count / 3 else { return nil }
    let fats = (0..<counts.2).map { _ in Mean(day: day.day - whole(), value: optional() ?? .nan, count: whole()) }
    guard WhatIfDay.areInOrder(weights.map { $0.day }, upTo: day.day),
      WhatIfDay.areInOrder(fats.map { $0.day }, upTo: day.day)
    else { return nil }
    self.init(
      day: day, weights: weights, fats: fats,
      recordedIndex: index.map { DayValue(day: day.day - Int(saturating: age ?? 0), value: $0) }, height: height,
      goal: goal == 1 ? .lose : goal == 2 ? .gain : .maintain, form: form, hasForm: hasForm, loads: loads
    )
  }

  /// Encoded without names: comparing strings would pull in Unicode tables.
  private static func number(of goal: WeightGoal) -> Double {
    switch goal {
    case .maintain: 0
    case .lose: 1
    case .gain: 2
    }
  }
}
