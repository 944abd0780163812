import Catalog
import ImagePipeline
import SQLiteKit

@testable import Library

extension Query {
    static let feed = Query(catalog: CatalogID("photos"), list: ListID("feed"))
}

extension Item {
    /// A post of the feed.
    ///
    /// `user` is a key and a name, such as `1 Ann`, or nil for none.
    static func post(
        _ key: String,
        _ title: String? = nil,
        photo: String?,
        by user: String?
    ) -> Item {
        let person = user.map { words in
            let parts = words.split(separator: " ", maxSplits: 1)
            return Person(key: String(parts[0]), name: String(parts[1]))
        }
        return Item(
            id: ID(CatalogID("photos"), key),
            title: title ?? "Post \(key)",
            artwork: photo.map { Artwork(path: $0) },
            facets: Facets().setting(.user, person)
        )
    }
}

extension Page<Item> {
    /// A feed as a single page.
    static func feed(_ posts: [Item]) -> Page<Item> {
        Page(number: 1, totalPages: 1, elements: posts)
    }
}

extension ImageStatistics.Row {
    /// A row for a user's key and name, such as `1 Ann`.
    static func row(
        _ user: String,
        _ posts: Int,
        _ averageImageBytes: Int? = nil,
        _ greatestWidth: Int? = nil
    ) -> ImageStatistics.Row {
        let parts = user.split(separator: " ", maxSplits: 1)
        return ImageStatistics.Row(
            user: Person(key: String(parts[0]), name: String(parts[1])),
            posts: posts,
            averageImageBytes: averageImageBytes,
            greatestWidth: greatestWidth
        )
    }
}

extension ImageOutcome {
    static func photo(_ path: String, bytes: Int, width: Int, height: Int = 100) -> ImageOutcome {
        .receipt(
            ImageReceipt(
                key: ImageKey(source: "photos.demo", path: path),
                byteCount: bytes,
                size: PixelSize(width, height)
            )
        )
    }

    static func failed(_ path: String, _ reason: String) -> ImageOutcome {
        .failure(
            ImageFailure(key: ImageKey(source: "photos.demo", path: path), reason: reason)
        )
    }
}

extension Library {
    /// Fetches a feed of these posts.
    nonisolated func read(_ posts: [Item], from provider: StubProvider) async throws {
        provider.answer(posts)
        try await page(1, of: .feed)
    }

    nonisolated var photoStatistics: ImageStatistics {
        get async throws { try await imageStatistics(of: CatalogID("photos")) }
    }

    /// A table's rows as texts, in insertion order.
    nonisolated func rows(of table: String) async throws -> [[String]] {
        try await store.read { connection throws(DatabaseError) in
            let columns = try connection.rows(
                "SELECT name FROM pragma_table_info(?) WHERE name <> 'id'",
                [table]
            ) { $0.text(0) }
            return try connection.rows(
                "SELECT \(columns.joined(separator: ", ")) FROM \(table) ORDER BY id"
            ) { row in columns.indices.map(row.text) }
        }
    }
}
