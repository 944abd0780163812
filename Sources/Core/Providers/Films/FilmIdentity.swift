import Catalog
import Foundation

/// Determines a film's key within the catalog.
enum FilmIdentity {
    /// The maximum length of an identifier, in UTF-8 bytes.
    private static let longest = 200

    /// Returns the service's identifier if it has one, otherwise one derived from the title and
    /// year.
    ///
    /// A film therefore has the same key in both lists, however its title is spelled: `The Dark
    /// Knight` from 2008 becomes `the-dark-knight-2008`. A derived key always contains a hyphen, so
    /// it never equals a numeric identifier.
    static func key(id: String?, title: String, year: Int?) -> String {
        if let id, id.utf8.count <= longest { return id }
        return "\(normalized(title))-\(year.map { String($0) } ?? "")"
    }

    /// Returns a title's letters and digits in lower case, without accents, as words joined by
    /// hyphens.
    ///
    /// If the title has neither letters nor digits, returns it unchanged.
    private static func normalized(_ title: String) -> String {
        let folded = title.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
            locale: nil
        )
        let words = folded.split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? title : words.joined(separator: "-")
    }
}
