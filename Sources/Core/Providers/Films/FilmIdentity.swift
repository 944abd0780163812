import Catalog
import Foundation

/// The key of a film within the catalog.
enum FilmIdentity {
    /// The longest service id that is accepted, in UTF-8 bytes.
    private static let longest = 200

    /// The service's own id if it has one, otherwise one derived from title and year.
    ///
    /// So a film is the same in both lists, whatever the spelling of its title: `The Dark Knight`
    /// of 2008 is `the-dark-knight-2008`. A derived key always has a hyphen, so it never equals a
    /// numeric id.
    static func key(of film: FilmPayload) -> String {
        if let id = film.id, id.utf8.count <= longest { return id }
        return "\(normalized(film.title))-\(film.released.map { String($0.year) } ?? "")"
    }

    /// Letters and digits in lower case, without accents, words joined by hyphens; the title itself
    /// if it has neither letters nor digits.
    private static func normalized(_ title: String) -> String {
        let folded = title.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
            locale: nil
        )
        let words = folded.split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? title : words.joined(separator: "-")
    }
}
