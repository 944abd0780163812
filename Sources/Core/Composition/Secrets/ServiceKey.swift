import Catalog
import Foundation
import Networking

/// A key that a service needs.
struct ServiceKey: Sendable {
    /// The name under which the key is stored.
    let name: String
    /// An earlier name of the stored key, and whether a key under it may be used; nil if it has
    /// none.
    var former: (name: String, isUsable: Bool)?
    /// Determines how the key is sent; nil if it is empty.
    let credential: @Sendable (String) -> HTTPCredential?
}

extension ServiceKey {
    /// The key of a catalog from a file, which belongs to its id and its service's origin.
    ///
    /// The name contains both and is safe as a file name: `books@https_api.example.org_443`.
    init(
        of catalog: CatalogID,
        at base: URL,
        credential: @escaping @Sendable (String) -> HTTPCredential?
    ) {
        let (scheme, host) = ((base.scheme ?? "").lowercased(), base.canonicalHost ?? "")
        let port = base.effectivePort ?? 80
        let safe = host.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? ""
        self.init(
            name: "\(catalog.rawValue)@\(scheme)_\(safe)_\(port)",
            former: Self.former(of: catalog, scheme: scheme, host: host, port: base.port),
            credential: credential
        )
    }

    private static let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyz0123456789.-")

    /// Returns the former name, which lacked the scheme and had a hyphen for any special character.
    ///
    /// A key under it is usable only for https, and only if no other https origin had the same name,
    /// as `h:80` and `h-80` did. A host with other special characters has no public certificate. A key
    /// for this machine is always usable, because it never leaves it.
    private static func former(
        of catalog: CatalogID,
        scheme: String,
        host: String,
        port: Int?
    ) -> (name: String, isUsable: Bool) {
        let place = host + (port.map { "-\($0)" } ?? "")
        let isPlain = host.unicodeScalars.allSatisfy(plain.contains)
        let isUnique = port == nil ? !host.contains(/-[0-9]+$/) : host.contains(".")
        return (
            "\(catalog.rawValue)."
                + String(place.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }),
            AddressScope(host: host) == .loopback || scheme == "https" && isPlain && isUnique
        )
    }
}
