import JSONText
import Catalog
import Foundation

/// The file format for exported marks, version 2.
///
/// ```
/// {
///   "format": "vitrine-library",
///   "version": 2,
///   "items": [
///     {"catalog": "movies", "realm": "live", "id": "155", "title": "…",
///      "image": {"path": "/….jpg", "ratio": 0.667},
///      "facets": {"rating": {"rating": 8.5, "votes": 32000}, …},
///      "marks": [{"kind": "watched", "day": "2026-05-14", "changed": 1778716800}, …]},
///     {"catalog": "books", "realm": "live", "origin": "https://books.example", "id": "7", …}
///   ]
/// }
/// ```
///
/// An item includes everything stored about it, so an import needs no network. A picture is written
/// as its path within its source. Any part of an address that looks like a key or password is
/// omitted. Readers ignore unknown members.
///
/// Version 1, which earlier versions of Vitrine wrote, has the format `vitrine-favorites`, and
/// `favorites`, the newest first, without `marks`.
public enum MarksFile {
    /// A version of the format, by the number in the file.
    enum Version: Int, CaseIterable {
        case favorites = 1
        case library = 2

        /// The value of `format`, which identifies the file.
        var format: String { self == .favorites ? "vitrine-favorites" : "vitrine-library" }
        /// The member with the items.
        var list: String { self == .favorites ? "favorites" : "items" }
    }

    /// Returns a file of version 2 with marks as text, which the caller should write in UTF-8.
    ///
    /// Items are in the order of their first marks.
    public static func text(of marks: [ExportedMark]) -> String {
        var places: [Owner: Int] = [:]
        var entries: [(first: ExportedMark, marks: [JSONTree])] = []
        for mark in marks {
            let owner = Owner(mark)
            if let place = places[owner] {
                entries[place].marks.append(MarkDocument.json(mark))
            } else {
                places[owner] = entries.count
                entries.append((mark, [MarkDocument.json(mark)]))
            }
        }
        let version = Version.library
        return JSONTree.members([
            "format": .string(version.format),
            "version": .integer(version.rawValue),
            version.list: .array(entries.map { entry(of: $0.first, marks: .array($0.marks)) }),
        ]).text
    }

    /// The identity of an item across realms and services.
    package struct Owner: Hashable {
        private let id: Item.ID
        private let realm: Realm
        private let origin: String?

        package init(_ mark: ExportedMark) {
            (id, realm, origin) = (mark.item.id, mark.realm, mark.origin)
        }
    }

    private static func entry(of mark: ExportedMark, marks: JSONTree) -> JSONTree {
        let item = mark.item
        let image = item.artwork.map { artwork in
            JSONTree.members([
                "path": .string(artwork.path.withoutSecrets),
                "ratio": artwork.aspectRatio.map(JSONTree.number),
            ])
        }
        let facets = item.facets.keys.compactMap { key in
            item.facets[key: key].map { JSONTree.Member(key, FacetDocument.json($0)) }
        }
        return .members([
            "catalog": .string(item.id.catalog.rawValue),
            "realm": .string(mark.realm.rawValue),
            "origin": mark.origin.map(JSONTree.string),
            "id": .string(item.id.key),
            "title": .string(item.title),
            "image": image,
            "facets": facets.isEmpty ? nil : .object(facets),
            "marks": marks,
        ])
    }
}

extension String {
    /// The address or path without its user name, its password, or query items that look like keys.
    var withoutSecrets: String {
        guard var parts = URLComponents(string: self) else { return self }
        guard parts.user != nil || parts.password != nil || parts.query != nil else { return self }
        parts.user = nil
        parts.password = nil
        let items = parts.percentEncodedQueryItems ?? []
        let harmless = items.filter { !$0.looksSecret }
        if harmless.count < items.count {
            parts.percentEncodedQueryItems = harmless.isEmpty ? nil : harmless
        }
        return parts.string ?? self
    }
}

extension URLQueryItem {
    private static let secrets = ["key", "token", "secret", "password", "signature"]

    /// Whether services use names like this for keys, such as `access_token`.
    fileprivate var looksSecret: Bool {
        let name = (name.removingPercentEncoding ?? name).lowercased()
        return Self.secrets.contains { name.contains($0) }
    }
}
