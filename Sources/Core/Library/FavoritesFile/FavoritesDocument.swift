import Catalog
import Foundation

/// The file format for exported favorites, version 1.
///
/// ```
/// {
///   "format": "vitrine-favorites",
///   "version": 1,
///   "favorites": [
///     {"catalog": "movies", "realm": "live", "id": "155", "title": "…",
///      "image": {"path": "/….jpg", "ratio": 0.667},
///      "facets": {"rating": {"rating": 8.5, "votes": 32000}, …}},
///     {"catalog": "books", "realm": "live", "origin": "https://books.example", "id": "7", …}
///   ]
/// }
/// ```
///
/// The newest favorite is first. An item includes everything stored about it, so an import needs no
/// network. A picture is written as its path within its source. Any part of an address that looks
/// like a key or password is omitted. Readers of version 1 ignore unknown members.
public enum FavoritesDocument {
    /// The value of `format`, which identifies the file.
    static let format = "vitrine-favorites"
    /// The version written, and the newest one that can be read.
    static let version = 1

    /// Returns a file containing the favorites as text, which the caller should write in UTF-8.
    public static func text(of favorites: [ExportedMark]) -> String { json(favorites).text }

    static func json(_ favorites: [ExportedMark]) -> JSONValue {
        .object([
            JSONValue.Member("format", .string(format)),
            JSONValue.Member("version", .integer(version)),
            JSONValue.Member("favorites", .array(favorites.map(entry))),
        ])
    }

    private static func entry(_ favorite: ExportedMark) -> JSONValue {
        let item = favorite.item
        var members = [
            JSONValue.Member("catalog", .string(item.id.catalog.rawValue)),
            JSONValue.Member("realm", .string(favorite.realm.rawValue)),
        ]
        if let origin = favorite.origin {
            members.append(JSONValue.Member("origin", .string(origin)))
        }
        members += [
            JSONValue.Member("id", .string(item.id.key)),
            JSONValue.Member("title", .string(item.title)),
        ]
        if let artwork = item.artwork {
            var image = [JSONValue.Member("path", .string(artwork.path.withoutSecrets))]
            if let ratio = artwork.aspectRatio {
                image.append(JSONValue.Member("ratio", .number(ratio)))
            }
            members.append(JSONValue.Member("image", .object(image)))
        }
        let facets = item.facets.keys.compactMap { key in
            item.facets[key: key].map { JSONValue.Member(key, FacetDocument.json($0)) }
        }
        if !facets.isEmpty { members.append(JSONValue.Member("facets", .object(facets))) }
        return .object(members)
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
