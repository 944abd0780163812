/*
 * The catalog's floor: `vitrine list characters --sort popularity --all --json`, with an empty store, in
 * libcurl, simdjson and SQLite alone.
 *
 * It requests the same pages, eight at a time, stores the same tables with one transaction per page, then
 * reads, sorts and prints the same fields. Titles are compared by byte, not by alphabet.
 *
 *   catalog FOLDER ADDRESS
 *   catalog FOLDER
 *
 * Creates FOLDER/floor.sqlite from the service at ADDRESS; without an address, prints what it stores.
 */

#include <curl/curl.h>
#include <simdjson.h>
#include <sqlite3.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

namespace {

constexpr int requests_at_once = 8;
constexpr const char *name_lists[] = { "films", "shortFilms", "tvShows", "videoGames", "parkAttractions",
                                       "allies", "enemies" };
constexpr size_t name_list_count = sizeof name_lists / sizeof name_lists[0];

[[noreturn]] void fail(const char *what, const char *why)
{
    fprintf(stderr, "catalog: %s: %s\n", what, why);
    exit(1);
}

struct Statement {
    sqlite3_stmt *statement;

    Statement(sqlite3 *database, const char *sql)
    {
        if (sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr))
            fail(sql, sqlite3_errmsg(database));
    }
    ~Statement() { sqlite3_finalize(statement); }
    Statement(const Statement &) = delete;
    Statement &operator=(const Statement &) = delete;

    void bind(int column, int64_t value) { sqlite3_bind_int64(statement, column, value); }
    void bind(int column, std::string_view text)
    {
        sqlite3_bind_text(statement, column, text.data(), text.size(), SQLITE_STATIC);
    }
    bool step()
    {
        const int result = sqlite3_step(statement);
        if (result == SQLITE_ROW)
            return true;
        if (result != SQLITE_DONE)
            fail(sqlite3_sql(statement), sqlite3_errmsg(sqlite3_db_handle(statement)));
        sqlite3_reset(statement);
        return false;
    }
    template <typename... Values> void run(Values... values)
    {
        int column = 0;
        (bind(++column, values), ...);
        step();
    }
    std::string_view text(int column)
    {
        const auto *bytes = reinterpret_cast<const char *>(sqlite3_column_text(statement, column));
        return { bytes, static_cast<size_t>(sqlite3_column_bytes(statement, column)) };
    }
    int64_t integer(int column) { return sqlite3_column_int64(statement, column); }
};

sqlite3 *open_database(const std::string &path, bool is_new)
{
    sqlite3 *database;
    if (is_new)
        for (const char *suffix : { "", "-wal", "-shm" })
            remove((path + suffix).c_str());
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    if (sqlite3_open_v2(path.c_str(), &database, flags, nullptr))
        fail(path.c_str(), sqlite3_errmsg(database));
    const char *script =
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16384;"
        "CREATE TABLE IF NOT EXISTS items (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE,"
        " title TEXT NOT NULL, artwork TEXT, facts TEXT NOT NULL) STRICT;"
        "CREATE VIRTUAL TABLE IF NOT EXISTS titles USING fts5 (title, content = 'items',"
        " content_rowid = 'id', prefix = '2 3', tokenize = \"unicode61 remove_diacritics 2\");"
        "CREATE TABLE IF NOT EXISTS list_rows (page INTEGER NOT NULL, position INTEGER NOT NULL,"
        " key TEXT NOT NULL UNIQUE, PRIMARY KEY (page, position)) STRICT, WITHOUT ROWID";
    if (sqlite3_exec(database, script, nullptr, nullptr, nullptr))
        fail(path.c_str(), sqlite3_errmsg(database));
    return database;
}

/* Stores pages. Facts are the numbers of names in each list, then all names, separated by line breaks. */
class Store {
    Statement begin, commit, item, words, row;
    simdjson::ondemand::parser parser;
    std::string facts, names, key, title, artwork;

public:
    explicit Store(sqlite3 *database)
        : begin(database, "BEGIN IMMEDIATE"), commit(database, "COMMIT"),
          item(database, "INSERT INTO items (key, title, artwork, facts) VALUES (?, ?, ?, ?)"),
          words(database, "INSERT INTO titles (rowid, title) VALUES (?, ?)"),
          row(database, "INSERT INTO list_rows (page, position, key) VALUES (?, ?, ?)")
    {
    }

    /* Returns the number of pages. */
    int64_t save(int64_t page, std::string &body)
    {
        body.reserve(body.size() + simdjson::SIMDJSON_PADDING);
        simdjson::ondemand::document document = parser.iterate(body);
        const int64_t pages = document["info"]["totalPages"].get_int64();
        int64_t position = 0;
        begin.run();
        for (simdjson::ondemand::object character : document["data"].get_array()) {
            read(character);
            item.run(key, title, artwork, facts);
            words.run(sqlite3_last_insert_rowid(sqlite3_db_handle(item.statement)), title);
            row.run(page, position++, key);
        }
        commit.run();
        return pages;
    }

private:
    void read(simdjson::ondemand::object character)
    {
        int counts[name_list_count] = {};
        names.clear();
        for (auto field : character) {
            const std::string_view name = field.unescaped_key();
            if (name == "_id") {
                key = std::to_string(field.value().get_int64().value());
            } else if (name == "name") {
                title = field.value().get_string().value();
            } else if (name == "imageUrl") {
                artwork = field.value().get_string().value();
            } else if (name == "sourceUrl") {
                names.append(field.value().get_string().value()).push_back('\n');
            } else {
                const auto *list = std::find(std::begin(name_lists), std::end(name_lists), name);
                if (list == std::end(name_lists))
                    continue;
                for (std::string_view text : field.value().get_array()) {
                    names.append(text).push_back('\n');
                    counts[list - name_lists]++;
                }
            }
        }
        facts.clear();
        for (const int count : counts)
            facts.append(std::to_string(count)).push_back('\n');
        facts += names;
    }
};

struct Transfer {
    CURL *handle;
    int64_t page;
    std::string body;
};

size_t receive(char *bytes, size_t, size_t count, void *body)
{
    static_cast<std::string *>(body)->append(bytes, count);
    return count;
}

void download(sqlite3 *database, const std::string &address)
{
    Store store(database);
    CURLM *multi = curl_multi_init();
    std::vector<std::unique_ptr<Transfer>> transfers;
    int64_t next = 1, pages = 1, stored = 0;
    const auto start = [&](Transfer *transfer) {
        transfer->page = next++;
        transfer->body.clear();
        const std::string url =
            address + "/character?page=" + std::to_string(transfer->page) + "&pageSize=100";
        curl_easy_setopt(transfer->handle, CURLOPT_URL, url.c_str());
        curl_easy_setopt(transfer->handle, CURLOPT_WRITEFUNCTION, receive);
        curl_easy_setopt(transfer->handle, CURLOPT_WRITEDATA, &transfer->body);
        curl_easy_setopt(transfer->handle, CURLOPT_PRIVATE, transfer);
        curl_easy_setopt(transfer->handle, CURLOPT_FAILONERROR, 1L);
        curl_multi_add_handle(multi, transfer->handle);
    };
    const auto add = [&] {
        transfers.push_back(std::make_unique<Transfer>());
        transfers.back()->handle = curl_easy_init();
        start(transfers.back().get());
    };
    add();
    while (stored < pages) {
        int running, left;
        curl_multi_perform(multi, &running);
        while (CURLMsg *message = curl_multi_info_read(multi, &left)) {
            Transfer *transfer;
            curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &transfer);
            if (message->data.result != CURLE_OK)
                fail(address.c_str(), curl_easy_strerror(message->data.result));
            curl_multi_remove_handle(multi, transfer->handle);
            pages = store.save(transfer->page, transfer->body);
            stored++;
            if (next <= pages)
                start(transfer);
            while (next <= pages && transfers.size() < requests_at_once)
                add();
        }
        if (stored < pages)
            curl_multi_poll(multi, nullptr, 0, 1000, nullptr);
    }
    for (const auto &transfer : transfers)
        curl_easy_cleanup(transfer->handle);
    curl_multi_cleanup(multi);
}

struct Entry {
    int64_t number, films, short_films;
    std::string title, artwork;
};

/* Reads everything, and sorts by the number of films and short films, then title, then number. */
std::vector<Entry> sorted(sqlite3 *database)
{
    Statement select(
        database,
        "SELECT items.key, title, artwork, facts FROM list_rows CROSS JOIN items USING (key)"
        " ORDER BY page, position");
    std::vector<Entry> entries;
    while (select.step()) {
        const char *facts = reinterpret_cast<const char *>(sqlite3_column_text(select.statement, 3));
        char *rest;
        const int64_t films = strtol(facts, &rest, 10);
        entries.push_back({ select.integer(0), films, strtol(rest, nullptr, 10),
                            std::string(select.text(1)), std::string(select.text(2)) });
    }
    std::sort(entries.begin(), entries.end(), [](const Entry &left, const Entry &right) {
        const int64_t a = left.films + left.short_films, b = right.films + right.short_films;
        if (a != b)
            return a > b;
        const int order = left.title.compare(right.title);
        return order ? order < 0 : left.number < right.number;
    });
    return entries;
}

/* Titles and addresses must need no escapes; those of Benchmarks/catalog-pages don't. */
void print(const std::vector<Entry> &entries)
{
    printf("{\n  \"catalog\": \"characters\",\n  \"items\": [");
    const char *separator = "\n";
    for (const Entry &entry : entries) {
        printf(
            "%s    {\n      \"id\": \"%lld\",\n      \"title\": \"%s\",\n      \"favorite\": false,\n"
            "      \"image\": \"%s\",\n      \"popularity\": %lld,\n      \"films\": %lld,\n"
            "      \"shortFilms\": %lld\n    }",
            separator, static_cast<long long>(entry.number), entry.title.c_str(),
            entry.artwork.c_str(), static_cast<long long>(entry.films + entry.short_films),
            static_cast<long long>(entry.films), static_cast<long long>(entry.short_films));
        separator = ",\n";
    }
    printf("\n  ]\n}\n");
}

} // namespace

int main(int count, char **arguments)
{
    if (count < 2 || count > 3) {
        fputs("usage: catalog FOLDER [ADDRESS]\n", stderr);
        return 2;
    }
    sqlite3 *database = open_database(std::string(arguments[1]) + "/floor.sqlite", count == 3);
    if (count == 3)
        download(database, arguments[2]);
    print(sorted(database));
    sqlite3_close(database);
    return 0;
}
