package import Foundation
import Networking
import Primitives

extension URL {
    /// Parses an HTTP or HTTPS address with a host, which may be relative to another one (RFC 3986,
    /// section 5); nil for anything else.
    ///
    /// Services encode addresses in part or not at all: escapes stay, and characters that aren't
    /// allowed are encoded.
    package init?(webAddress text: String, relativeTo base: URL? = nil) {
        let text = text.trimmed
        var url = URL(string: text, encodingInvalidCharacters: false)
        if url?.scheme == nil {
            let encoded = url == nil ? text.encodedOnce : text
            url = URL(string: encoded, relativeTo: base)?.absoluteURL
        }
        guard let url, let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            url.host()?.isEmpty == false
        else { return nil }
        self = url
    }
}

extension String {
    /// This address, whose parts after the host are percent-encoded unless they already are.
    fileprivate var encodedOnce: String {
        // Foundation encodes a host in another script.
        let host = /([A-Za-z][A-Za-z0-9+.\-]*:)?\/\/[^\/?#]*/.matchingSemantics(.unicodeScalar)
        let start = prefixMatch(of: host)?.range.upperBound ?? startIndex
        return self[..<start]
            + String(self[start...]).percentEncodedOnce(except: ":/?#@!$&'()*+,;=")
    }
}
