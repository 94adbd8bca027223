internal import CMalloc

/// Limits how much freed memory the C library holds on to. Glibc's defaults suit programs with many cores and threads: eight heaps per
/// core, and a threshold for returning blocks that grows with the largest block freed. With those defaults a backfill of 100 MB holds 9 MB more.
package enum HeapLimits {
  /// Number of heaps. At most two threads allocate a lot at the same time: one reads and writes, the other computes.
  private static let heaps: Int32 = 2
  /// Bytes that may remain unused at the end of a heap.
  private static let unused: Int32 = 1 << 20
  /// Blocks larger than this many bytes are returned immediately. Unless it is set, Glibc lets this limit grow to 32 MiB.
  private static let largest: Int32 = 4 << 20

  package static func set() { limit_heaps(heaps, unused, largest) }
}
