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
        /// The address begins with `http://`, which the system allows only in the local network.
        case insecure
    }

    /// Parses an address, trimming white space and trailing slashes.
    ///
    /// - Parameters:
    ///   - text: the text that the user entered.
    ///   - limitsPlainHTTP: rejects `http://` unless the host is an IP address, has no dot, or ends
    ///     in `.local`, which is what App Transport Security allows with `NSAllowsLocalNetworking`.
    /// - Throws: ``Problem``.
    /// - Returns: the address.
    public static func read(
        _ text: String,
        limitsPlainHTTP: Bool = false
    ) throws(Problem) -> URL {
        var text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw .empty }
        let lower = text.lowercased()
        guard lower.hasPrefix("http://") || lower.hasPrefix("https://") else {
            throw .missingScheme
        }
        while text.hasSuffix("/") { text.removeLast() }
        let url = try parse(text, limitsPlainHTTP)
        // A password implies a user, although the user's name may be empty.
        guard url.user == nil, url.query == nil, url.fragment == nil else { throw .holdsSecrets }
        return url
    }

    /// Parses the address of a list, which isn't stored as it is: it may have a query and a key, and
    /// begins with `http://` in the local network and `https://` elsewhere if no scheme was entered.
    ///
    /// - Parameters:
    ///   - text: the text that the user entered.
    ///   - limitsPlainHTTP: as in ``read(_:limitsPlainHTTP:)``.
    /// - Throws: ``Problem``, but not `holdsSecrets`.
    /// - Returns: the address.
    public static func readList(
        _ text: String,
        limitsPlainHTTP: Bool = false
    ) throws(Problem) -> URL {
        var text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw .empty }
        let scheme = text.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
        if !text.dropFirst(scheme.count).hasPrefix("://") {
            let url = try parse("https://\(text)", limitsPlainHTTP)
            text = (isLocal(url.host ?? "") ? "http://" : "https://") + text
        } else if !["http", "https"].contains(scheme.lowercased()) {
            throw .missingScheme
        }
        return try parse(text, limitsPlainHTTP)
    }

    private static func parse(_ text: String, _ limitsPlainHTTP: Bool) throws(Problem) -> URL {
        guard !text.contains(where: \.isWhitespace), let url = URL(string: text),
            let host = url.host, !host.isEmpty
        else { throw .malformed }
        if limitsPlainHTTP, url.scheme?.lowercased() == "http", !isLocal(host) { throw .insecure }
        return url
    }

    private static func isLocal(_ host: String) -> Bool {
        let isAddress = host.contains(":") || host.allSatisfy { $0.isNumber || $0 == "." }
        return isAddress || !host.contains(".") || host.lowercased().hasSuffix(".local")
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
