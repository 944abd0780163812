import Catalog
import Primitives
import SQLiteKit

/// Prepared statements that write many posts with their users and pictures.
final class PostWriter {
    private let source: String
    private let saveUser: Statement
    private let findUser: Statement
    private let saveImage: Statement
    private let findImage: Statement
    private let find: Statement
    private let insert: Statement
    private let update: Statement
    /// The row ids of the users on this page, cached because a feed has many posts by few users.
    private var users: [Person: Int64] = [:]
    /// Whether any post's user or picture has changed.
    private(set) var hasMoved = false

    init(_ connection: Connection, source: String) throws(DatabaseError) {
        self.source = source
        saveUser = try connection.statement(
            """
            INSERT INTO users (source, key, name) VALUES (?, ?, ?)
            ON CONFLICT (source, key) DO UPDATE SET name = excluded.name
            WHERE name <> excluded.name
            """
        )
        findUser = try connection.statement("SELECT id FROM users WHERE source = ? AND key = ?")
        saveImage = try connection.statement(
            "INSERT INTO images (source, path) VALUES (?, ?) ON CONFLICT (source, path) DO NOTHING"
        )
        findImage = try connection.statement("SELECT id FROM images WHERE source = ? AND path = ?")
        find = try connection.statement(
            "SELECT user, image FROM posts WHERE source = ? AND key = ?"
        )
        insert = try connection.statement(
            "INSERT INTO posts (source, key, user, image) VALUES (?, ?, ?, ?)"
        )
        update = try connection.statement(
            "UPDATE posts SET user = ?, image = ? WHERE source = ? AND key = ?"
        )
    }

    /// Stores a post in place of an earlier version; does nothing for an item without an author.
    func save(_ record: ItemRecord) throws(DatabaseError) {
        guard let person = record.user else { return }
        let user = try row(of: person)
        let image = try record.artwork.map { artwork throws(DatabaseError) in
            try row(of: artwork)
        }
        let old = try find.first([source, record.key]) { row in
            (user: row.integer(0), image: row.isNull(1) ? nil : row.integer(1))
        }
        guard let old else {
            return try insert.run([source, record.key, user, image])
        }
        guard old != (user, image) else { return }
        try update.run([user, image, source, record.key])
        hasMoved = true
    }
}

extension PostWriter {
    private func row(of user: Person) throws(DatabaseError) -> Int64 {
        if let known = users[user] { return known }
        try saveUser.run([source, user.key, user.name.composed])
        let row = try findUser.first([source, user.key]) { $0.integer(0) } ?? 0
        users[user] = row
        return row
    }

    private func row(of artwork: Artwork) throws(DatabaseError) -> Int64 {
        try saveImage.run([source, artwork.path])
        return try findImage.first([source, artwork.path]) { $0.integer(0) } ?? 0
    }
}
