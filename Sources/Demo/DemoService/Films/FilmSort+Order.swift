extension FilmSort {
    /// Returns the positions of all of a collection's films in this order.
    ///
    /// Ties are sorted by id, in both directions. Films without a release date come last. Titles
    /// are compared in `language`, ignoring case and accents.
    func order(of films: FilmCollection, language: ContentLanguage) -> [Int32] {
        switch key {
        case .popularity: positions(films) { $0.popularity }
        case .revenue: positions(films) { $0.revenue }
        case .voteAverage: positions(films) { $0.rating }
        case .voteCount: positions(films) { $0.votes }
        case .primaryReleaseDate, .releaseDate:
            positions(films) { film in
                isAscending && !film.released.isKnown ? Int32.max : film.released.number
            }
        case .title: positions(films) { SearchText.folded($0.title(in: language)) }
        case .originalTitle: positions(films) { SearchText.folded($0.originalTitle) }
        }
    }

    /// Computes each key once, because deriving a made-up film takes longer than comparing.
    private func positions(
        _ films: FilmCollection,
        by key: (Film) -> some Comparable
    ) -> [Int32] {
        let keys = (0..<films.count).map { key(films[$0]) }
        return (0..<Int32(films.count)).sorted { left, right in
            let (a, b) = (keys[Int(left)], keys[Int(right)])
            if a == b { return films.id(at: Int(left)) < films.id(at: Int(right)) }
            return isAscending ? a < b : b < a
        }
    }
}
