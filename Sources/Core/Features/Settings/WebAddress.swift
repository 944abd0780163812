public import Catalog
public import Foundation

/// Parses addresses as the user types them.
public enum WebAddress {
    /// Why an address isn't accepted.
    public enum Problem: Error, Hashable, Sendable {
        /// The text is empty or white space.
        case empty
        /// The text begins with neither `http://` nor `https://`.
        case missingScheme
        /// The host is missing, or there is a disallowed character.
        case malformed
        /// There is a user name, password, query or fragment.
        ///
        /// Any of these might be a key, which must not be stored in a file that isn't secret.
        case holdsSecrets
    }

    /// Parses an address, trimming white space and trailing slashes.
    ///
    /// - Throws: ``Problem``.
    public static func read(_ text: String) throws(Problem) -> URL {
        var text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw .empty }
        let lower = text.lowercased()
        guard lower.hasPrefix("http://") || lower.hasPrefix("https://") else {
            throw .missingScheme
        }
        while text.hasSuffix("/") { text.removeLast() }
        guard !text.contains(where: \.isWhitespace), let url = URL(string: text),
            url.host?.isEmpty == false
        else { throw .malformed }
        // A password implies a user, although the user's name may be empty.
        guard url.user == nil, url.query == nil, url.fragment == nil else { throw .holdsSecrets }
        return url
    }
}

/// The result of checking an address.
public enum AddressVerdict: Hashable, Sendable {
    /// The service returned data.
    case good
    /// The service requires a key, or a different one; `message` is the service's own text.
    case wantsKey(message: String?)
    /// The response is HTML for a browser.
    case webPage
    /// The response isn't the service's data.
    case unreadable
    /// The service didn't respond, or reported an error.
    case failed(CatalogError)
}
