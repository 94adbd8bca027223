/// The unit that each type had last, so that nearly no record asks whether its unit can be converted.
struct UnitCheck {
  /// By type; -2 for one that was not seen.
  private var last: [Int32] = []

  @inline(__always)
  func isKnown(_ unit: Int32, of type: Int32) -> Bool { Int(type) < last.count && last[Int(type)] == unit }

  mutating func learn(_ unit: Int32, of type: Int32) {
    while last.count <= Int(type) { last.append(-2) }
    last[Int(type)] = unit
  }
}
