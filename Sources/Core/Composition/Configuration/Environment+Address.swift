import Foundation

extension [String: String] {
    /// The address in a variable; nil if it is not set or empty.
    /// - Throws: ``ConfigurationError`` unless it is a web address.
    func address(_ name: String) throws(ConfigurationError) -> URL? {
        let text = (self[name] ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return nil }
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
            ["http", "https"].contains(scheme), url.host?.isEmpty == false
        else { throw .invalidAddress(variable: name) }
        return url
    }
}
