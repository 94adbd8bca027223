extension PerformanceManagement {
  /// Days of a continuation (activity.md, Formulas).
  public static let projectedDays = 14

  /// The state after each of the coming days with these loads, oldest first.
  ///
  /// - Parameter loads: One per day; `nil` holds the values.
  public func projected(_ loads: [Double?]) -> [PerformanceManagement] {
    var state = self
    return loads.map { load in
      state.add(load)
      return state
    }
  }

  /// The state after that many days of rest, added one by one: a power would differ in its last bits, and a day's form
  /// must not depend on whether later days are known.
  func rested(days: Int) -> PerformanceManagement {
    var state = self
    for _ in stride(from: 0, to: days, by: 1) { state.add(0) }
    return state
  }

  /// Fourteen days of rest.
  public var resting: [PerformanceManagement] { projected([Double?](repeating: 0, count: Self.projectedDays)) }

  /// Fourteen days that repeat a week's loads; empty without a week.
  ///
  /// - Parameter week: The last seven days, oldest first.
  public func repeating(_ week: [Double?]) -> [PerformanceManagement] {
    guard !week.isEmpty else { return [] }
    return projected(stride(from: 0, to: Self.projectedDays, by: 1).map { week[$0 % week.count] })
  }
}
