#pragma once
#include <sqlite3.h>

/* SQLITE_TRANSIENT is a cast that Swift can't import; SQLite copies the bytes before it returns. */
static inline int vitrine_sqlite_bind_text(
    sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 count) {
    return sqlite3_bind_text64(statement, index, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int vitrine_sqlite_bind_blob(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
    if (count == 0) return sqlite3_bind_zeroblob(statement, index, 0);
    return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/* sqlite3_db_config is variadic. Without these settings, a damaged schema could call functions. */
static inline int vitrine_sqlite_harden(sqlite3 *database, int defensive) {
    int result = sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, defensive, (int *)0);
    if (result != SQLITE_OK) return result;
    return sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
}
