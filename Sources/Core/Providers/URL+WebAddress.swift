package import Foundation

extension URL {
    /// Parses an absolute HTTP or HTTPS address with a host; nil for anything else.
    package init?(webAddress text: String) {
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
            ["http", "https"].contains(scheme), url.host()?.isEmpty == false
        else { return nil }
        self = url
    }
}
