import Foundation

/// How another service's list names a film.
public enum FilmName: Hashable, Sendable {
    /// The key of an item, from the column ``CatalogDescriptor/filmColumn``.
    case key(String)
    /// A number of the Internet Movie Database, such as `tt0068646`.
    case imdb(String)
    /// A title, and the year of release if it is known.
    case title(String, year: Int?)

    /// Whether an item has this title, or this original title, and this year.
    ///
    /// Ignores case, diacritics, punctuation and spaces, unless a title has nothing else. False for
    /// keys and numbers, which items don't have as facts.
    public func names(_ item: Item) -> Bool {
        guard case .title(let title, let year) = self else { return false }
        if let year, item.facets[.released]?.year != year { return false }
        let letters = title.comparable
        return [item.title, item.facets[.originalTitle]].contains { other in
            letters.isEmpty ? other == title : other?.comparable == letters
        }
    }
}

/// The films that a service finds for a name.
public struct FilmMatches: Hashable, Sendable {
    /// Those that the name certainly means; more than one if several have the same title and year.
    public var certain: [Item]
    /// Others that it might mean, the most likely first.
    public var possible: [Item]

    /// Creates matches; none by default.
    public init(certain: [Item] = [], possible: [Item] = []) {
        (self.certain, self.possible) = (certain, possible)
    }

    /// Divides items into those that a name means and others.
    public init(of name: FilmName, in items: [Item]) {
        certain = items.filter(name.names)
        possible = items.filter { !name.names($0) }
    }
}

extension String {
    /// The letters and digits without case and diacritics.
    fileprivate var comparable: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .filter { $0.isLetter || $0.isNumber }
    }
}
