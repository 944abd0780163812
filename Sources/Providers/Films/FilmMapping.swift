import Catalog

/// Turns the service's films into items.
struct FilmMapping {
    /// The catalogue that the items belong to.
    let catalog: CatalogID
    /// Where pictures lie.
    let images: FilmImages

    /// The items of a list in its order; of films with the same name the first one.
    func items(_ films: [FilmPayload]) -> [Item] {
        var seen: Set<String> = []
        return films.map(item).filter { seen.insert($0.id.key).inserted }
    }

    /// The item of a film.
    ///
    /// Where a service has one text only, it is the short one and the long one.
    func item(_ film: FilmPayload) -> Item {
        let short = film.shortDescription ?? film.longDescription
        return Item(
            id: Item.ID(catalog, FilmIdentity.key(of: film)),
            title: film.title,
            artwork: film.image.flatMap(images.path).map { Artwork(path: $0) },
            facets: Facets()
                .setting(.overview, short)
                .setting(.longDescription, film.longDescription ?? short)
                .setting(.released, film.released)
                .setting(.rating, rating(film.userRating))
                .setting(.criticRating, rating(film.criticRating))
        )
    }

    /// Nil for what is not on a scale from 0 to 10.
    private func rating(_ average: Double?) -> Rating? {
        average.flatMap { (0...10).contains($0) ? Rating($0) : nil }
    }
}
