import Catalog
import Foundation

/// Maps the URLs of characters' pictures to artwork paths and back.
///
/// The real service hosts no pictures: each character has a URL on the wiki that the service
/// scrapes. Such a URL follows no pattern and is stored unchanged. A picture on the service's own
/// host is stored by its path, because the demonstration service uses a different port each time.
struct DisneyImages: Sendable {
    let service: URL

    /// The variant used for all pictures, which have only one size.
    private static let variant = "original"

    func artwork(_ url: URL) -> Artwork? {
        guard url.host()?.lowercased() == service.host()?.lowercased(), url.port == service.port
        else { return Artwork(path: url.absoluteString) }
        // The scheme may differ because the service writes its own addresses as plain HTTP.
        var path = url.path(percentEncoded: true)
        if let query = url.query(percentEncoded: true) { path += "?\(query)" }
        return path.hasPrefix("/") ? Artwork(path: path) : nil
    }

    /// Returns the address for a path that ``artwork(_:)`` created; nil for anything else.
    func address(of path: String) -> ImageAddress? {
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
