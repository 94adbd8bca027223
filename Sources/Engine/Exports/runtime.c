// What Embedded Swift asks of a system that WebAssembly alone is not: memory, and bytes moved about in it.
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Freed pieces by the power of two of their size; a piece has its power in front of it.
static void *pieces[32];
static uintptr_t next;

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16) return 22;
  unsigned power = 5;
  while (((size_t)1 << power) < size + 16) power++;
  if (power > 31) return 12;
  uintptr_t piece = (uintptr_t)pieces[power];
  if (piece) {
    pieces[power] = *(void **)(piece + 16);
  } else {
    if (!next) next = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    piece = next;
    next += (uintptr_t)1 << power;
    uintptr_t have = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
    if (next > have && __builtin_wasm_memory_grow(0, ((next - have) >> 16) + 1) == (size_t)-1) return 12;
  }
  *(unsigned *)piece = power;
  *result = (void *)(piece + 16);
  return 0;
}

void free(void *memory) {
  if (!memory) return;
  uintptr_t piece = (uintptr_t)memory - 16;
  unsigned power = *(unsigned *)piece;
  *(void **)memory = pieces[power];
  pieces[power] = (void *)piece;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *t = to;
  const unsigned char *f = from;
  if (t < f) {
    for (size_t i = 0; i < count; i++) t[i] = f[i];
  } else {
    while (count--) t[count] = f[count];
  }
  return to;
}

void *memcpy(void *to, const void *from, size_t count) { return memmove(to, from, count); }

void *memset(void *to, int value, size_t count) {
  for (size_t i = 0; i < count; i++) ((unsigned char *)to)[i] = (unsigned char)value;
  return to;
}

// What the compiler puts beside arrays on the stack, and looks at before it returns.
uintptr_t __stack_chk_guard = 0x5afe57ac;
void __stack_chk_fail(void) { __builtin_trap(); }

// Half-way cases away from zero, which no instruction does.
double round(double number) {
  double whole = __builtin_trunc(number);
  return __builtin_fabs(number - whole) >= 0.5 ? whole + __builtin_copysign(1, number) : whole;
}

// The same numbers in every run: nothing here depends on the order of a set.
void arc4random_buf(void *to, size_t count) { memset(to, 0x5a, count); }
