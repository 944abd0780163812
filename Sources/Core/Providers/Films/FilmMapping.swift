import Catalog

/// Turns the service's films into items.
struct FilmMapping {
    /// The catalog that the items belong to.
    let catalog: CatalogID
    /// Where pictures lie.
    let images: FilmImages

    /// The items of a list in its order; of films with the same name the first one.
    ///
    /// Scores above 10 say that all scores of that kind in the list count up to 100, as those of
    /// critics often do.
    func items(_ films: [FilmPayload]) -> [Item] {
        let users = RatingScale(of: films.map(\.userRating))
        let critics = RatingScale(of: films.map(\.criticRating))
        var seen: Set<String> = []
        return films.map { item($0, users: users, critics: critics) }
            .filter { seen.insert($0.id.key).inserted }
    }
}

extension FilmMapping {

    /// The item of a film.
    ///
    /// Where a service has one text only, it is the short one and the long one.
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
