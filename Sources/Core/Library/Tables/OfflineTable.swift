import Foundation
import ImagePipeline
import SQLiteKit

/// The tables of offline lists and their pictures.
struct OfflineTable {
    /// The requested state of a list.
    enum State: String, Sendable {
        /// The list should be downloaded.
        case wanted
        /// The list should be downloaded after the user resumes it.
        case paused
        /// The list is complete.
        case kept
    }

    /// An offline list, without its pictures.
    struct Entry: Hashable, Sendable {
        let id: Int64
        let source: String
        let list: String
        let state: State
        /// The date from which pages are valid; pages fetched earlier are fetched again.
        let since: Date
        /// When the list was last complete; nil if it never was.
        let finishedAt: Date?
        /// The number of pictures, and how many of them are on disk or missing from the service, how
        /// many are missing from the service, and the bytes on disk.
        let images, loaded, absent, bytes: Int
    }

    let connection: Connection

    /// Returns all lists, in the order they were requested.
    func all() throws(DatabaseError) -> [Entry] {
        try connection.rows(
            """
            SELECT id, source, list, state, since, finished_at, images, loaded, absent, bytes
            FROM offline_lists ORDER BY id
            """
        ) { row in
            Entry(
                id: row.integer(0),
                source: row.text(1),
                list: row.text(2),
                // The state comes from a newer version of the app, so this version doesn't download
                // the list.
                state: State(rawValue: row.text(3)) ?? .paused,
                since: Date(timeIntervalSince1970: row.doubleIfPresent(4) ?? 0),
                finishedAt: row.doubleIfPresent(5).map(Date.init(timeIntervalSince1970:)),
                images: row.int(6),
                loaded: row.int(7),
                absent: row.int(8),
                bytes: row.int(9)
            )
        }
    }

    /// Adds a list, or changes the state of an existing one.
    func set(_ state: State, _ list: String, of scope: Scope) throws(DatabaseError) {
        try connection.run(
            """
            INSERT INTO offline_lists (source, list, state) VALUES (?, ?, ?)
            ON CONFLICT (source, list) DO UPDATE SET state = excluded.state
            """,
            [scope.name, list, state.rawValue]
        )
    }

    /// Requests pages fetched before `since` again, as well as pictures the service didn't have.
    ///
    /// Does nothing if the list doesn't exist.
    func refresh(_ list: String, of scope: Scope, since: Date) throws(DatabaseError) {
        try connection.run(
            "UPDATE offline_lists SET state = ?, since = ? WHERE source = ? AND list = ?",
            [State.wanted.rawValue, since.timeIntervalSince1970, scope.name, list]
        )
        try connection.run(
            """
            UPDATE offline_images SET is_absent = 0
            WHERE list = (SELECT id FROM offline_lists WHERE source = ? AND list = ?)
            """,
            [scope.name, list]
        )
        try countImages()
    }

    /// Marks a list as complete unless it was paused or removed in the meantime.
    func finish(_ id: Int64, at date: Date) throws(DatabaseError) {
        try connection.run(
            "UPDATE offline_lists SET state = ?, finished_at = ? WHERE id = ? AND state = ?",
            [
                State.kept.rawValue, date.timeIntervalSince1970, id, State.wanted.rawValue,
            ]
        )
    }

    /// Removes a list and its picture rows.
    func remove(_ list: String, of scope: Scope) throws(DatabaseError) {
        try connection.run(
            "DELETE FROM offline_lists WHERE source = ? AND list = ?",
            [scope.name, list]
        )
    }
}

/// The pictures of offline lists.
extension OfflineTable {
    /// One of a picture's files.
    struct File: Hashable, Sendable {
        let path: String
        let variant: String
    }

    /// Counts the pictures of all lists and their bytes; a picture in several sizes counts once.
    func countImages() throws(DatabaseError) {
        try connection.run(
            """
            UPDATE offline_lists SET (images, loaded, absent, bytes) = (
                SELECT count(*), count(*) - coalesce(sum(is_missing), 0),
                    coalesce(sum(is_gone), 0), coalesce(sum(size), 0)
                FROM (
                    SELECT max(bytes IS NULL AND is_absent = 0) AS is_missing,
                        max(is_absent) AS is_gone, sum(bytes) AS size
                    FROM offline_images WHERE list = offline_lists.id GROUP BY path
                )
            )
            """
        )
    }

    /// Adds a picture that is no longer missing to the counts, or the first of its files.
    func count(loaded: Int, absent: Int, bytes: Int, of list: Int64) throws(DatabaseError) {
        try connection.run(
            """
            UPDATE offline_lists
            SET loaded = loaded + ?, absent = absent + ?, bytes = bytes + ? WHERE id = ?
            """,
            [loaded, absent, bytes, list]
        )
    }

    /// Returns the files of a list's pictures, each with whether it was stored on disk.
    func files(of list: Int64) throws(DatabaseError) -> [File: Bool] {
        var files: [File: Bool] = [:]
        try connection.each(
            "SELECT path, variant, bytes FROM offline_images WHERE list = ?",
            [list]
        ) { row in files[File(path: row.text(0), variant: row.text(1))] = row.value(2) != nil }
        return files
    }

    /// Replaces a list's files with `wanted`; `lost` files are no longer on disk.
    ///
    /// Files that the service doesn't have are requested again only after ``refresh(_:of:since:)``.
    func plan(
        _ wanted: [File],
        lost: Set<File>,
        of list: Int64
    ) throws(DatabaseError) {
        let old = try files(of: list)
        let new = Set(wanted)
        for file in old.keys where !new.contains(file) {
            try connection.run(
                "DELETE FROM offline_images WHERE list = ? AND path = ? AND variant = ?",
                [list, file.path, file.variant]
            )
        }
        for file in lost where new.contains(file) { try set(file, bytes: nil, of: list) }
        let insert = try connection.statement(
            "INSERT OR IGNORE INTO offline_images (list, path, variant) VALUES (?, ?, ?)"
        )
        for file in wanted where old[file] == nil {
            try insert.run([list, file.path, file.variant])
        }
        try countImages()
    }

    /// Returns the paths of a list's missing pictures, with the variants of each.
    func missing(of list: Int64) throws(DatabaseError) -> [String: Set<String>] {
        var missing: [String: Set<String>] = [:]
        try connection.each(
            """
            SELECT path, variant FROM offline_images
            WHERE list = ? AND bytes IS NULL AND is_absent = 0
            """,
            [list]
        ) { row in missing[row.text(0), default: []].insert(row.text(1)) }
        return missing
    }

    /// Stores the size of a file on disk; nil if it has to be fetched again.
    func set(_ file: File, bytes: Int?, of list: Int64) throws(DatabaseError) {
        try connection.run(
            """
            UPDATE offline_images SET bytes = ?, is_absent = 0
            WHERE list = ? AND path = ? AND variant = ?
            """,
            [bytes, list, file.path, file.variant]
        )
    }

    /// Records that the service doesn't have a picture.
    func setAbsent(_ file: File, of list: Int64) throws(DatabaseError) {
        try connection.run(
            """
            UPDATE offline_images SET is_absent = 1
            WHERE list = ? AND path = ? AND variant = ?
            """,
            [list, file.path, file.variant]
        )
    }

    /// Returns the files of the lists in all scopes.
    func allKeys() throws(DatabaseError) -> Set<ImageDataKey> {
        var keys: Set<ImageDataKey> = []
        try connection.each(
            """
            SELECT DISTINCT source, path, variant FROM offline_images
            JOIN offline_lists ON offline_lists.id = offline_images.list
            """
        ) { row in
            let key = ImageKey(source: row.text(0), path: row.text(1))
            keys.insert(ImageDataKey(key: key, variant: row.text(2)))
        }
        return keys
    }

    /// Returns the mean size in bytes of a source's pictures across all sizes; nil if unknown.
    ///
    /// It is measured from the pictures in offline lists, if there are any. Otherwise it is
    /// estimated from the latest downloads, which may include only the smallest size: from their
    /// bytes, and for several sizes at least from their bytes per pixel.
    ///
    /// `widths` are the widths of the sizes, in pixels.
    func meanBytes(of scope: Scope, widths: [Int]) throws(DatabaseError) -> Double? {
        let kept = try connection.first(
            """
            SELECT avg(size) FROM (
                SELECT sum(files.bytes) AS size FROM offline_images AS files
                JOIN offline_lists ON offline_lists.id = files.list
                WHERE source = ? GROUP BY files.list, path
                HAVING count(files.bytes) = count(*)
            )
            """,
            [scope.name]
        ) { $0.doubleIfPresent(0) }
        if let kept, let kept { return kept }
        // Uses floating point because an original picture's width has no limit.
        let pixels = widths.reduce(0.0) { $0 + Double($1) * Double($1) }
        let seen = try connection.first(
            """
            SELECT avg(bytes), sum(bytes) * 1.0 / sum(width * height), avg(height * 1.0 / width)
            FROM images WHERE source = ? AND bytes IS NOT NULL AND width > 0 AND height > 0
            """,
            [scope.name]
        ) { row -> Double? in
            guard let mean = row.doubleIfPresent(0), let density = row.doubleIfPresent(1),
                let ratio = row.doubleIfPresent(2)
            else { return nil }
            guard widths.count > 1 else { return mean }
            return max(mean * Double(widths.count), density * ratio * pixels)
        }
        return seen ?? nil
    }

    /// Returns a stored list's pictures in list order, without duplicates.
    func artwork(of key: ListKey, in scope: Scope) throws(DatabaseError) -> [String] {
        guard let state = try connection.lists(of: scope).state(of: key) else { return [] }
        var seen: Set<String> = []
        var paths: [String] = []
        try connection.each(
            """
            SELECT artwork FROM list_rows
            CROSS JOIN items ON items.source = ? AND items.key = list_rows.key
            WHERE list_rows.list = ? AND artwork IS NOT NULL ORDER BY page, position
            """,
            [scope.name, state.id]
        ) { row in
            let path = row.text(0)
            if seen.insert(path).inserted { paths.append(path) }
        }
        return paths
    }
}
