import Catalog
import Foundation

/// What names a film within the catalog.
enum FilmIdentity {
    /// The longest name of a service's that is taken over, in UTF-8 bytes.
    private static let longest = 200

    /// The service's own name where it has one, else one made of title and year.
    ///
    /// So a film is the same one in both lists, however its title is written there: `The Dark
    /// Knight` of 2008 is `the-dark-knight-2008`. A made name always has a hyphen, so that it is
    /// never a service's number.
    static func key(of film: FilmPayload) -> String {
        if let id = film.id, id.utf8.count <= longest { return id }
        return "\(normalized(film.title))-\(film.released.map { String($0.year) } ?? "")"
    }

    /// Letters and digits in lower case, without accents, words joined by hyphens; the title itself
    /// where it has neither letters nor digits.
    private static func normalized(_ title: String) -> String {
        let folded = title.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
            locale: nil
        )
        let words = folded.split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? title : words.joined(separator: "-")
    }
}
