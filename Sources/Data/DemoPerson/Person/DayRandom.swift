/// Random numbers for a day and a purpose: any stream can reproduce a day without the days before it.
package struct DayRandom {
  private var state: UInt64

  package init(seed: UInt64, day: Int, purpose: UInt64) {
    state =
      seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(day)) &* 0xD6E8_FEB8_6659_FD93 ^ purpose
      &* 0xA076_1D64_78BD_642F
    _ = next()
  }

  /// The next number of SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// In `0..<1`.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  package mutating func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }

  package mutating func between(_ low: Int, _ high: Int) -> Int { low + Int(next() % UInt64(high - low + 1)) }

  /// Approximately normal: the sum of four uniform numbers, which is bounded.
  mutating func normal(_ mean: Double, _ deviation: Double) -> Double {
    let sum = unit() + unit() + unit() + unit() - 2
    return mean + sum * deviation * 1.7320508
  }

  package mutating func chance(_ probability: Double) -> Bool { unit() < probability }
}
