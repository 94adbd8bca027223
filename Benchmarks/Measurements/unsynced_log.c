// Lets syncs of a write-ahead log pass without doing anything (LD_PRELOAD): what SQLite does with `synchronous = NORMAL`, but for checkpoints.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int is_log(int descriptor) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path);
  return length > 4 && !memcmp(path + length - 4, "-wal", 4);
}

int fsync(int descriptor) {
  static int (*real)(int);
  if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  return is_log(descriptor) ? 0 : real(descriptor);
}

int fdatasync(int descriptor) {
  static int (*real)(int);
  if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
  return is_log(descriptor) ? 0 : real(descriptor);
}
