import Foundation

/// Keeps API keys out of the request log.
enum KeyRedaction {
    /// Path and query for the log: without the item `api_key`, and with `redacted` in place of
    /// anything else that looks like a key.
    ///
    /// Both arguments are as sent: percent-encoded path segments, and `name=value` items.
    static func target(path: [Substring], query: [Substring]) -> String {
        let segments = path.map { isSecret($0) ? "redacted" : String($0) }
        let items = query.filter { !isKeyItem($0) }.map(redactedItem)
        let target = "/" + segments.joined(separator: "/")
        return items.isEmpty ? target : target + "?" + items.joined(separator: "&")
    }
}

extension KeyRedaction {
    private static func isKeyItem(_ item: Substring) -> Bool {
        let name = item.prefix { $0 != "=" }
        return (name.removingPercentEncoding ?? "").lowercased() == "api_key"
    }

    private static func redactedItem(_ item: Substring) -> String {
        let name = item.prefix { $0 != "=" }
        guard !isSecret(name) else { return "redacted" }
        return isSecret(item) ? "\(name)=redacted" : String(item)
    }

    /// Whether a text contains 32 hexadecimal digits in a row or the start of a bearer token.
    private static func isSecret(_ encoded: Substring) -> Bool {
        let text = encoded.removingPercentEncoding ?? String(encoded)
        if text.utf8.count >= 32, text.contains("eyJ") { return true }
        var run = 0
        for byte in text.utf8 {
            run = APIKey.isHexDigit(byte) ? run + 1 : 0
            if run >= 32 { return true }
        }
        return false
    }
}
