import Foundation

/// Pages of the Internet Movie Database.
enum IMDb {
    /// Returns the page about an id, such as `tt0468569`, in a folder; nil if the id is missing or
    /// has other characters than letters and digits, which could change the address.
    static func page(_ folder: String, _ id: String?) -> URL? {
        guard let id, id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
            return nil
        }
        return URL(string: "https://www.imdb.com/\(folder)/\(id)/")
    }
}
