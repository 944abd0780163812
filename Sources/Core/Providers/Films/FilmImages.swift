import Catalog
import Foundation

/// Where the pictures of the films lie.
///
/// The service sends whole addresses. What is below its own address, or elsewhere on its host, is
/// kept as a path, so that another port or a proxy tomorrow finds the picture that is stored today.
/// A picture on another host has no name but its address, and keeps that.
struct FilmImages: Sendable {
    /// The address of the service, with a slash at its end.
    private let base: URL

    /// The longest address that is taken over, in UTF-8 bytes.
    private static let longest = 2_000

    /// Makes the addresses of a service, by the address that its lists are below.
    init(base: URL) {
        var parts = URLComponents(url: base, resolvingAgainstBaseURL: true)
        parts?.query = nil
        parts?.fragment = nil
        if let path = parts?.percentEncodedPath, !path.hasSuffix("/") {
            parts?.percentEncodedPath = path + "/"
        }
        self.base = parts?.url ?? base
    }

    /// The name of a picture within the source, of its address as the service sent it; nil for what
    /// is no address of the web.
    func path(of text: String) -> String? {
        guard text.utf8.count <= Self.longest, let url = webAddress(text) else { return nil }
        guard isOnOwnHost(url) else { return url.absoluteString }
        let query = url.query(percentEncoded: true).map { "?\($0)" } ?? ""
        let whole = url.path(percentEncoded: true)
        let own = base.path(percentEncoded: true)
        let rest = whole.hasPrefix(own) ? String(whole.dropFirst(own.count)) : ""
        // Read again, a first word with a colon would be a scheme, and two slashes a host.
        let isPlain = !rest.isEmpty && rest.first != "/" && !rest.prefix { $0 != "/" }.contains(":")
        return (isPlain ? rest : whole) + query
    }

    /// The address of a picture; nil where the path makes none.
    ///
    /// The service has one size only.
    func address(of path: String) -> ImageAddress? {
        guard !path.isEmpty else { return nil }
        return webAddress(path).map { ImageAddress(url: $0, variant: "original") }
    }
}

extension FilmImages {
    /// Reads an address, absolute or relative to the service's; nil where it is none of the web's,
    /// or carries a name and a password.
    private func webAddress(_ text: String) -> URL? {
        guard let whole = URL(string: text, relativeTo: base)?.absoluteURL.standardized,
            var parts = URLComponents(url: whole, resolvingAgainstBaseURL: true),
            parts.user == nil, parts.password == nil
        else { return nil }
        parts.fragment = nil
        return parts.url.flatMap { URL(webAddress: $0.absoluteString) }
    }

    private func isOnOwnHost(_ url: URL) -> Bool {
        url.scheme?.lowercased() == base.scheme?.lowercased()
            && url.host()?.lowercased() == base.host()?.lowercased() && url.port == base.port
    }
}
