import Foundation

/// Pages of the Internet Movie Database.
enum IMDb {
    /// Whether an id has only letters and digits, and can't change an address.
    static func isNumber(_ id: String) -> Bool {
        !id.isEmpty && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    /// Returns the page about an id, such as `tt0468569`, in a folder; nil if the id is missing or
    /// has other characters than letters and digits, which could change the address.
    static func page(_ folder: String, _ id: String?) -> URL? {
        guard let id, isNumber(id) else { return nil }
        return URL(string: "https://www.imdb.com/\(folder)/\(id)/")
    }
}
