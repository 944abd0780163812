import Foundation
import Networking

/// A parsed request for the routes.
struct ServiceRequest: Sendable {
    let method: HTTPRequest.Method
    /// The path's segments, percent-decoded and without empty ones.
    let path: [String]
    /// Decoded query items by name; if several have the same name, the last one wins.
    let query: [String: String]
    let headers: HTTPHeaders
    let body: Data
    /// The scheme, host and port by which the client reached the service, without a trailing slash.
    let origin: String

    /// Nil if the path or query isn't valid percent-encoding.
    init?(_ request: HTTPRequest) {
        guard let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: true) else {
            return nil
        }
        let rawPath = parts.percentEncodedPath.split(separator: "/")
        let rawQuery = parts.percentEncodedQuery?.split(separator: "&") ?? []
        guard let path = Self.decoded(rawPath) else { return nil }
        var query: [String: String] = [:]
        for item in rawQuery {
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.formDecoded(pair[0]),
                let value = Self.formDecoded(pair.count > 1 ? pair[1] : "")
            else { return nil }
            query[name] = value
        }
        method = request.method
        self.path = path
        self.query = query
        headers = request.headers
        body = request.body
        origin = Self.origin(of: parts, headers: request.headers)
    }

    /// Whether the method is GET or HEAD.
    var isRead: Bool { method == .get || method == .head }
}

extension ServiceRequest {
    private static func decoded(_ segments: [Substring]) -> [String]? {
        let decoded = segments.compactMap(\.removingPercentEncoding)
        return decoded.count == segments.count ? decoded : nil
    }

    /// Forms encode a space as a plus sign, which `URLComponents` doesn't decode.
    private static func formDecoded(_ text: Substring) -> String? {
        text.replacing("+", with: " ").removingPercentEncoding
    }

    /// Returns the address that the client used, regardless of what the server listens on.
    ///
    /// It is from the Host field, or behind a proxy from X-Forwarded-Host and X-Forwarded-Proto.
    /// Ignores a field that isn't a plain host and port, and schemes other than https.
    private static func origin(of parts: URLComponents, headers: HTTPHeaders) -> String {
        let forwarded = headers["X-Forwarded-Proto"] == "https" ? "https" : nil
        let scheme = forwarded ?? parts.scheme ?? "http"
        if let host = headers["X-Forwarded-Host"] ?? headers["Host"], !host.isEmpty,
            host.utf8.allSatisfy(isHostByte)
        {
            return "\(scheme)://\(host)"
        }
        let port = parts.port.map { ":\($0)" } ?? ""
        return "\(scheme)://\(parts.percentEncodedHost ?? "127.0.0.1")\(port)"
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
            UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"):
            true
        default: false
        }
    }
}
