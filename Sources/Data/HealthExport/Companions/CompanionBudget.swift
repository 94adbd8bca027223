/// How much the files beside a document may unpack to.
struct CompanionBudget {
  /// In total; no export has more.
  static let largest = 16 << 30
  /// Above this the unpacked size is compared with the packed size.
  static let harmless = 64 << 20

  private var unpacked = 0
  private var packed = 0

  /// Counts a file. False beyond the limit.
  ///
  /// - Parameter packed: Bytes in the archive, or on disk.
  mutating func spend(unpacked bytes: Int, packed: Int) -> Bool {
    unpacked += bytes
    self.packed += packed
    return unpacked <= Self.largest
      && (unpacked <= Self.harmless || unpacked / TagScanner.steepestRatio <= self.packed)
  }
}
