public import Catalog
public import Foundation

/// Parses addresses as the user types them.
public enum WebAddress {
    /// Why a text is not accepted.
    public enum Problem: Error, Hashable, Sendable {
        /// Nothing but white space.
        case empty
        /// It begins with neither `http://` nor `https://`.
        case missingScheme
        /// There is no host, or a character that is not allowed.
        case malformed
        /// It has a user name, a password, a query or a fragment: one might be a key, which must
        /// not be stored in a file that is not secret.
        case holdsSecrets
    }

    /// The address, trimmed of white space and trailing slashes.
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
        // Where there is a password, there is a user, if with an empty name.
        guard url.user == nil, url.query == nil, url.fragment == nil else { throw .holdsSecrets }
        return url
    }
}

/// The result of checking an address.
public enum AddressVerdict: Hashable, Sendable {
    /// A service that returned data.
    case good
    /// A service that requires a key, or a different one; `message` is the service's own.
    case wantsKey(message: String?)
    /// HTML for a browser.
    case webPage
    /// Something that is not the service's data.
    case unreadable
    /// No response, or an error of the service.
    case failed(CatalogError)
}
