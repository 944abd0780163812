import Foundation
import Primitives

extension [String: String] {
    /// The first proxy variable that is set, in libcurl's order, or nil.
    ///
    /// https://curl.se/libcurl/c/CURLOPT_PROXY.html
    var proxyVariable: String? {
        ["https_proxy", "HTTPS_PROXY", "http_proxy", "all_proxy", "ALL_PROXY"]
            .first { self[$0]?.isEmpty == false }
    }

    /// The proxy in that variable, without its user name and password.
    var proxyText: String? {
        guard let text = proxyVariable.flatMap({ self[$0] }), let end = text.lastIndex(of: "@")
        else { return proxyVariable.flatMap { self[$0] } }
        let scheme = text.firstRange(of: "://").map { text[..<$0.upperBound] } ?? ""
        return String(scheme + text[text.index(after: end)...])
    }
}

extension [String: String] {
    /// Returns the address in a variable; nil if the variable is unset or empty.
    ///
    /// - Throws: ``ConfigurationError`` unless it is a web address.
    func address(_ name: String) throws(ConfigurationError) -> URL? {
        let text = (self[name] ?? "").trimmed
        guard !text.isEmpty else { return nil }
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
            ["http", "https"].contains(scheme), url.host?.isEmpty == false
        else { throw .invalidAddress(variable: name) }
        return url
    }
}
