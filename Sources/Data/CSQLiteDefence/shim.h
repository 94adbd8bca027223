#include <sqlite3.h>

// `sqlite3_db_config` is variadic, which Swift cannot call. Returns whether the connection is defensive from now on.
static inline int defend_connection(sqlite3 *connection) {
  int is_on = 0;
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, &is_on) == SQLITE_OK && is_on == 1;
}

// Whether it is; asking changes nothing.
static inline int is_connection_defended(sqlite3 *connection) {
  int is_on = 0;
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, -1, &is_on) == SQLITE_OK && is_on == 1;
}
