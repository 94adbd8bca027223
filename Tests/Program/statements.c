// Stands between the program and SQLite (LD_PRELOAD): writes down the SQL that is prepared ("P") and that begins to run ("R"), each ended by
// a zero byte, into the file named by STATEMENTS. Between the letter and the SQL are the connection, the monotonic clock in nanoseconds and
// the niceness of the thread, each followed by a space.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

static int log_file(void) {
  static int file = -2;
  if (file == -2) {
    const char *path = getenv("STATEMENTS");
    file = path ? open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600) : -1;
  }
  return file;
}

static void note(char kind, sqlite3 *db, const char *text, size_t length) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  char head[96];
  // 0 means the calling thread.
  int size = snprintf(head, sizeof head, "%c%p %lld %d ", kind, (void *)db, now.tv_sec * 1000000000LL + now.tv_nsec, getpriority(PRIO_PROCESS, 0));
  struct iovec parts[] = {{head, (size_t)size}, {(void *)text, length}, {"", 1}};
  if (log_file() >= 0 && writev(log_file(), parts, 3) < 0) abort();
}

int sqlite3_prepare_v3(sqlite3 *db, const char *sql, int bytes, unsigned flags, sqlite3_stmt **statement, const char **tail) {
  static int (*next)(sqlite3 *, const char *, int, unsigned, sqlite3_stmt **, const char **);
  if (!next) next = dlsym(RTLD_NEXT, "sqlite3_prepare_v3");
  const char *end = NULL;
  int result = next(db, sql, bytes, flags, statement, &end);
  if (result == 0 && end > sql) note('P', db, sql, (size_t)(end - sql));
  if (tail) *tail = end;
  return result;
}

int sqlite3_prepare_v2(sqlite3 *db, const char *sql, int bytes, sqlite3_stmt **statement, const char **tail) {
  return sqlite3_prepare_v3(db, sql, bytes, 0, statement, tail);
}

int sqlite3_step(sqlite3_stmt *statement) {
  static int (*next)(sqlite3_stmt *);
  static const char *(*text)(sqlite3_stmt *);
  static int (*is_running)(sqlite3_stmt *);
  static sqlite3 *(*connection)(sqlite3_stmt *);
  if (!next) next = dlsym(RTLD_NEXT, "sqlite3_step");
  if (!text) text = dlsym(RTLD_NEXT, "sqlite3_sql");
  if (!is_running) is_running = dlsym(RTLD_NEXT, "sqlite3_stmt_busy");
  if (!connection) connection = dlsym(RTLD_NEXT, "sqlite3_db_handle");
  const char *sql = text(statement);
  if (sql && !is_running(statement)) note('R', connection(statement), sql, strlen(sql));
  return next(statement);
}
