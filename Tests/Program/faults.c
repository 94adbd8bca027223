// Stands between the program and its disk (LD_PRELOAD): the N-th write below a folder fails, or is cut in half by a power cut.
//
// FAULT_FOLDER  what lies below is ours to break, nothing else
// FAULT_NAME    only files whose path ends so, where it is set
// FAULT_KIND    "none" counts; "full": from the N-th write on there is no room; "error": the N-th write or sync fails once;
//               "torn": the N-th write is half done when the power goes
// FAULT_AT      N, from 1
// FAULT_COUNTER a file of eight bytes that counts, so that a killed program has counted too
// FAULT_ARMED   counting begins when this file exists, where it is set
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum kind { none, full, error, torn };

static const char *folder, *name, *armed;
static enum kind kind;
static long at;
static atomic_long own;
static atomic_long *count = &own;

__attribute__((constructor)) static void begin(void) {
  folder = getenv("FAULT_FOLDER");
  name = getenv("FAULT_NAME");
  armed = getenv("FAULT_ARMED");
  const char *word = getenv("FAULT_KIND");
  kind = !word ? none : !strcmp(word, "full") ? full : !strcmp(word, "error") ? error : !strcmp(word, "torn") ? torn : none;
  at = getenv("FAULT_AT") ? atol(getenv("FAULT_AT")) : 0;
  const char *path = getenv("FAULT_COUNTER");
  int file = path ? open(path, O_RDWR) : -1;
  if (file >= 0) {
    void *memory = mmap(NULL, sizeof(atomic_long), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (memory != MAP_FAILED) count = memory;
    close(file);
  }
}

static int is_ours(int descriptor) {
  if (!folder) return 0;
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  if (strncmp(path, folder, strlen(folder))) return 0;
  if (name && (length < (ssize_t)strlen(name) || strcmp(path + length - strlen(name), name))) return 0;
  return !armed || access(armed, F_OK) == 0;
}

// Whether this call is one to break.
static int is_due(int descriptor) {
  int saved = errno;
  int ours = is_ours(descriptor);
  errno = saved;
  if (!ours) return 0;
  long number = atomic_fetch_add(count, 1) + 1;
  return kind == full ? number >= at : kind != none && number == at;
}

#define REAL(function) \
  static __typeof__(&function) real; \
  if (!real) real = (__typeof__(&function))dlsym(RTLD_NEXT, #function)

static void power_cut(void) {
  kill(getpid(), SIGKILL);
  for (;;) pause();
}

#define BREAK_WRITE(call, half) \
  if (is_due(descriptor)) { \
    if (kind == torn) { if (half) {} power_cut(); } \
    errno = kind == full ? ENOSPC : EIO; \
    return -1; \
  } \
  return call

ssize_t write(int descriptor, const void *bytes, size_t size) {
  REAL(write);
  BREAK_WRITE(real(descriptor, bytes, size), real(descriptor, bytes, size / 2) < 0);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t size, off_t offset) {
  REAL(pwrite);
  BREAK_WRITE(real(descriptor, bytes, size, offset), real(descriptor, bytes, size / 2, offset) < 0);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t size, off64_t offset) {
  REAL(pwrite64);
  BREAK_WRITE(real(descriptor, bytes, size, offset), real(descriptor, bytes, size / 2, offset) < 0);
}

// Cutting off and syncing need no room.
#define BREAK_CALL(call) \
  if (kind != full && is_due(descriptor)) { \
    if (kind == torn) power_cut(); \
    errno = EIO; \
    return -1; \
  } \
  return call

int ftruncate(int descriptor, off_t size) {
  REAL(ftruncate);
  BREAK_CALL(real(descriptor, size));
}

int ftruncate64(int descriptor, off64_t size) {
  REAL(ftruncate64);
  BREAK_CALL(real(descriptor, size));
}

int fsync(int descriptor) {
  REAL(fsync);
  BREAK_CALL(real(descriptor));
}

int fdatasync(int descriptor) {
  REAL(fdatasync);
  BREAK_CALL(real(descriptor));
}
