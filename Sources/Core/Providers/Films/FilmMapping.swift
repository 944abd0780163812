import Catalog

/// Converts the service's films into items.
struct FilmMapping {
    let catalog: CatalogID
    let images: FilmImages

    /// Returns a list's items in order; of films with the same key, only the first.
    ///
    /// A score above 10 means that all scores of that kind in the list are out of 100, as critics'
    /// scores often are.
    func items(_ films: [FilmPayload]) -> [Item] {
        let users = RatingScale(of: films.map(\.userRating))
        let critics = RatingScale(of: films.map(\.criticRating))
        var seen: Set<String> = []
        return films.map { item($0, users: users, critics: critics) }
            .filter { seen.insert($0.id.key).inserted }
    }
}

extension FilmMapping {

    /// Converts a film; if it has only one text, it serves as both the short and the long
    /// description.
    private func item(_ film: FilmPayload, users: RatingScale, critics: RatingScale) -> Item {
        let short = film.shortDescription ?? film.longDescription
        return Item(
            id: Item.ID(catalog, FilmIdentity.key(of: film)),
            title: film.title,
            artwork: film.image.flatMap(images.path).map { Artwork(path: $0) },
            facets: Facets()
                .setting(.overview, short)
                .setting(.longDescription, film.longDescription ?? short)
                .setting(.released, film.released)
                .setting(.rating, users.rating(film.userRating))
                .setting(.criticRating, critics.rating(film.criticRating))
        )
    }
}
