// Stands between the program and its disk (LD_PRELOAD): the N-th write below a folder fails, or a power cut stops it halfway.
//
// FAULT_FOLDER  only writes below this folder are broken
// FAULT_NAME    if set, only files whose path ends with it
// FAULT_KIND    "none" only counts; "full": from the N-th write on there is no room; "error": the N-th write or sync fails once;
//               "torn": the power fails halfway through the N-th write; "dropped": the power fails before the N-th write, and every write
//               to a file since its last sync is lost; "undone": the same, and files that were made, renamed or removed since the last
//               sync of their folder are as they were before
// FAULT_AT      N, from 1
// FAULT_COUNTER a file of eight bytes that holds the count, so that the count of a killed program survives
// FAULT_SHELF   for "dropped" and "undone": a folder on the same disk that keeps second names of removed or replaced files
// FAULT_CUT     if set, the power also fails once this file exists
// FAULT_ARMED   if set, counting begins once this file exists
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum kind { none, full, error, torn, dropped, undone };

static const char *folder, *name, *armed;
static enum kind kind;
static long at;
static atomic_long own;
static atomic_long *count = &own;

static int is_below(const char *path) {
  if (!folder || strncmp(path, folder, strlen(folder))) return 0;
  if (name && (strlen(path) < strlen(name) || strcmp(path + strlen(path) - strlen(name), name))) return 0;
  return !armed || access(armed, F_OK) == 0;
}

static int path_of(int descriptor, char path[4096]) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, 4095);
  if (length < 0) return 0;
  path[length] = 0;
  return 1;
}

static int is_ours(int descriptor) {
  char path[4096];
  return path_of(descriptor, path) && is_below(path);
}

// Counts a call on one of our files and returns whether to break it.
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

// A change that no sync has made durable, which a power cut therefore takes back. The list begins with the newest.
struct change {
  enum { bytes, length, made, removed, renamed } what;
  // A descriptor of the file, and its identity.
  int file;
  dev_t device;
  ino_t inode;
  off_t offset;
  size_t size;
  char *before;
  // The name in its folder; the second name `kept` holds the content of a removed or replaced file.
  char *path, *from, *kept;
  struct change *older;
};

static struct change *newest;
static pthread_mutex_t changes = PTHREAD_MUTEX_INITIALIZER;
static __thread int is_inside;

// The system's own renaming and linking, past this library.
static int call_link(const char *from, const char *to) { return syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0); }
static int call_unlink(const char *path) { return syscall(SYS_unlinkat, AT_FDCWD, path, 0); }
static int call_rename(const char *from, const char *to) { return syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0); }

static struct change *note(int what) {
  struct change *change = calloc(1, sizeof *change);
  change->what = what;
  change->file = -1;
  change->older = newest;
  newest = change;
  return change;
}

static void forget(struct change *change) {
  if (change->kept) call_unlink(change->kept);
  free(change->before);
  free(change->path);
  free(change->from);
  free(change->kept);
  free(change);
}

// Returns a descriptor of our own for a file. It is never closed, because closing any descriptor of a file drops every lock that SQLite has on it.
static int own_descriptor(int descriptor, struct stat *status) {
  static struct { dev_t device; ino_t inode; int file; } known[1 << 14];
  static int used;
  for (int index = used - 1; index >= 0; index--)
    if (known[index].device == status->st_dev && known[index].inode == status->st_ino) return known[index].file;
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  int file = open(path, O_RDWR | O_CLOEXEC);
  if (file >= 0 && used < 1 << 14) {
    known[used].device = status->st_dev;
    known[used].inode = status->st_ino;
    known[used++].file = file;
  }
  return file;
}

// Records the bytes that a write is about to replace. Requires the lock.
static void note_bytes(int descriptor, off_t offset, size_t size) {
  struct stat status;
  if (fstat(descriptor, &status) || !S_ISREG(status.st_mode)) return;
  int file = own_descriptor(descriptor, &status);
  if (file < 0) return;
  if (offset + (off_t)size > status.st_size) {
    struct change *change = note(length);
    change->file = file;
    change->device = status.st_dev;
    change->inode = status.st_ino;
    change->offset = status.st_size;
  }
  if (offset >= status.st_size || !size) return;
  if (offset + (off_t)size > status.st_size) size = status.st_size - offset;
  struct change *change = note(bytes);
  change->file = file;
  change->device = status.st_dev;
  change->inode = status.st_ino;
  change->offset = offset;
  change->size = size;
  change->before = malloc(size);
  if (pread(file, change->before, size, offset) != (ssize_t)size) change->size = 0;
}

// Gives a file that is about to lose its name a second one, in this library's folder rather than the store's.
static char *keep(const char *path) {
  static atomic_long number;
  const char *place = getenv("FAULT_SHELF");
  char *kept = malloc(4096);
  snprintf(kept, 4096, "%s/%d-%ld", place ? place : "/nowhere", getpid(), atomic_fetch_add(&number, 1));
  if (call_link(path, kept) == 0) return kept;
  free(kept);
  return NULL;
}

static int is_in(const char *path, const char *folder) {
  const char *end = strrchr(path, '/');
  return end && strlen(folder) == (size_t)(end - path) && !strncmp(path, folder, end - path);
}

// Forgets the changes that a sync of this descriptor makes durable: a file's bytes and its creation, or the names in a folder.
static void is_durable(int descriptor) {
  struct stat status;
  char path[4096];
  if (fstat(descriptor, &status) || !path_of(descriptor, path)) return;
  pthread_mutex_lock(&changes);
  is_inside = 1;
  for (struct change **place = &newest; *place;) {
    struct change *change = *place;
    int is_content = change->what == bytes || change->what == length;
    int is_done = S_ISDIR(status.st_mode)
      ? !is_content && is_in(change->path, path)
      : (is_content && change->device == status.st_dev && change->inode == status.st_ino) ||
        (change->what == made && !strcmp(change->path, path));
    if (is_done) {
      *place = change->older;
      forget(change);
    } else {
      place = &change->older;
    }
  }
  is_inside = 0;
  pthread_mutex_unlock(&changes);
}

static void take_back(void) {
  static __typeof__(&pwrite) real_pwrite;
  static __typeof__(&ftruncate) real_ftruncate;
  real_pwrite = (__typeof__(&pwrite))dlsym(RTLD_NEXT, "pwrite");
  real_ftruncate = (__typeof__(&ftruncate))dlsym(RTLD_NEXT, "ftruncate");
  pthread_mutex_lock(&changes);
  for (struct change *change = newest; change; change = change->older) {
    switch (change->what) {
    case bytes: if (real_pwrite(change->file, change->before, change->size, change->offset) < 0) {} break;
    case length: if (real_ftruncate(change->file, change->offset) < 0) {} break;
    case made: if (kind == undone) call_unlink(change->path); break;
    case removed: if (kind == undone && change->kept) call_link(change->kept, change->path); break;
    case renamed:
      if (kind != undone) break;
      call_rename(change->path, change->from);
      if (change->kept) call_link(change->kept, change->path);
      break;
    }
  }
  // The lock stays held: the program ends here, in every thread.
}

static void look_back(int descriptor, off_t offset, size_t size) {
  if (kind < dropped || !is_ours(descriptor)) return;
  pthread_mutex_lock(&changes);
  is_inside = 1;
  note_bytes(descriptor, offset, size);
  is_inside = 0;
  pthread_mutex_unlock(&changes);
}

#define BREAK_WRITE(call, half, start) \
  if (is_inside) return call; \
  if (is_due(descriptor)) { \
    if (kind >= dropped) { take_back(); power_cut(); } \
    if (kind == torn) { if (half) {} power_cut(); } \
    errno = kind == full ? ENOSPC : EIO; \
    return -1; \
  } \
  look_back(descriptor, start, size); \
  return call

ssize_t write(int descriptor, const void *bytes, size_t size) {
  REAL(write);
  BREAK_WRITE(real(descriptor, bytes, size), real(descriptor, bytes, size / 2) < 0, lseek(descriptor, 0, SEEK_CUR));
}

ssize_t pwrite(int descriptor, const void *bytes, size_t size, off_t offset) {
  REAL(pwrite);
  BREAK_WRITE(real(descriptor, bytes, size, offset), real(descriptor, bytes, size / 2, offset) < 0, offset);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t size, off64_t offset) {
  REAL(pwrite64);
  BREAK_WRITE(real(descriptor, bytes, size, offset), real(descriptor, bytes, size / 2, offset) < 0, offset);
}

// Truncating and syncing need no room, so a full disk does not fail them.
#define BREAK_CALL(call) \
  if (kind != full && is_due(descriptor)) { \
    if (kind >= dropped) { take_back(); power_cut(); } \
    if (kind == torn) power_cut(); \
    errno = EIO; \
    return -1; \
  } \
  return call

static int cut_off(int descriptor, off64_t size, int (*real)(int, off64_t)) {
  struct stat status;
  if (!is_inside && fstat(descriptor, &status) == 0) {
    if (size < status.st_size) look_back(descriptor, size, status.st_size - size);
    else look_back(descriptor, status.st_size, size - status.st_size);
  }
  BREAK_CALL(real(descriptor, size));
}

int ftruncate(int descriptor, off_t size) {
  REAL(ftruncate);
  return cut_off(descriptor, size, (int (*)(int, off64_t))real);
}

int ftruncate64(int descriptor, off64_t size) {
  REAL(ftruncate64);
  return cut_off(descriptor, size, real);
}

static int sync_file(int descriptor, int (*real)(int)) {
  if (kind < dropped) { BREAK_CALL(real(descriptor)); }
  if (is_due(descriptor)) { take_back(); power_cut(); }
  int result = real(descriptor);
  if (result == 0) is_durable(descriptor);
  return result;
}

int fsync(int descriptor) {
  REAL(fsync);
  return sync_file(descriptor, real);
}

int fdatasync(int descriptor) {
  REAL(fdatasync);
  return sync_file(descriptor, real);
}

// Names are made, renamed and removed at once, and become durable with their folder.
#define NAMED(path, call, noting) \
  int result; \
  if (kind < dropped || is_inside || !is_below(path)) return call; \
  if (atomic_fetch_add(count, 1) + 1 == at) { take_back(); power_cut(); } \
  pthread_mutex_lock(&changes); \
  is_inside = 1; \
  noting; \
  is_inside = 0; \
  pthread_mutex_unlock(&changes); \
  return result

int unlink(const char *path) {
  REAL(unlink);
  NAMED(path, real(path), {
    char *kept = keep(path);
    result = real(path);
    if (result == 0) {
      struct change *change = note(removed);
      change->path = strdup(path);
      change->kept = kept;
    } else if (kept) {
      int code = errno;
      call_unlink(kept);
      free(kept);
      errno = code;
    }
  });
}

int link(const char *from, const char *to) {
  REAL(link);
  NAMED(to, real(from, to), {
    result = real(from, to);
    if (result == 0) note(made)->path = strdup(to);
  });
}

int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags) {
  REAL(linkat);
  NAMED(to, real(from_folder, from, to_folder, to, flags), {
    result = real(from_folder, from, to_folder, to, flags);
    if (result == 0) note(made)->path = strdup(to);
  });
}

static int move(const char *from, const char *to, int result) {
  if (result == 0) {
    struct change *change = note(renamed);
    change->path = strdup(to);
    change->from = strdup(from);
  }
  return result;
}

int rename(const char *from, const char *to) {
  REAL(rename);
  NAMED(to, real(from, to), {
    char *kept = keep(to);
    result = move(from, to, real(from, to));
    if (result == 0) newest->kept = kept;
  });
}

static const char *cut;

static void *wait_for_cut(void *nothing) {
  while (access(cut, F_OK)) usleep(2000);
  if (kind >= dropped) take_back();
  power_cut();
  return nothing;
}

__attribute__((constructor)) static void begin(void) {
  folder = getenv("FAULT_FOLDER");
  name = getenv("FAULT_NAME");
  armed = getenv("FAULT_ARMED");
  const char *word = getenv("FAULT_KIND");
  static const char *words[] = {"none", "full", "error", "torn", "dropped", "undone"};
  for (int index = none; word && index <= undone; index++)
    if (!strcmp(word, words[index])) kind = index;
  at = getenv("FAULT_AT") ? atol(getenv("FAULT_AT")) : 0;
  const char *path = getenv("FAULT_COUNTER");
  int file = path ? open(path, O_RDWR) : -1;
  if (file >= 0) {
    void *memory = mmap(NULL, sizeof(atomic_long), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (memory != MAP_FAILED) count = memory;
    close(file);
  }
  // Our own descriptors are never closed, so the program needs as many as the system allows.
  struct rlimit limit;
  if (kind >= dropped && getrlimit(RLIMIT_NOFILE, &limit) == 0) {
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
  }
  pthread_t watcher;
  cut = getenv("FAULT_CUT");
  if (cut) pthread_create(&watcher, NULL, wait_for_cut, NULL);
}
