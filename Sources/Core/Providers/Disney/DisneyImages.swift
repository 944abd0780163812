import Catalog
import Foundation

/// Where the pictures of characters lie: at the service itself, or at a host that it names.
///
/// The real service stores none: each character has an address at the wiki that it reads, and no
/// rule makes that of anything else, so it is kept as it stands. A picture of the service's own is
/// kept by its path, for the demonstration listens at another port each time.
struct DisneyImages: Sendable {
    /// The address of the service.
    let service: URL

    /// The name that all addresses have for their width: there is one of each picture.
    private static let variant = "original"

    /// The artwork of an address in an answer.
    func artwork(_ url: URL) -> Artwork? {
        guard url.host()?.lowercased() == service.host()?.lowercased(), url.port == service.port
        else { return Artwork(path: url.absoluteString) }
        // The scheme may be another one: the service writes addresses of its own as plain HTTP.
        var path = url.path(percentEncoded: true)
        if let query = url.query(percentEncoded: true) { path += "?\(query)" }
        return path.hasPrefix("/") ? Artwork(path: path) : nil
    }

    /// The address of a path of ``artwork(_:)``; nil for what is none.
    func address(of path: String) -> ImageAddress? {
        guard path.utf8.count <= 2000 else { return nil }
        guard path.hasPrefix("/") else {
            return URL(webAddress: path).map { ImageAddress(url: $0, variant: Self.variant) }
        }
        guard !path.hasPrefix("//"), !path.contains("\\"), var origin = origin,
            let parts = URLComponents(string: path), parts.host == nil
        else { return nil }
        origin.percentEncodedPath = parts.percentEncodedPath
        origin.percentEncodedQuery = parts.percentEncodedQuery
        return origin.url.map { ImageAddress(url: $0, variant: Self.variant) }
    }

    /// Scheme, host and port of the service.
    private var origin: URLComponents? {
        var parts = URLComponents(url: service, resolvingAgainstBaseURL: true)
        parts?.percentEncodedPath = ""
        parts?.query = nil
        parts?.fragment = nil
        return parts
    }
}
