internal import CMalloc

/// How the C library keeps memory that was freed. The defaults of Glibc suit programs with many cores and threads: eight heaps a core, and blocks
/// that are given back the later the larger they have been. A backfill of 100 MB keeps 9 MB more with them.
package enum HeapLimits {
  /// Heaps. Two threads at most allocate much at a time: one reads and writes, the other computes.
  private static let heaps: Int32 = 2
  /// Bytes that may stay unused at the end of a heap.
  private static let unused: Int32 = 1 << 20
  /// Larger blocks are given back at once. Without it the limit grows to 32 MiB.
  private static let largest: Int32 = 4 << 20

  package static func set() { limit_heaps(heaps, unused, largest) }
}
