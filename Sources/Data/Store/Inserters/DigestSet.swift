/// A set of digests with open addressing. Digests are uniformly distributed and need no hashing.
struct DigestSet {
  /// 0 marks an empty slot; a digest of 0 is stored separately.
  private var places = [UInt64](repeating: 0, count: 16)
  private var count = 0
  private var holdsZero = false

  @inline(__always)
  func contains(_ digest: UInt64) -> Bool {
    if digest == 0 { return holdsZero }
    let mask = places.count - 1
    var at = Int(truncatingIfNeeded: digest) & mask
    while places[at] != 0 {
      if places[at] == digest { return true }
      at = (at + 1) & mask
    }
    return false
  }

  mutating func insert(_ digest: UInt64) {
    if digest == 0 {
      holdsZero = true
      return
    }
    if count * 2 >= places.count { grow() }
    place(digest)
  }

  private mutating func place(_ digest: UInt64) {
    let mask = places.count - 1
    var at = Int(truncatingIfNeeded: digest) & mask
    while places[at] != 0 {
      if places[at] == digest { return }
      at = (at + 1) & mask
    }
    places[at] = digest
    count += 1
  }

  private mutating func grow() {
    let old = places
    places = [UInt64](repeating: 0, count: old.count * 2)
    count = 0
    for digest in old where digest != 0 { place(digest) }
  }
}
