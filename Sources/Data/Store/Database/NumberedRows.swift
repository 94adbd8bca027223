internal import DailveScores

/// Values by the number of their row. The numbers of a table are close together, so an array is the fastest lookup; a
/// row that claims a distant number must not make the array grow up to it.
struct NumberedRows<Value> {
  private var near: [Value] = []
  private var far: [Int: Value] = [:]
  private let missing: Value
  private let reach: Int
  /// The numbers of the rows that were set, in the order of setting.
  private(set) var numbers: [Int] = []

  /// - Parameters:
  ///   - missing: Stands for a row that a damaged store has lost.
  ///   - rows: The number of rows. Row numbers beyond a multiple of it count as far away.
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
