import ScreenDriver

/// A film's row or cell as a screen reader speaks it: "Alien, 1979, Horror, rated 8.2".
struct Film: Hashable, Sendable {
    let element: Element
    /// The text before the year.
    let title: String
    let isFavorite: Bool

    /// Nil if the element is something else.
    init?(_ element: Element) {
        guard element.isShowing, [Role.row, .cell].contains(element.role),
            let match = element.name.wholeMatch(
                of: /(.+?), \d{4}, .+, (?:rated \d+\.\d|Not rated yet)(, favorite)?/
            )
        else { return nil }
        self.element = element
        title = String(match.1)
        isFavorite = match.2 != nil
    }

    /// A row or a cell of any film.
    static let any = Query("film") { Film($0) != nil }

    /// The row or cell of the film with a title.
    static func titled(_ title: String) -> Query {
        Query("film \"\(title)\"") { Film($0)?.title == title }
    }
}

extension Element {
    /// The films on screen, from the top.
    var films: [Film] { all.compactMap(Film.init) }
}
