import Catalog
import Foundation
import SQLiteKit

/// The table of details that were requested, with the items that belong to them.
struct DetailsTable {
    /// The maximum number of details per source: 200.
    static let limit = 200
    /// The separator of roles; no service uses this character in them.
    private static let separator = "\u{1F}"

    let connection: Connection
    let scope: Scope

    /// Stores details as the latest and removes those beyond the limit.
    ///
    /// Items of catalogs that aren't in `scopes` are omitted.
    func save(_ details: ItemDetails, _ scopes: [CatalogID: Scope]) throws(DatabaseError) {
        let key = details.item.id.key
        try connection.run("DELETE FROM details WHERE source = ? AND key = ?", [scope.name, key])
        try connection.run(
            """
            INSERT INTO details (source, key, facets, artwork, ratio, offers)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            [
                scope.name, key, details.facets.bytes, details.picture?.path,
                details.picture?.aspectRatio, details.offers?.json,
            ]
        )
        let id = connection.lastInsertedRowID
        let insert = try connection.statement(
            """
            INSERT INTO related (details, section, position, source, key, roles)
            VALUES (?, ?, ?, ?, ?, ?)
            """
        )
        for section in details.sections {
            for (position, entry) in section.entries.enumerated() {
                guard let source = scopes[entry.item.id.catalog] else { continue }
                try insert.run(
                    [
                        id, section.id.rawValue, position, source.name, entry.item.id.key,
                        entry.roles.joined(separator: Self.separator),
                    ]
                )
            }
        }
        try connection.run(
            """
            DELETE FROM details WHERE source = ?1 AND id NOT IN (
                SELECT id FROM details WHERE source = ?1 ORDER BY id DESC LIMIT ?2
            )
            """,
            [scope.name, Self.limit]
        )
    }

    /// Returns the details of a stored item; nil if they aren't stored.
    ///
    /// Facts that the item's list row has are as in the latest row.
    func details(of item: Item) throws(DatabaseError) -> ItemDetails? {
        let found = try connection.statement(
            "SELECT id, facets, artwork, ratio, offers FROM details WHERE source = ? AND key = ?"
        ).first([scope.name, item.id.key]) { row in
            let ratio = row.doubleIfPresent(3)
            let picture = row.textIfPresent(2).map { Artwork(path: $0, aspectRatio: ratio) }
            let offers = row.textIfPresent(4).flatMap(Offers.init(json:))
            return (id: row.integer(0), bytes: row.bytes(1), picture: picture, offers: offers)
        }
        guard let found, let facets = Facets(bytes: found.bytes) else { return nil }
        return ItemDetails(
            item: item,
            facets: facets.merging(item.facets),
            sections: try sections(of: found.id),
            picture: found.picture,
            offers: found.offers
        )
    }

    private func sections(of id: Int64) throws(DatabaseError) -> [ItemSection] {
        let rows = try connection.rows(
            """
            SELECT section, source, key, roles FROM related WHERE details = ?
            ORDER BY section, position
            """,
            [id]
        ) { row in
            (section: row.text(0), scope: Scope(name: row.text(1)), key: row.text(2), row.text(3))
        }
        var sections: [(id: String, entries: [ItemSection.Entry])] = []
        for (section, scope, key, roles) in rows {
            guard let scope, let item = try connection.items(of: scope).items([key]).first else {
                continue
            }
            let words = roles.split(separator: Self.separator).map(String.init)
            if sections.last?.id != section { sections.append((section, [])) }
            sections[sections.count - 1].entries.append(ItemSection.Entry(item, roles: words))
        }
        return sections.compactMap { ItemSection(SectionID($0.id), $0.entries) }
    }
}

extension Offers {
    /// The stored form.
    fileprivate var json: String? {
        // Encoding can't fail, because there are no numbers that JSON lacks.
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }

    fileprivate init?(json: String) {
        // Damaged offers count as unknown, like details from before offers were stored.
        guard let offers = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)) else {
            return nil
        }
        self = offers
    }
}
