import Catalog
import SQLiteKit

/// The table of posts: items in a list that have an author.
struct PostTable {
    let connection: Connection
    let scope: Scope

    /// Updates posts, users and pictures after a page was stored.
    ///
    /// Removes posts that are no longer in any list, users without posts, and pictures without
    /// posts that were never requested. Download outcomes remain: the bytes still exist in this
    /// run, and the picture may return to the feed.
    ///
    /// - Parameters:
    ///   - records: the page's rows; rows without an author aren't posts.
    ///   - hasOtherRows: whether rows may have been removed from the list.
    /// - Returns: whether the page contains posts, or posts were removed.
    /// - Throws: database errors.
    func save(_ records: [ItemRecord], hasOtherRows: Bool) throws(DatabaseError) -> Bool {
        let posted = records.filter { $0.user != nil }
        if posted.isEmpty, try isEmpty() { return false }
        let writer = try PostWriter(connection, source: scope.name)
        for record in posted { try writer.save(record) }
        var goneCount = 0
        if posted.count < records.count { goneCount += try removeUserless(records) }
        if hasOtherRows { goneCount += try removeUnlisted() }
        if goneCount > 0 || writer.hasMoved { try removeUnused() }
        return !posted.isEmpty || goneCount > 0
    }

    /// Returns one unsorted row per user, from one scan of the posts index.
    ///
    /// The inner grouping counts a picture once per user, however many posts show it.
    func statistics() throws(DatabaseError) -> [ImageStatistics.Row] {
        try connection.rows(
            """
            SELECT users.key, users.name, posts, average, greatest_width FROM (
                SELECT user, sum(posts) AS posts, CAST(round(avg(bytes)) AS INTEGER) AS average,
                    max(width) AS greatest_width
                FROM (SELECT user, image, count(*) AS posts FROM posts GROUP BY user, image)
                LEFT JOIN images ON images.id = image
                GROUP BY user
            ) JOIN users ON users.id = user WHERE users.source = ?
            """,
            [scope.name]
        ) { row in
            ImageStatistics.Row(
                user: Person(key: row.text(0), name: row.text(1)),
                posts: row.int(2),
                averageImageBytes: row.intIfPresent(3),
                greatestWidth: row.intIfPresent(4)
            )
        }
    }

    /// Returns how many of the posts' pictures have neither arrived nor failed permanently.
    func pendingImages() throws(DatabaseError) -> Int {
        try connection.first(
            """
            SELECT count(*) FROM images WHERE source = ? AND bytes IS NULL AND failure IS NULL
                AND EXISTS (SELECT 1 FROM posts WHERE posts.image = images.id)
            """,
            [scope.name]
        ) { $0.int(0) } ?? 0
    }

    /// Returns the posts' pictures that failed permanently.
    func failures() throws(DatabaseError) -> [ImageStatistics.Failure] {
        try connection.rows(
            """
            SELECT path, failure, (
                SELECT title FROM posts
                JOIN items ON items.source = posts.source AND items.key = posts.key
                WHERE posts.image = images.id ORDER BY posts.id LIMIT 1
            ) AS title
            FROM images WHERE source = ? AND bytes IS NULL AND failure IS NOT NULL
                AND title IS NOT NULL ORDER BY path
            """,
            [scope.name]
        ) { row in
            ImageStatistics.Failure(path: row.text(0), title: row.text(2), reason: row.text(1))
        }
    }

    /// Returns the pictures in all of a source's posts, by its ``Scope/name``.
    static func images(
        of source: String,
        _ connection: Connection
    ) throws(DatabaseError) -> Set<String> {
        var paths: Set<String> = []
        try connection.each(
            "SELECT path FROM posts JOIN images ON images.id = image WHERE posts.source = ?",
            [source]
        ) { row in paths.insert(row.text(0)) }
        return paths
    }
}

extension PostTable {
    /// Returns whether the source has no posts, which is the usual case.
    private func isEmpty() throws(DatabaseError) -> Bool {
        let sql = "SELECT 1 FROM posts WHERE source = ? LIMIT 1"
        return try connection.first(sql, [scope.name]) { $0.int(0) } == nil
    }

    /// Removes posts whose items no longer have an author.
    private func removeUserless(_ records: [ItemRecord]) throws(DatabaseError) -> Int {
        let remove = try connection.statement("DELETE FROM posts WHERE source = ? AND key = ?")
        var count = 0
        for record in records where record.user == nil {
            try remove.run([scope.name, record.key])
            count += connection.changedRows
        }
        return count
    }

    private func removeUnlisted() throws(DatabaseError) -> Int {
        try connection.run(
            """
            DELETE FROM posts WHERE source = ?1 AND NOT EXISTS (
                SELECT 1 FROM list_rows JOIN lists ON lists.id = list_rows.list
                WHERE list_rows.key = posts.key AND lists.source = ?1
            )
            """,
            [scope.name]
        )
        return connection.changedRows
    }

    private func removeUnused() throws(DatabaseError) {
        try connection.run(
            """
            DELETE FROM users WHERE source = ?
                AND NOT EXISTS (SELECT 1 FROM posts WHERE posts.user = users.id)
            """,
            [scope.name]
        )
        try connection.run(
            """
            DELETE FROM images WHERE source = ? AND bytes IS NULL AND failure IS NULL
                AND NOT EXISTS (SELECT 1 FROM posts WHERE posts.image = images.id)
            """,
            [scope.name]
        )
    }
}
