#if canImport(Glibc)
  internal import CMalloc
#endif

/// How the C library keeps memory that was freed. Its defaults suit programs with many cores and threads: eight heaps a core, and blocks that
/// are given back the later the larger they have been. A backfill of 100 MB keeps 9 MB more with them.
package enum HeapLimits {
  package static func set() {
    #if canImport(Glibc)
      let limits = [
        // Heaps. Two threads at most allocate much at a time: one reads and writes, the other computes.
        (M_ARENA_MAX, 2),
        // What may stay unused at the end of a heap.
        (M_TRIM_THRESHOLD, 1 << 20),
        // Larger blocks are given back at once. Without it the limit grows to 32 MiB.
        (M_MMAP_THRESHOLD, 4 << 20),
      ]
      for (option, value) in limits { _ = mallopt(option, Int32(clamping: value)) }
    #endif
  }
}
