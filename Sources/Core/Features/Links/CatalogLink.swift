public import Catalog
import Foundation

/// A link to an item or a catalog, which other programs may hold: `vitrine://movies/1001`,
/// `vitrine://movies`.
public struct CatalogLink: Hashable, Sendable {
    /// What the links of this program begin with, before the colon.
    public static let scheme = "vitrine"

    /// The catalog, which need not exist.
    public let catalog: CatalogID
    /// The item's key within it, which need not exist; nil for the catalog alone.
    public let key: String?

    /// A link to an item.
    public init(_ item: Item.ID) {
        (catalog, key) = (item.catalog, item.key)
    }

    /// Reads a link; nil if it is no link of this program, or says more than catalog and item.
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

    /// The item; nil for a catalog alone.
    public var item: Item.ID? { key.map { Item.ID(catalog, $0) } }

    /// The link as text, percent-encoded.
    public var text: String {
        let key = key?.addingPercentEncoding(withAllowedCharacters: Self.plain)
        return "\(Self.scheme)://\(catalog.rawValue)" + (key.map { "/\($0)" } ?? "")
    }

    /// The unreserved characters of RFC 3986, section 2.3.
    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )
}
