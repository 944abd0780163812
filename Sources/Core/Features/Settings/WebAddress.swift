public import Foundation

/// Reads addresses as people type them.
public enum WebAddress {
    /// Why a text is no address to use.
    public enum Problem: Error, Hashable, Sendable {
        /// There is no text.
        case empty
        /// It begins with neither `http://` nor `https://`.
        case missingScheme
        /// There is no host, or something that no address holds.
        case malformed
        /// It holds a name, a password, a query or a fragment: a key might be in it, and it would
        /// lie in a file that is not secret.
        case holdsSecrets
    }

    /// The address without white space around it and without slashes at its end.
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
        guard url.user == nil, url.password == nil, url.query == nil, url.fragment == nil else {
            throw .holdsSecrets
        }
        return url
    }
}
