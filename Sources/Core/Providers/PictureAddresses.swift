package import Catalog
package import Foundation

/// Maps the URLs of pictures to artwork paths and back.
///
/// A picture on the service's own host is stored by its path, because the host and port may change;
/// that of the demonstration service does each time. Other URLs, which follow no pattern, are stored
/// unchanged: the Disney API's pictures are on the wiki that it scrapes.
package struct PictureAddresses: Sendable {
    let service: URL
    private let host: String?
    private let port: Int?

    /// The variant used for all pictures, which have only one size.
    package static let variant = "original"

    /// Creates a mapping for the pictures of the service at an address.
    package init(service: URL) {
        self.service = service
        host = service.host()?.lowercased()
        port = service.port
    }

    /// Returns the path to store for a URL or a path on the service's host; nil for anything else.
    package func path(_ text: String) -> String? {
        if text.hasPrefix("/"), address(of: text) != nil { return text }
        return URL(webAddress: text).flatMap(artwork)?.path
    }

    func artwork(_ url: URL) -> Artwork? {
        guard url.host()?.lowercased() == host, url.port == port
        else { return Artwork(path: url.absoluteString) }
        // The scheme may differ because the service writes its own addresses as plain HTTP.
        var path = url.path(percentEncoded: true)
        if let query = url.query(percentEncoded: true) { path += "?\(query)" }
        return path.hasPrefix("/") ? Artwork(path: path) : nil
    }

    /// Returns the address for a path that ``artwork(_:)`` created; nil for anything else.
    package func address(of path: String) -> ImageAddress? {
        guard path.utf8.count <= 2000 else { return nil }
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
