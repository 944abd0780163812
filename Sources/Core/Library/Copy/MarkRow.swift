import Catalog
import SQLiteKit

/// A row of the table of marks, with its item if one is stored.
struct MarkRow: Hashable, Sendable {
    /// The identity of a mark.
    struct ID: Hashable, Sendable {
        /// A ``Scope/name``.
        let source: String
        let key: String
        /// The raw value of a `MarkKind`.
        let kind: String
        /// The day, such as `2026-11-27`; empty if the mark has none.
        let day: String

        /// Creates an identity, by default of a favorite.
        init(
            source: String,
            key: String,
            kind: String = MarkKind.favorite.rawValue,
            day: String = ""
        ) {
            self.source = source
            self.key = key
            self.kind = kind
            self.day = day
        }
    }

    /// The stored fields of an item.
    struct Stored: Hashable, Sendable {
        let title: String
        let path: String?
        let ratio: Double?
        let facets: [UInt8]
    }

    let id: ID
    /// The rating or the note; empty for other kinds.
    var value = ""
    /// When the mark was added or its value changed, in seconds since 1970.
    let changedAt: Double
    let item: Stored?

    /// Reads all marks, oldest first.
    static func all(_ connection: Connection) throws(DatabaseError) -> [MarkRow] {
        try connection.rows(
            """
            SELECT marks.source, marks.key, kind, day, value, changed_at,
                title, artwork, ratio, facets
            FROM marks
            LEFT JOIN items ON items.source = marks.source AND items.key = marks.key
            ORDER BY marks.id
            """
        ) { row in
            MarkRow(
                id: ID(row, from: 0),
                value: row.text(4),
                changedAt: row.double(5),
                item: row.isNull(6) ? nil : Stored(row, from: 6)
            )
        }
    }

    /// Reads a mark's stored item; nil if it isn't stored.
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

extension MarkRow.ID {
    /// Reads the columns source, key, kind and day, the first of them at `column`.
    init(_ row: Row, from column: Int) {
        self.init(
            source: row.text(column),
            key: row.text(column + 1),
            kind: row.text(column + 2),
            day: row.text(column + 3)
        )
    }

    /// Creates the identity of a mark of this kind and day.
    init(source: String, key: String, _ kind: MarkKind, day: Day? = nil) {
        self.init(source: source, key: key, kind: kind.rawValue, day: day?.iso ?? "")
    }

    /// The catalog and realm; nil if the source's name isn't in that format.
    var scope: Scope? { Scope(name: source) }

    /// Whether the identity is valid; damage produces invalid ones.
    var isPossible: Bool {
        scope != nil && !key.isEmpty && MarkKind(rawValue: kind) != nil
            && (day.isEmpty || Day(iso: day) != nil)
            && !(source + key).unicodeScalars.contains {
                $0 == "\u{FFFD}" || $0.properties.generalCategory == .control
            }
    }

    /// The mark with a value; nil for a kind or value that doesn't exist.
    func mark(_ value: String) -> Mark? {
        MarkKind(rawValue: kind).flatMap { Mark($0, day: Day(iso: day), value: value) }
    }

    /// Whether the mark may have this value; damage produces values that it may not have.
    func allows(_ value: String) -> Bool {
        MarkKind(rawValue: kind)?.allows(value) == true
            && !value.unicodeScalars.contains("\u{FFFD}")
    }
}

extension MarkRow.Stored {
    init(_ row: Row, from column: Int) {
        self.init(
            title: row.text(column),
            path: row.textIfPresent(column + 1),
            ratio: row.doubleIfPresent(column + 2),
            facets: row.bytes(column + 3)
        )
    }
}
