import Catalog
import Foundation
import Primitives

extension Manifest {
    static func readService(_ value: ManifestValue) -> Service? {
        guard let object = value.object(["base", "headers", "key", "requestsPerSecond"]) else {
            return nil
        }
        let base = object.required("base")?.address()
        let headers = object["headers"].flatMap { readHeaders($0) }
        let key = object["key"].flatMap { readKey($0) }
        let rate = object["requestsPerSecond"]?.number(in: 0.1...1_000)
        return base.map {
            Service(
                base: folder($0),
                key: key,
                requestsPerSecond: rate,
                headers: headers ?? [:],
                query: $0.query(percentEncoded: true) ?? ""
            )
        }
    }

    /// Returns the address with a slash at its end and without a query.
    private static func folder(_ url: URL) -> URL {
        var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) ?? URLComponents()
        parts.query = nil
        parts.fragment = nil
        if !parts.percentEncodedPath.hasSuffix("/") { parts.percentEncodedPath += "/" }
        return parts.url ?? url
    }

    private static func readHeaders(_ value: ManifestValue) -> [String: String]? {
        guard let members = value.freeObject(limit: 20) else { return nil }
        var headers: [String: String] = [:]
        for (name, value) in members {
            guard isHeaderName(name) else {
                value.report(.form(.header))
                continue
            }
            headers[name] = value.headerValue()
        }
        return headers
    }

    private static func readKey(_ value: ManifestValue) -> KeyPlace? {
        let places = ["query", "header", "bearer", "basic"]
        guard let object = value.object(places + ["value"]) else { return nil }
        object.warn(ofMoreThanOne: places)
        if let name = object["query"]?.plainText() { return .query(name: name) }
        if let header = object["header"] {
            guard let name = header.string() else { return nil }
            guard isHeaderName(name) || name.lowercased() == "authorization" else {
                header.report(.form(.header))
                return nil
            }
            guard let value = object["value"] else { return .header(name: name, value: "{key}") }
            guard let text = value.headerValue() else { return nil }
            return text.contains("{key}")
                ? .header(name: name, value: text) : value.nothing(.lacks(["{key}"]))
        }
        if let user = object["basic"] {
            guard let name = user.headerValue() else { return nil }
            return name.contains(":") ? user.nothing(.form(.user)) : .basic(user: name)
        }
        if object["bearer"]?.bool() == true { return .bearer }
        value.report(.missing)
        return nil
    }

    /// Whether a manifest may set the header: a token (RFC 9110, section 5.6.2) that neither
    /// controls the connection nor carries a login.
    private static func isHeaderName(_ name: String) -> Bool {
        name.isPlainWord && !refusedHeaders.contains(name.lowercased())
    }

    private static let refusedHeaders: Set<String> = [
        "accept-encoding", "authorization", "connection", "content-length", "cookie", "expect",
        "host", "proxy-authorization", "range", "te", "trailer", "transfer-encoding", "upgrade",
    ]
}

extension ManifestValue {
    /// Reads the value of a header, which asked values may fill, at most 500 characters.
    fileprivate func headerValue() -> String? {
        guard plainText() != nil else { return nil }
        return filledString(\.text)
    }
}
