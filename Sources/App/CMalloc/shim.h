#include <stdlib.h>

// Other C libraries than Glibc have no such limits.
#ifdef __GLIBC__
#include <malloc.h>

static inline void limit_heaps(int heaps, int unused, int largest) {
  mallopt(M_ARENA_MAX, heaps);
  mallopt(M_TRIM_THRESHOLD, unused);
  mallopt(M_MMAP_THRESHOLD, largest);
}
#else
static inline void limit_heaps(int heaps, int unused, int largest) {}
#endif
