import ScreenDriver

/// A ranked film's row as a screen reader speaks it: rank, title, text, rating, favorite.
struct RankedFilm: Hashable, Sendable {
    let element: Element
    /// The text between the rank and the first comma.
    let title: String
    let isFavorite: Bool

    /// Nil if the element is something else, including a movie's row.
    init?(_ element: Element) {
        guard element.isShowing, [Role.row, .cell].contains(element.role),
            let ranked = element.name.prefixMatch(of: /\d+\. ([^,]+),/)
        else { return nil }
        self.element = element
        title = String(ranked.1)
        isFavorite = element.name.hasSuffix(", favorite")
    }

    /// The row of a title in the given favorite state.
    static func titled(_ title: String, isFavorite: Bool) -> Query {
        Query("\(isFavorite ? "hearted" : "plain") film \"\(title)\"") { element in
            RankedFilm(element).map { $0.title == title && $0.isFavorite == isFavorite } ?? false
        }
    }
}

extension Element {
    /// The ranked films on screen, from the top.
    var rankedFilms: [RankedFilm] { all.compactMap(RankedFilm.init) }
}

extension AppSession {
    /// Shows the film catalog and waits for its first row.
    @discardableResult
    func firstRankedFilm() async throws -> RankedFilm {
        // The window may restore this catalog.
        try await wait(until: "no film") { tree in
            tree.films.isEmpty && tree.rankedFilms.isEmpty ? nil : ()
        }
        try await key("ctrl+2")
        return try await wait(until: "no ranked film") { $0.rankedFilms.first }
    }
}
