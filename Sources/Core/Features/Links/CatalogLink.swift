public import Catalog
import Foundation

/// A link to an item or a catalog, for other programs: `vitrine://movies/1001`, `vitrine://movies`.
public struct CatalogLink: Hashable, Sendable {
    /// The scheme of these links, without the colon.
    public static let scheme = "vitrine"

    /// The catalog, which might not exist.
    public let catalog: CatalogID
    /// The item's key within the catalog, which might not exist; nil for a link to a catalog.
    public let key: String?

    /// Creates a link to an item.
    public init(_ item: Item.ID) {
        (catalog, key) = (item.catalog, item.key)
    }

    /// Parses a link; nil if it has another scheme or contains more than a catalog and a key.
    public init?(_ text: String) {
        guard let parts = URLComponents(string: text), parts.scheme?.lowercased() == Self.scheme,
            let host = parts.host, !host.isEmpty, parts.user == nil, parts.port == nil,
            parts.query == nil, parts.fragment == nil
        else { return nil }
        let path = parts.percentEncodedPath.split(separator: "/")
        guard path.count <= 1 else { return nil }
        let key = path.first.map { $0.removingPercentEncoding }
        if case .some(.none) = key { return nil }
        catalog = CatalogID(host)
        self.key = key ?? nil
    }

    /// The linked item; nil for a link to a catalog.
    public var item: Item.ID? { key.map { Item.ID(catalog, $0) } }

    /// The link as text, percent-encoded.
    public var text: String {
        let key = key?.addingPercentEncoding(withAllowedCharacters: Self.plain)
        return "\(Self.scheme)://\(catalog.rawValue)" + (key.map { "/\($0)" } ?? "")
    }

    /// The unreserved characters from RFC 3986, section 2.3.
    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )
}
