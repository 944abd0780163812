import Catalog
import SQLiteKit

/// A row of the favorites table, with its item if one is stored.
struct PersistentFavorite: Hashable, Sendable {
    /// The identity of a favorite.
    struct ID: Hashable, Sendable {
        /// A ``Scope/name``.
        let source: String
        let key: String
    }

    /// The stored fields of an item.
    struct Stored: Hashable, Sendable {
        let title: String
        let path: String?
        let ratio: Double?
        let facets: [UInt8]
    }

    let id: ID
    /// When the favorite was added, in seconds since 1970.
    let addedAt: Double
    let item: Stored?

    /// Reads all favorites, oldest first.
    static func all(_ connection: Connection) throws(DatabaseError) -> [PersistentFavorite] {
        try connection.rows(
            """
            SELECT favorites.source, favorites.key, added_at, title, artwork, ratio, facets
            FROM favorites
            LEFT JOIN items ON items.source = favorites.source AND items.key = favorites.key
            ORDER BY favorites.id
            """
        ) { row in
            PersistentFavorite(
                id: ID(source: row.text(0), key: row.text(1)),
                addedAt: row.double(2),
                item: row.isNull(3) ? nil : Stored(row, from: 3)
            )
        }
    }

    /// Reads a favorite's stored item; nil if there is none.
    static func item(
        of id: ID,
        _ connection: Connection
    ) throws(DatabaseError) -> Stored? {
        try connection.first(
            "SELECT title, artwork, ratio, facets FROM items WHERE source = ? AND key = ?",
            [id.source, id.key]
        ) { Stored($0, from: 0) }
    }

    /// Returns the item as a record of the items table; nil if no item is stored.
    func record(_ catalog: CatalogID) -> ItemRecord? {
        item.map { stored in
            ItemRecord(
                Item(
                    id: Item.ID(catalog, id.key),
                    title: stored.title,
                    artwork: stored.path.map { Artwork(path: $0, aspectRatio: stored.ratio) },
                    facets: Facets(bytes: stored.facets) ?? Facets()
                )
            )
        }
    }
}

extension PersistentFavorite.ID {
    /// The catalog and realm; nil if the source's name isn't in that format.
    var scope: Scope? { Scope(name: source) }

    /// Whether the identifier is valid; damage produces invalid ones.
    var isPossible: Bool {
        scope != nil && !key.isEmpty
            && !(source + key).unicodeScalars.contains {
                $0 == "\u{FFFD}" || $0.properties.generalCategory == .control
            }
    }
}

extension PersistentFavorite.Stored {
    init(_ row: Row, from column: Int) {
        self.init(
            title: row.text(column),
            path: row.textIfPresent(column + 1),
            ratio: row.doubleIfPresent(column + 2),
            facets: row.bytes(column + 3)
        )
    }
}
