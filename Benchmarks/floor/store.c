/*
 * The store's floor: the queries of `vitrine-dev bench search favorite read write` in SQLite alone.
 *
 * It uses one connection for writing, one for reading, and prepared statements, and copies out the
 * results, without actors, observers or Swift. Prints the times in the same format, so that scripts/bench
 * can print the ratio. Like Vitrine, it syncs each favorite to disk before counting it as saved.
 *
 *   store FOLDER [pages]
 *
 * FOLDER was filled by `vitrine-dev bench search --folder`: titles.txt has one title per line, and
 * typed.txt the search field's text after each letter. The database is filled by the first run. With
 * `pages`, the program also reads and writes pages of the list, so each run adds PAGES pages.
 */

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    TITLES_A_PAGE = 20,
    ANSWERS = 200,
    HEARTS = 1000,
    STRIDE = 7919,
    READINGS = 400,
    /* As many rows as the list reads at once. */
    ROWS_A_READING = 50,
    /* The part of the list in which rows are read. */
    ROWS_NEAR_END = 10000,
    PAGES = 200,
    LONGEST_PATH = 4096,
    LONGEST_EXPRESSION = 256,
};

/* Stands in for a film's stored fields other than its title, with about as many bytes. */
static const char FACTS[] =
    "released 1994-09-23; rating 8.7 of 10 by 900 people; genres Drama, Mystery; "
    "overview A made-up film for measurements, as long as the one of the product.";

typedef struct {
    char **lines;
    int count;
} Text;

static void fail(const char *what, const char *why)
{
    fprintf(stderr, "store: %s: %s\n", what, why);
    exit(1);
}

static double now_us(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static void path_of(char *path, const char *folder, const char *name)
{
    if (snprintf(path, LONGEST_PATH, "%s/%s", folder, name) >= LONGEST_PATH)
        fail(folder, "too long");
}

/* A file's lines, never freed. */
static Text read_lines(const char *folder, const char *name)
{
    char path[LONGEST_PATH];
    path_of(path, folder, name);
    FILE *file = fopen(path, "r");
    if (file == NULL)
        fail(path, "cannot be read");
    Text text = { NULL, 0 };
    char *line = NULL;
    size_t size = 0;
    ssize_t length;
    while ((length = getline(&line, &size, file)) > 0) {
        if ((text.count & (text.count - 1)) == 0) {
            const size_t room = text.count == 0 ? 1 : 2 * (size_t)text.count;
            text.lines = realloc(text.lines, room * sizeof text.lines[0]);
            if (text.lines == NULL)
                fail(path, "too long");
        }
        line[strcspn(line, "\n")] = '\0';
        text.lines[text.count++] = strdup(line);
    }
    free(line);
    fclose(file);
    if (text.count == 0)
        fail(path, "empty");
    return text;
}

static void run(sqlite3 *database, const char *script)
{
    if (sqlite3_exec(database, script, NULL, NULL, NULL) != SQLITE_OK)
        fail(script, sqlite3_errmsg(database));
}

static sqlite3_stmt *prepare(sqlite3 *database, const char *sql)
{
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL))
        fail(sql, sqlite3_errmsg(database));
    return statement;
}

/* Runs a statement that returns no rows. */
static void finish(sqlite3_stmt *statement)
{
    if (sqlite3_step(statement) != SQLITE_DONE)
        fail(sqlite3_sql(statement), sqlite3_errmsg(sqlite3_db_handle(statement)));
    sqlite3_reset(statement);
}

static sqlite3 *open_database(const char *path)
{
    sqlite3 *database;
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    if (sqlite3_open_v2(path, &database, flags, NULL) != SQLITE_OK)
        fail(path, sqlite3_errmsg(database));
    run(database, "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    run(database, "PRAGMA cache_size = -16384; PRAGMA temp_store = MEMORY");
    return database;
}

static void make_tables(sqlite3 *database)
{
    run(database,
        "CREATE TABLE films (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE,"
        " title TEXT NOT NULL, facts TEXT NOT NULL);"
        "CREATE VIRTUAL TABLE titles USING fts5 (title, content = 'films', content_rowid = 'id',"
        " prefix = '2 3', tokenize = \"unicode61 remove_diacritics 2\");"
        "CREATE TABLE pages (page INTEGER PRIMARY KEY, fetched_at REAL NOT NULL);"
        "CREATE TABLE list (page INTEGER NOT NULL, position INTEGER NOT NULL,"
        " key TEXT NOT NULL UNIQUE, PRIMARY KEY (page, position)) WITHOUT ROWID;"
        "CREATE TABLE hearts (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE,"
        " given_at REAL NOT NULL)");
}

typedef struct {
    sqlite3_stmt *begin, *commit, *page, *film, *words, *row;
} PageWriter;

static PageWriter page_writer(sqlite3 *database)
{
    return (PageWriter){
        prepare(database, "BEGIN IMMEDIATE"),
        prepare(database, "COMMIT"),
        prepare(database, "INSERT INTO pages (page, fetched_at) VALUES (?, ?)"),
        prepare(database, "INSERT INTO films (id, key, title, facts) VALUES (?, ?, ?, ?)"),
        prepare(database, "INSERT INTO titles (rowid, title) VALUES (?, ?)"),
        prepare(database, "INSERT INTO list (page, position, key) VALUES (?, ?, ?)"),
    };
}

static void close_writer(PageWriter writer)
{
    sqlite3_finalize(writer.begin);
    sqlite3_finalize(writer.commit);
    sqlite3_finalize(writer.page);
    sqlite3_finalize(writer.film);
    sqlite3_finalize(writer.words);
    sqlite3_finalize(writer.row);
}

/* Inserts films from a 0-based row in one transaction. Rows after the last title repeat the titles. */
static void write_page(PageWriter writer, Text titles, int first, int count)
{
    const int page = first / TITLES_A_PAGE + 1;
    finish(writer.begin);
    sqlite3_bind_int(writer.page, 1, page);
    sqlite3_bind_double(writer.page, 2, now_us());
    finish(writer.page);
    for (int row = first; row < first + count; row++) {
        const char *title = titles.lines[row % titles.count];
        sqlite3_bind_int(writer.film, 1, row + 1);
        sqlite3_bind_int(writer.film, 2, row);
        sqlite3_bind_text(writer.film, 3, title, -1, SQLITE_STATIC);
        sqlite3_bind_text(writer.film, 4, FACTS, -1, SQLITE_STATIC);
        finish(writer.film);
        sqlite3_bind_int(writer.words, 1, row + 1);
        sqlite3_bind_text(writer.words, 2, title, -1, SQLITE_STATIC);
        finish(writer.words);
        sqlite3_bind_int(writer.row, 1, page);
        sqlite3_bind_int(writer.row, 2, row - first);
        sqlite3_bind_int(writer.row, 3, row);
        finish(writer.row);
    }
    finish(writer.commit);
}

static int integer(sqlite3 *database, const char *sql)
{
    sqlite3_stmt *statement = prepare(database, sql);
    if (sqlite3_step(statement) != SQLITE_ROW)
        fail(sql, sqlite3_errmsg(database));
    const int value = sqlite3_column_int(statement, 0);
    sqlite3_finalize(statement);
    return value;
}

/* Inserts page by page, as Vitrine does, so that the index has as many segments. */
static void fill(sqlite3 *database, Text titles)
{
    make_tables(database);
    const PageWriter writer = page_writer(database);
    for (int row = 0; row < titles.count; row += TITLES_A_PAGE) {
        const int rest = titles.count - row;
        write_page(writer, titles, row, rest < TITLES_A_PAGE ? rest : TITLES_A_PAGE);
    }
    close_writer(writer);
    run(database, "PRAGMA user_version = 1");
    /* Checkpoints, as Vitrine does when closing, so that measurements start with an idle store. */
    run(database, "PRAGMA wal_checkpoint(TRUNCATE)");
}

static int ascending(const void *left, const void *right)
{
    const double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

/* Prints a result without the line break. */
static void report(const char *workload, int rows, double *times, int count)
{
    qsort(times, count, sizeof times[0], ascending);
    printf(
        "bench workload=%s rows=%d p50_us=%.1f p95_us=%.1f p99_us=%.1f", workload, rows,
        times[count / 2], times[count * 95 / 100], times[count * 99 / 100]);
}

/* Finds at most ANSWERS films by a prefix of one of their words; returns how many are among `rows`. */
static int answer(sqlite3_stmt *question, const char *typed, int rows)
{
    char expression[LONGEST_EXPRESSION];
    snprintf(expression, sizeof expression, "\"%s\"*", typed);
    sqlite3_bind_text(question, 1, expression, -1, SQLITE_STATIC);
    sqlite3_bind_int(question, 2, ANSWERS);
    char *keys[ANSWERS];
    int count = 0;
    while (sqlite3_step(question) == SQLITE_ROW)
        keys[count++] = strdup((const char *)sqlite3_column_text(question, 0));
    if (sqlite3_reset(question) != SQLITE_OK)
        fail(expression, sqlite3_errmsg(sqlite3_db_handle(question)));
    int known = 0;
    for (int i = 0; i < count; i++) {
        known += atoi(keys[i]) < rows;
        free(keys[i]);
    }
    return known;
}

static void search(sqlite3 *database, int rows, Text typed)
{
    sqlite3_stmt *question = prepare(
        database,
        "SELECT films.key FROM titles CROSS JOIN films ON films.id = titles.rowid"
        " WHERE titles MATCH ? ORDER BY titles.rowid LIMIT ?");
    double *times = calloc(typed.count, sizeof times[0]);
    if (times == NULL)
        fail("search", "out of memory");
    long hits = 0;
    for (int i = 0; i < typed.count; i++) {
        const double began = now_us();
        hits += answer(question, typed.lines[i], rows);
        times[i] = now_us() - began;
    }
    report("search", rows, times, typed.count);
    printf(" hits=%ld\n", hits);
    free(times);
    sqlite3_finalize(question);
}

/* Alternately adds and removes a favorite, each in a transaction that survives a power cut. */
static void favorite(sqlite3 *database, int rows)
{
    run(database, "PRAGMA synchronous = FULL");
    sqlite3_stmt *give = prepare(
        database,
        "INSERT INTO hearts (key, given_at) VALUES (?, ?) ON CONFLICT (key) DO NOTHING");
    sqlite3_stmt *take = prepare(database, "DELETE FROM hearts WHERE key = ?");
    double times[HEARTS];
    for (int i = 0; i < HEARTS; i++) {
        char key[16];
        snprintf(key, sizeof key, "%d", (int)((long)(i / 2) * STRIDE % rows));
        sqlite3_stmt *statement = i % 2 == 0 ? give : take;
        const double began = now_us();
        sqlite3_bind_text(statement, 1, key, -1, SQLITE_STATIC);
        if (statement == give)
            sqlite3_bind_double(statement, 2, began);
        finish(statement);
        times[i] = now_us() - began;
    }
    report("favorite", rows, times, HEARTS);
    putchar('\n');
    sqlite3_finalize(give);
    sqlite3_finalize(take);
}

/* Reads rows near the end of the list by their keys, in one snapshot. */
static void read_rows(sqlite3 *database, int rows)
{
    sqlite3_stmt *begin = prepare(database, "BEGIN");
    sqlite3_stmt *commit = prepare(database, "COMMIT");
    sqlite3_stmt *film = prepare(database, "SELECT title, facts FROM films WHERE key = ?");
    double times[READINGS];
    for (int i = 0; i < READINGS; i++) {
        const int first = rows - ROWS_A_READING - (int)((long)i * STRIDE % ROWS_NEAR_END);
        char *texts[2 * ROWS_A_READING];
        const double began = now_us();
        finish(begin);
        for (int j = 0; j < ROWS_A_READING; j++) {
            char key[16];
            snprintf(key, sizeof key, "%d", first + j);
            sqlite3_bind_text(film, 1, key, -1, SQLITE_STATIC);
            if (sqlite3_step(film) != SQLITE_ROW)
                fail(key, sqlite3_errmsg(database));
            texts[2 * j] = strdup((const char *)sqlite3_column_text(film, 0));
            texts[2 * j + 1] = strdup((const char *)sqlite3_column_text(film, 1));
            sqlite3_reset(film);
        }
        finish(commit);
        times[i] = now_us() - began;
        for (int j = 0; j < 2 * ROWS_A_READING; j++)
            free(texts[j]);
    }
    report("read", rows, times, READINGS);
    putchar('\n');
    sqlite3_finalize(begin);
    sqlite3_finalize(commit);
    sqlite3_finalize(film);
}

/* Adds pages of new films after the last one. */
static void write_pages(sqlite3 *database, int rows, Text titles)
{
    run(database, "PRAGMA synchronous = NORMAL");
    const int last = integer(database, "SELECT max(page) FROM pages");
    const PageWriter writer = page_writer(database);
    double times[PAGES];
    for (int i = 0; i < PAGES; i++) {
        const double began = now_us();
        write_page(writer, titles, (last + i) * TITLES_A_PAGE, TITLES_A_PAGE);
        times[i] = now_us() - began;
    }
    report("write", rows, times, PAGES);
    putchar('\n');
    close_writer(writer);
}

int main(int count, char **arguments)
{
    const int has_pages = count == 3 && strcmp(arguments[2], "pages") == 0;
    if (count != 2 && !has_pages) {
        fputs("usage: store FOLDER [pages]\n", stderr);
        return 2;
    }
    const Text titles = read_lines(arguments[1], "titles.txt");
    const Text typed = read_lines(arguments[1], "typed.txt");

    char path[LONGEST_PATH];
    path_of(path, arguments[1], "floor-2.sqlite");
    sqlite3 *writer = open_database(path);
    if (integer(writer, "PRAGMA user_version") == 0) {
        /* An interrupted run may have left a part of it. */
        run(writer, "DROP TABLE IF EXISTS films; DROP TABLE IF EXISTS titles;"
                    "DROP TABLE IF EXISTS list; DROP TABLE IF EXISTS pages; DROP TABLE IF EXISTS hearts");
        fill(writer, titles);
    }
    sqlite3 *reader = open_database(path);
    search(reader, titles.count, typed);
    favorite(writer, titles.count);
    if (has_pages) {
        read_rows(reader, titles.count);
        write_pages(writer, titles.count, titles);
    }
    sqlite3_close(reader);
    sqlite3_close(writer);
    return 0;
}
