import Catalog
import Foundation
import Primitives

/// An item with its marks in a file, decoded without knowing the catalogs.
struct LibraryEntry: Decodable {
    private enum CodingKeys: String, CodingKey {
        case catalog, realm, origin, id, title, image, facets, marks
    }

    private enum ImageKeys: String, CodingKey {
        case path, ratio
    }

    let id: Item.ID
    let origin: String?
    /// The marks; a favorite if the file doesn't say any, as in version 1.
    let marks: [ExportedMark]

    /// The maximum lengths of item keys and picture paths, in UTF-8 bytes.
    private static let longest = (name: 200, origin: 300, path: 2_000)

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let catalog = try Self.name(.catalog, container)
        // It separates the catalog from the origin in the store.
        if catalog.contains("@") { throw Self.wrong(.catalog, container) }
        let realm = Realm(rawValue: try container.decode(String.self, forKey: .realm))
        guard let realm else { throw Self.wrong(.realm, container) }
        let key = try Self.name(.id, container)
        guard let title = try container.decode(String.self, forKey: .title).visible else {
            throw Self.wrong(.title, container)
        }
        let item = Item(
            id: Item.ID(CatalogID(catalog), key),
            title: title,
            artwork: try Self.artwork(container),
            facets: try Self.facets(container)
        )
        let origin =
            try container.contains(.origin)
            ? Self.name(.origin, container, limit: Self.longest.origin) : nil
        let marks = try container.decodeIfPresent([MarkDocument].self, forKey: .marks)
        self.marks = (marks ?? [MarkDocument()]).map { mark in
            ExportedMark(
                item,
                mark.mark,
                seconds: mark.seconds,
                realm: realm,
                origin: origin
            )
        }
        (id, self.origin) = (item.id, origin)
    }
}

extension LibraryEntry {
    private typealias Container = KeyedDecodingContainer<CodingKeys>

    /// Decodes a machine-readable name: short, and on one line.
    private static func name(
        _ key: CodingKeys,
        _ container: Container,
        limit: Int = longest.name
    ) throws -> String {
        let text = try container.decode(String.self, forKey: key)
        guard !text.isEmpty, text.utf8.count <= limit,
            !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { throw wrong(key, container) }
        return text
    }

    private static func artwork(_ container: Container) throws -> Artwork? {
        guard container.contains(.image), try !container.decodeNil(forKey: .image) else {
            return nil
        }
        let image = try container.nestedContainer(keyedBy: ImageKeys.self, forKey: .image)
        let path = try image.decode(String.self, forKey: .path)
        guard !path.isEmpty, path.utf8.count <= longest.path else { throw wrong(.image, container) }
        let ratio = try image.decodeIfPresent(Double.self, forKey: .ratio)
        // Layouts divide by the ratio.
        if let ratio, !(0.01...100).contains(ratio) { throw wrong(.image, container) }
        return Artwork(path: path, aspectRatio: ratio)
    }

    private static func facets(_ container: Container) throws -> Facets {
        let values =
            try container.decodeIfPresent([String: FacetDocument].self, forKey: .facets) ?? [:]
        var facets = Facets()
        for (key, document) in values {
            guard (1...255).contains(key.utf8.count) else { throw wrong(.facets, container) }
            facets[key: key] = document.value
        }
        return facets
    }

    private static func wrong(_ key: CodingKeys, _ container: Container) -> DecodingError {
        .dataCorruptedError(forKey: key, in: container, debugDescription: "out of range")
    }
}
