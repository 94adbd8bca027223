/// How much the files beside a document may unpack to.
struct CompanionBudget {
  /// Together; beyond it is no export.
  static let largest = 16 << 30
  /// From here on what is unpacked is compared with what it was packed in.
  static let harmless = 64 << 20

  private var unpacked = 0
  private var packed = 0

  /// Counts a file. False when the limit is passed.
  ///
  /// - Parameter packed: Bytes in the archive, or on disk.
  mutating func spend(unpacked bytes: Int, packed: Int) -> Bool {
    unpacked += bytes
    self.packed += packed
    return unpacked <= Self.largest
      && (unpacked <= Self.harmless || unpacked / TagScanner.steepestRatio <= self.packed)
  }
}
