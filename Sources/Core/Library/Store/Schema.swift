import SQLiteKit

extension Migrator {
    /// The store's migrations.
    ///
    /// A released migration never changes.
    static let library = Migrator([
        .version1, .version2, .version3, .version4, .version5, .version6, .version7, .version8,
        .version9, .version10, .version11, .version12, .version13, .version14, .version15,
        .version16,
    ])
}

extension Migration {
    /// Creates the tables of items, lists, favorites, images and genres.
    ///
    /// `source` is a ``Scope/name``. `words` is the content of the full-text index, which stores no
    /// copy of it (https://www.sqlite.org/fts5.html#external_content_tables). `list_rows` contains
    /// keys rather than row ids, so the order of 100,000 rows takes a single scan.
    static let version1 = Migration { connection throws(DatabaseError) in
        try connection.execute(
            """
            CREATE TABLE items (
                id INTEGER PRIMARY KEY,
                source TEXT NOT NULL,
                key TEXT NOT NULL,
                title TEXT NOT NULL,
                artwork TEXT,
                ratio REAL,
                facets BLOB NOT NULL,
                words TEXT NOT NULL,
                revision INTEGER NOT NULL DEFAULT 0,
                UNIQUE (source, key)
            ) STRICT;
            CREATE VIRTUAL TABLE titles USING fts5 (
                words, content = 'items', content_rowid = 'id', prefix = '2 3',
                tokenize = "unicode61 remove_diacritics 2"
            );
            CREATE TABLE lists (
                id INTEGER PRIMARY KEY,
                source TEXT NOT NULL,
                list TEXT NOT NULL,
                search TEXT NOT NULL,
                variant TEXT NOT NULL,
                total_pages INTEGER NOT NULL,
                revision INTEGER NOT NULL DEFAULT 0,
                UNIQUE (source, list, search, variant)
            ) STRICT;
            CREATE TABLE list_pages (
                list INTEGER NOT NULL REFERENCES lists ON DELETE CASCADE,
                page INTEGER NOT NULL,
                fetched_at REAL NOT NULL,
                PRIMARY KEY (list, page)
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE list_rows (
                list INTEGER NOT NULL,
                page INTEGER NOT NULL,
                position INTEGER NOT NULL,
                key TEXT NOT NULL,
                PRIMARY KEY (list, page, position),
                UNIQUE (key, list),
                FOREIGN KEY (list, page) REFERENCES list_pages ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE favorites (
                id INTEGER PRIMARY KEY,
                source TEXT NOT NULL,
                key TEXT NOT NULL,
                added_at REAL NOT NULL,
                UNIQUE (source, key)
            ) STRICT;
            CREATE TABLE images (
                source TEXT NOT NULL,
                path TEXT NOT NULL,
                bytes INTEGER NOT NULL,
                width INTEGER NOT NULL,
                height INTEGER NOT NULL,
                received_at REAL NOT NULL,
                PRIMARY KEY (source, path)
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE genres (
                source TEXT NOT NULL,
                position INTEGER NOT NULL,
                key TEXT NOT NULL,
                name TEXT NOT NULL,
                PRIMARY KEY (source, position)
            ) STRICT, WITHOUT ROWID;
            """
        )
    }

    /// Adds genres' other names, joined by U+001F, and each page's number of
    /// undecodable rows.
    static let version2 = Migration { connection throws(DatabaseError) in
        try connection.execute(
            """
            ALTER TABLE genres ADD COLUMN aliases TEXT NOT NULL DEFAULT '';
            ALTER TABLE list_pages ADD COLUMN skipped INTEGER NOT NULL DEFAULT 0;
            """
        )
    }

    /// Adds the users and posts of each source whose items have an author.
    ///
    /// `images` now contains every picture that a post shows or that was requested. `bytes`,
    /// `width` and `height` are set once the picture has arrived, `failure` if it never will; a
    /// picture with neither is pending. Counting posts reads only the `posts` index.
    static let version3 = Migration { connection throws(DatabaseError) in
        try connection.execute(
            """
            CREATE TABLE new_images (
                id INTEGER PRIMARY KEY,
                source TEXT NOT NULL,
                path TEXT NOT NULL,
                bytes INTEGER,
                width INTEGER,
                height INTEGER,
                received_at REAL,
                failure TEXT,
                UNIQUE (source, path)
            ) STRICT;
            INSERT INTO new_images (source, path, bytes, width, height, received_at)
            SELECT source, path, bytes, width, height, received_at FROM images;
            DROP TABLE images;
            ALTER TABLE new_images RENAME TO images;
            CREATE INDEX images_missing ON images (source) WHERE bytes IS NULL;
            CREATE TABLE users (
                id INTEGER PRIMARY KEY,
                source TEXT NOT NULL,
                key TEXT NOT NULL,
                name TEXT NOT NULL,
                UNIQUE (source, key)
            ) STRICT;
            CREATE TABLE posts (
                id INTEGER PRIMARY KEY,
                source TEXT NOT NULL,
                key TEXT NOT NULL,
                user INTEGER NOT NULL REFERENCES users,
                image INTEGER REFERENCES images,
                UNIQUE (source, key)
            ) STRICT;
            CREATE INDEX posts_by_user ON posts (user, image);
            CREATE INDEX posts_by_image ON posts (image);
            """
        )
    }

    /// Adds the favorites stamp, for comparing them with their copy; see ``MarksStamp``.
    static let version4 = Migration { connection throws(DatabaseError) in
        try connection.execute(
            """
            CREATE TABLE favorites_stamp (
                id INTEGER PRIMARY KEY CHECK (id = 1),
                store TEXT NOT NULL,
                generation INTEGER NOT NULL,
                count INTEGER NOT NULL
            ) STRICT;
            INSERT INTO favorites_stamp (id, store, generation, count)
            SELECT 1, lower(hex(randomblob(16))), count(*) > 0, count(*) FROM favorites;
            """
        )
    }

    /// Adds the items whose details were opened; the latest has the highest id.
    static let version5 = Migration { connection throws(DatabaseError) in
        try connection.execute(
            """
            CREATE TABLE visits (
                id INTEGER PRIMARY KEY,
                source TEXT NOT NULL,
                key TEXT NOT NULL,
                UNIQUE (source, key)
            ) STRICT;
            """
        )
    }

    /// Adds the offline lists and their pictures.
    ///
    /// `state` is an ``OfflineTable/State``; pages fetched before `since` are fetched again.
    /// `bytes` is set once a picture is on disk, `is_absent` if the service doesn't have it.
    static let version6 = Migration { connection throws(DatabaseError) in
        try connection.execute(
            """
            CREATE TABLE offline_lists (
                id INTEGER PRIMARY KEY,
                source TEXT NOT NULL,
                list TEXT NOT NULL,
                state TEXT NOT NULL,
                since REAL NOT NULL DEFAULT 0,
                finished_at REAL,
                UNIQUE (source, list)
            ) STRICT;
            CREATE TABLE offline_images (
                list INTEGER NOT NULL REFERENCES offline_lists ON DELETE CASCADE,
                path TEXT NOT NULL,
                variant TEXT NOT NULL,
                bytes INTEGER,
                is_absent INTEGER NOT NULL DEFAULT 0,
                PRIMARY KEY (list, path, variant)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX offline_images_missing ON offline_images (list)
            WHERE bytes IS NULL AND is_absent = 0;
            """
        )
    }

    /// Allows lists whose number of pages is unknown (null).
    ///
    /// SQLite can't remove a NOT NULL constraint, so the column is replaced.
    static let version7 = Migration { connection throws(DatabaseError) in
        try connection.execute(
            """
            ALTER TABLE lists ADD COLUMN new_total_pages INTEGER;
            UPDATE lists SET new_total_pages = total_pages;
            ALTER TABLE lists DROP COLUMN total_pages;
            ALTER TABLE lists RENAME COLUMN new_total_pages TO total_pages;
            """
        )
    }

    /// Adds the details that were requested last, and the items that belong to them.
    ///
    /// `facets` includes the item's own; `source` of a related item is its own scope.
    static let version8 = Migration { connection throws(DatabaseError) in
        try connection.execute(
            """
            CREATE TABLE details (
                id INTEGER PRIMARY KEY,
                source TEXT NOT NULL,
                key TEXT NOT NULL,
                facets BLOB NOT NULL,
                UNIQUE (source, key)
            ) STRICT;
            CREATE TABLE related (
                details INTEGER NOT NULL REFERENCES details ON DELETE CASCADE,
                section TEXT NOT NULL,
                position INTEGER NOT NULL,
                source TEXT NOT NULL,
                key TEXT NOT NULL,
                roles TEXT NOT NULL,
                PRIMARY KEY (details, section, position)
            ) STRICT, WITHOUT ROWID;
            """
        )
    }

    /// Adds the pictures of details.
    static let version9 = Migration { connection throws(DatabaseError) in
        try connection.execute(
            """
            ALTER TABLE details ADD COLUMN artwork TEXT;
            ALTER TABLE details ADD COLUMN ratio REAL;
            """
        )
    }

    /// Replaces the favorites by marks, of which they are one kind; see ``MarkRow``.
    ///
    /// Nothing is dropped unless as many marks were copied as there were favorites.
    static let version10 = Migration(.immediate) { connection throws(DatabaseError) in
        try connection.check(table: "favorites")
        try connection.execute(
            """
            CREATE TABLE marks (
                id INTEGER PRIMARY KEY,
                source TEXT NOT NULL,
                key TEXT NOT NULL,
                kind TEXT NOT NULL,
                day TEXT NOT NULL,
                value TEXT NOT NULL,
                changed_at REAL NOT NULL,
                UNIQUE (source, key, kind, day)
            ) STRICT;
            INSERT INTO marks (id, source, key, kind, day, value, changed_at)
            SELECT id, source, key, 'favorite', '', '', added_at FROM favorites ORDER BY id;
            ALTER TABLE favorites_stamp RENAME TO marks_stamp;
            """
        )
        let stamp = try MarksStamp.read(connection)
        let counts = try connection.first(
            "SELECT (SELECT count(*) FROM marks), (SELECT count(*) FROM favorites)"
        ) { [$0.int(0), $0.int(1)] }
        guard counts == [stamp.count, stamp.count] else {
            throw .damaged("the favorites are not as many as their stamp says")
        }
        try connection.execute("DROP TABLE favorites")
    }

    /// Adds the offers of details, as the JSON of `Offers`.
    static let version11 = Migration { connection throws(DatabaseError) in
        try connection.execute("ALTER TABLE details ADD COLUMN offers TEXT")
    }

    /// Adds an index for finding whether any details refer to an item; see ``UnusedItems``.
    static let version12 = Migration { connection throws(DatabaseError) in
        try connection.execute("CREATE INDEX related_by_item ON related (key, source)")
    }

    /// Adds what the service calls the page after each one (`Page.next`).
    static let version13 = Migration { connection throws(DatabaseError) in
        try connection.execute("ALTER TABLE list_pages ADD COLUMN next TEXT")
    }

    /// Adds when an item's row was filled by its details; null for most.
    static let version14 = Migration { connection throws(DatabaseError) in
        try connection.execute("ALTER TABLE items ADD COLUMN completed_at REAL")
    }

    /// Writes the search text of scripts without spaces letter by letter; see ``SearchText``.
    static let version15 = Migration { connection throws(DatabaseError) in
        if try connection.normalizeWords() { try connection.rebuildTitleIndex() }
    }

    /// Adds the languages of genres' names, and how many pictures of an offline list are there.
    ///
    /// Before, a genre had a name in the content language and, if that wasn't English, one in
    /// English.
    static let version16 = Migration { connection throws(DatabaseError) in
        try connection.execute(
            """
            CREATE TABLE new_genres (
                source TEXT NOT NULL,
                language TEXT NOT NULL,
                position INTEGER NOT NULL,
                key TEXT NOT NULL,
                name TEXT NOT NULL,
                PRIMARY KEY (source, language, position)
            ) STRICT, WITHOUT ROWID;
            INSERT INTO new_genres
            SELECT source, iif(aliases = '', 'en', 'uk'), position, key, name FROM genres;
            INSERT INTO new_genres
            SELECT source, 'en', position, key, aliases FROM genres WHERE aliases != '';
            DROP TABLE genres;
            ALTER TABLE new_genres RENAME TO genres;
            ALTER TABLE offline_lists ADD COLUMN images INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE offline_lists ADD COLUMN loaded INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE offline_lists ADD COLUMN absent INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE offline_lists ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
            """
        )
        try connection.offline.countImages()
    }
}
