import Catalog
import Foundation
import Networking

/// Maps the URLs of films' pictures to artwork paths and back.
///
/// The service sends complete URLs. Those under its base address, or elsewhere on its host, are
/// stored as paths, so that stored pictures remain valid when the port or a proxy changes. URLs on
/// other hosts are stored in full.
struct FilmImages: Sendable {
    /// The address above the lists, with a trailing slash.
    private let base: URL

    /// The maximum length of a URL, in UTF-8 bytes.
    private static let longest = 2_000

    /// Creates a mapping; `base` is the address above the lists.
    init(base: URL) {
        var parts = URLComponents(url: base, resolvingAgainstBaseURL: true)
        parts?.query = nil
        parts?.fragment = nil
        if let path = parts?.percentEncodedPath, !path.hasSuffix("/") {
            parts?.percentEncodedPath = path + "/"
        }
        self.base = parts?.url ?? base
    }

    /// Returns the artwork path for a picture's address; nil if that isn't a web address.
    func path(of text: String) -> String? {
        guard text.utf8.count <= Self.longest, let url = webAddress(text) else { return nil }
        guard isOnOwnHost(url) else { return url.absoluteString }
        let query = url.query(percentEncoded: true).map { "?\($0)" } ?? ""
        let whole = url.path(percentEncoded: true)
        let own = base.path(percentEncoded: true)
        let rest = whole.hasPrefix(own) ? String(whole.dropFirst(own.count)) : ""
        // When parsed again, a first segment with a colon would become a scheme, and two slashes a
        // host.
        let isPlain = !rest.isEmpty && rest.first != "/" && !rest.prefix { $0 != "/" }.contains(":")
        return (isPlain ? rest : whole) + query
    }

    /// Returns the address of a picture's only size; nil if the path is invalid.
    func address(of path: String) -> ImageAddress? {
        guard !path.isEmpty else { return nil }
        return webAddress(path).map { ImageAddress(url: $0, variant: "original") }
    }
}

extension FilmImages {
    /// Parses an address that is absolute or relative to the service's.
    ///
    /// Nil if it isn't a web address or contains a user name or password.
    private func webAddress(_ text: String) -> URL? {
        guard let whole = URL(webAddress: text, relativeTo: base)?.standardized,
            var parts = URLComponents(url: whole, resolvingAgainstBaseURL: true),
            parts.user == nil, parts.password == nil
        else { return nil }
        parts.fragment = nil
        return parts.url
    }

    private func isOnOwnHost(_ url: URL) -> Bool { url.hasSameOrigin(as: base) }
}
