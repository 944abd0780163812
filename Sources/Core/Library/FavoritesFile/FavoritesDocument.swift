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
///      "facets": {"rating": {"rating": 8.5, "votes": 32000}, …}}
///   ]
/// }
/// ```
///
/// The newest favorite comes first. An item is written with everything stored about it, so that
/// importing it needs no network; a picture is written as its path within its source. Anything in an
/// address that looks like a key or a password is left out. A reader of version 1 ignores unknown
/// members.
public enum FavoritesDocument {
    /// Identifies such a file.
    static let format = "vitrine-favorites"
    /// The version written, and the newest one that can be read.
    static let version = 1

    /// The file with those favorites, as text; UTF-8 where it is written.
    public static func text(of favorites: [LastingFavorite]) -> String { json(favorites).text }

    static func json(_ favorites: [LastingFavorite]) -> JSONValue {
        .object([
            JSONValue.Member("format", .string(format)),
            JSONValue.Member("version", .integer(version)),
            JSONValue.Member("favorites", .array(favorites.map(entry))),
        ])
    }

    private static func entry(_ favorite: LastingFavorite) -> JSONValue {
        let item = favorite.item
        var members = [
            JSONValue.Member("catalog", .string(item.id.catalog.rawValue)),
            JSONValue.Member("realm", .string(favorite.realm.rawValue)),
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
    /// The address or path without a user name, a password, and query items that look like a key.
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

    /// Whether services use this name for keys, as in `access_token`.
    fileprivate var looksSecret: Bool {
        let name = (name.removingPercentEncoding ?? name).lowercased()
        return Self.secrets.contains { name.contains($0) }
    }
}
