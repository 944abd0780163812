import SQLiteKit

@testable import Library

extension Migrator {
    /// The schema exactly as version 1 of the store created it.
    static let writtenByVersion1 = Migrator([.asInVersion1])

    /// The schema exactly as version 2 of the store created it.
    static let writtenByVersion2 = Migrator([.asInVersion1, .asInVersion2])

    /// The schema exactly as version 5 of the store created it.
    static let writtenByVersion5 = Migrator([
        .asInVersion1, .asInVersion2, .asInVersion3, .asInVersion4, .asInVersion5,
    ])

    /// The schema exactly as version 8 of the store created it.
    static let writtenByVersion8 = Migrator([
        .asInVersion1, .asInVersion2, .asInVersion3, .asInVersion4, .asInVersion5, .asInVersion6,
        .asInVersion7, .asInVersion8,
    ])
}

extension Migration {
    fileprivate static let asInVersion1 = Migration { connection throws(DatabaseError) in
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

    fileprivate static let asInVersion2 = Migration { connection throws(DatabaseError) in
        try connection.execute(
            """
            ALTER TABLE genres ADD COLUMN aliases TEXT NOT NULL DEFAULT '';
            ALTER TABLE list_pages ADD COLUMN skipped INTEGER NOT NULL DEFAULT 0;
            """
        )
    }

    fileprivate static let asInVersion3 = Migration { connection throws(DatabaseError) in
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

    fileprivate static let asInVersion4 = Migration { connection throws(DatabaseError) in
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

    fileprivate static let asInVersion5 = Migration { connection throws(DatabaseError) in
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

    fileprivate static let asInVersion6 = Migration { connection throws(DatabaseError) in
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

    fileprivate static let asInVersion7 = Migration { connection throws(DatabaseError) in
        try connection.execute(
            """
            ALTER TABLE lists ADD COLUMN new_total_pages INTEGER;
            UPDATE lists SET new_total_pages = total_pages;
            ALTER TABLE lists DROP COLUMN total_pages;
            ALTER TABLE lists RENAME COLUMN new_total_pages TO total_pages;
            """
        )
    }

    fileprivate static let asInVersion8 = Migration { connection throws(DatabaseError) in
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
}
