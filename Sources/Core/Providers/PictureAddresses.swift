package import Catalog
package import Foundation
import Networking

/// Maps the addresses of pictures to artwork paths and back.
///
/// A picture on the service's own host is stored by its path, because the host and port may change;
/// that of the demonstration service does each time. Other URLs, which follow no pattern, are stored
/// unchanged: the Disney API's pictures are on the wiki that it scrapes.
package struct PictureAddresses: Sendable {
    let service: URL
    private let host: String?
    private let response: URL
    private let keyItem: String?

    /// The variant used for all pictures, which have only one size.
    package static let variant = "original"

    /// Creates a mapping.
    ///
    /// - Parameters:
    ///   - service: the service's address.
    ///   - response: the address of the response, which relative addresses are resolved against; the
    ///     service's by default.
    ///   - keyItem: the name of the query item with the key, which is never stored; nil, the
    ///     default, without such a key.
    package init(service: URL, response: URL? = nil, keyItem: String? = nil) {
        self.service = service
        host = service.canonicalHost
        self.response = response ?? service
        self.keyItem = keyItem
    }

    /// Returns the path to store for an address in the response; nil if it isn't one.
    ///
    /// `N/A` stands for no picture, and a word without a dot, slash or question mark is something
    /// else than an address.
    package func path(_ text: String) -> String? {
        guard text.utf8.contains(where: Self.isMark), text.first != "#",
            text.utf8.count != 3 || text.uppercased() != "N/A",
            let url = URL(webAddress: withoutKey(text), relativeTo: response),
            let path = artwork(url)?.path, path.utf8.count <= Self.longestPath
        else { return nil }
        return path
    }

    /// Returns an address in the response, without the key; nil if it isn't a web address.
    ///
    /// A relative one begins with a slash, a dot or a question mark, because some services write
    /// `www.example.org`.
    package func link(_ text: String) -> URL? {
        let isRelative = text.utf8.first.map(Self.isMark) == true
        return URL(webAddress: withoutKey(text), relativeTo: isRelative ? response : nil)
    }

    /// The longest accepted path in bytes.
    private static let longestPath = 2_000

    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?")
    }

    /// Returns an address, or a part of one, without the query item that contains the key.
    package func withoutKey(_ text: String) -> String {
        guard let keyItem, let mark = text.firstIndex(of: "?") else { return text }
        let items = text[mark...].dropFirst().split(
            separator: "&",
            omittingEmptySubsequences: false
        )
        let kept = items.filter { item in
            let name = String(item.prefix { $0 != "=" })
            return (name.removingPercentEncoding ?? name).lowercased() != keyItem.lowercased()
        }
        guard kept.count < items.count else { return text }
        return text[..<mark] + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&"))
    }

    func artwork(_ url: URL) -> Artwork? {
        var path = url.path(percentEncoded: true)
        // The scheme may differ because the service writes its own addresses as plain HTTP.
        guard url.canonicalHost == host,
            url.port == service.port || url.hasSameOrigin(as: service), !path.hasPrefix("//")
        else { return Artwork(path: url.absoluteString) }
        if let query = url.query(percentEncoded: true) { path += "?\(query)" }
        return path.hasPrefix("/") ? Artwork(path: path) : nil
    }

    /// Returns the address for a path that ``artwork(_:)`` created; nil for anything else.
    package func address(of path: String) -> ImageAddress? {
        guard path.utf8.count <= Self.longestPath else { return nil }
        guard path.hasPrefix("/") else {
            return URL(webAddress: path).map { ImageAddress(url: $0, variant: Self.variant) }
        }
        guard !path.hasPrefix("//"), !path.utf8.contains(UInt8(ascii: "\\")), var origin = origin,
            let parts = URLComponents(string: path), parts.host == nil
        else { return nil }
        origin.percentEncodedPath = parts.percentEncodedPath
        origin.percentEncodedQuery = parts.percentEncodedQuery
        return origin.url.map { ImageAddress(url: $0, variant: Self.variant) }
    }

    /// The service's scheme, host and port.
    private var origin: URLComponents? {
        var parts = URLComponents(url: service, resolvingAgainstBaseURL: true)
        parts?.percentEncodedPath = ""
        parts?.query = nil
        parts?.fragment = nil
        return parts
    }
}
