internal import DailveScores

/// Values by the number of their row. The numbers of a table are close together, so that an array is the fastest way to them; a row that
/// claims a number far away must not take the memory of all that could be before it.
struct NumberedRows<Value> {
  private var near: [Value] = []
  private var far: [Int: Value] = [:]
  private let missing: Value
  private let reach: Int
  /// Of the rows that were set, in the order in which they were.
  private(set) var numbers: [Int] = []

  /// - Parameters:
  ///   - missing: Stands for a row that a damaged store has lost.
  ///   - rows: How many there are. Numbers beyond a multiple of it are far away.
  init(missing: Value, rows: Int) {
    self.missing = missing
    reach = rows.multipliedClamped(by: 8).addingClamped(1024)
  }

  @inline(__always)
  subscript(_ number: Int) -> Value {
    get {
      if near.indices.contains(number) { return near[number] }
      return far.isEmpty ? missing : far[number] ?? missing
    }
    set {
      numbers.append(number)
      guard (0..<reach).contains(number) else { return far[number] = newValue }
      while near.count <= number { near.append(missing) }
      near[number] = newValue
    }
  }

  func mapValues<Other>(_ transform: (Value) -> Other) -> NumberedRows<Other> {
    var result = NumberedRows<Other>(missing: transform(missing), reach: reach)
    result.near = near.map(transform)
    result.far = far.mapValues(transform)
    result.numbers = numbers
    return result
  }

  private init(missing: Value, reach: Int) {
    self.missing = missing
    self.reach = reach
  }
}

extension NumberedRows: Sendable where Value: Sendable {}
