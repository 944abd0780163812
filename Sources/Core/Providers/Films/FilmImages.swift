import Catalog
import Foundation

/// Maps picture URLs of films to artwork paths and back.
///
/// The service sends whole URLs. Those below its base address, or elsewhere on its host, are kept
/// as paths, so that a stored picture is still found when the port or a proxy changes. A picture on
/// another host is kept by its whole URL.
struct FilmImages: Sendable {
    /// With a trailing slash.
    private let base: URL

    /// The longest URL that is accepted, in UTF-8 bytes.
    private static let longest = 2_000

    /// `base` is the address that the lists are below.
    init(base: URL) {
        var parts = URLComponents(url: base, resolvingAgainstBaseURL: true)
        parts?.query = nil
        parts?.fragment = nil
        if let path = parts?.percentEncodedPath, !path.hasSuffix("/") {
            parts?.percentEncodedPath = path + "/"
        }
        self.base = parts?.url ?? base
    }

    /// The artwork path of a picture, from its address as the service sent it; nil if that is not a
    /// web address.
    func path(of text: String) -> String? {
        guard text.utf8.count <= Self.longest, let url = webAddress(text) else { return nil }
        guard isOnOwnHost(url) else { return url.absoluteString }
        let query = url.query(percentEncoded: true).map { "?\($0)" } ?? ""
        let whole = url.path(percentEncoded: true)
        let own = base.path(percentEncoded: true)
        let rest = whole.hasPrefix(own) ? String(whole.dropFirst(own.count)) : ""
        // When parsed again, a first segment with a colon would be a scheme, and two slashes a
        // host.
        let isPlain = !rest.isEmpty && rest.first != "/" && !rest.prefix { $0 != "/" }.contains(":")
        return (isPlain ? rest : whole) + query
    }

    /// The address of a picture; nil if the path is invalid.
    ///
    /// The service has one size only.
    func address(of path: String) -> ImageAddress? {
        guard !path.isEmpty else { return nil }
        return webAddress(path).map { ImageAddress(url: $0, variant: "original") }
    }
}

extension FilmImages {
    /// Parses an address, absolute or relative to the service's; nil if it is not a web address or
    /// contains a user name and password.
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
