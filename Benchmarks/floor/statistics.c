/*
 * The statistics floor: the queries of `vitrine-dev bench statistics` in SQLite alone, on the same file.
 *
 * It uses one connection and prepared statements and copies out the results, without actors, Swift or
 * locale-aware sorting of names. Prints the times in the same format, so that scripts/bench can print the
 * ratio.
 *
 *   statistics FILE ROWS
 *
 * FILE is the library with ROWS posts written by `vitrine-dev bench statistics --folder`.
 */

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { REPEATS = 30, MOST_USERS = 10000 };

typedef struct {
    char *key;
    char *name;
    int posts;
    int average;
    int width;
} User;

static User users[MOST_USERS];

static void fail(sqlite3 *database, const char *what)
{
    fprintf(stderr, "statistics: %s: %s\n", what, sqlite3_errmsg(database));
    exit(1);
}

static double now_us(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static sqlite3_stmt *prepare(sqlite3 *database, const char *sql)
{
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL))
        fail(database, sql);
    return statement;
}

/* A picture counts once, even if several of a user's posts show it. */
static int read_users(sqlite3_stmt *question)
{
    int count = 0;
    while (sqlite3_step(question) == SQLITE_ROW && count < MOST_USERS) {
        users[count].key = strdup((const char *)sqlite3_column_text(question, 0));
        users[count].name = strdup((const char *)sqlite3_column_text(question, 1));
        users[count].posts = sqlite3_column_int(question, 2);
        users[count].average = sqlite3_column_int(question, 3);
        users[count].width = sqlite3_column_int(question, 4);
        count++;
    }
    if (sqlite3_reset(question) != SQLITE_OK)
        fail(sqlite3_db_handle(question), "users");
    return count;
}

static int read_number(sqlite3_stmt *question)
{
    const int number =
        sqlite3_step(question) == SQLITE_ROW ? sqlite3_column_int(question, 0) : -1;
    if (sqlite3_reset(question) != SQLITE_OK)
        fail(sqlite3_db_handle(question), "number");
    return number;
}

static int by_posts(const void *left, const void *right)
{
    const User *a = left, *b = right;
    if (a->posts != b->posts)
        return b->posts - a->posts;
    return strcmp(a->name, b->name);
}

static int ascending(const void *left, const void *right)
{
    const double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

int main(int count, char **arguments)
{
    if (count != 3) {
        fputs("usage: statistics FILE ROWS\n", stderr);
        return 2;
    }
    sqlite3 *database;
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
    if (sqlite3_open_v2(arguments[1], &database, flags, NULL) != SQLITE_OK)
        fail(database, arguments[1]);
    sqlite3_exec(database, "PRAGMA cache_size = -16384; PRAGMA temp_store = MEMORY", 0, 0, 0);
    sqlite3_stmt *rows = prepare(
        database,
        "SELECT users.key, users.name, posts, average, greatest FROM ("
        "SELECT user, sum(posts) AS posts, CAST(round(avg(bytes)) AS INTEGER) AS average,"
        " max(width) AS greatest"
        " FROM (SELECT user, image, count(*) AS posts FROM posts GROUP BY user, image)"
        " LEFT JOIN images ON images.id = image GROUP BY user"
        ") JOIN users ON users.id = user");
    sqlite3_stmt *missing = prepare(
        database,
        "SELECT count(*) FROM images WHERE bytes IS NULL AND failure IS NULL"
        " AND EXISTS (SELECT 1 FROM posts WHERE image = images.id)");
    sqlite3_stmt *failed = prepare(
        database, "SELECT count(*) FROM images WHERE bytes IS NULL AND failure IS NOT NULL");

    double times[REPEATS];
    int found = 0, pending = 0;
    for (int i = 0; i < REPEATS; i++) {
        const double began = now_us();
        found = read_users(rows);
        pending = read_number(missing);
        read_number(failed);
        qsort(users, found, sizeof users[0], by_posts);
        times[i] = now_us() - began;
        for (int user = 0; user < found; user++) {
            free(users[user].key);
            free(users[user].name);
        }
    }
    qsort(times, REPEATS, sizeof times[0], ascending);
    printf(
        "bench workload=statistics rows=%s p50_us=%.1f p95_us=%.1f p99_us=%.1f users=%d"
        " pending=%d\n",
        arguments[2], times[REPEATS / 2], times[REPEATS * 95 / 100], times[REPEATS * 99 / 100],
        found, pending);
    sqlite3_finalize(rows);
    sqlite3_finalize(missing);
    sqlite3_finalize(failed);
    sqlite3_close(database);
    return 0;
}
