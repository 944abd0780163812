import Catalog
import JSONText
import Primitives

/// Converts the service's films into items.
///
/// Services of this kind share no common spelling: for each fact, the first name with a value wins.
struct FilmMapping {
    let catalog: CatalogID
    let images: FilmImages

    /// Returns a list's items in order, and how many rows couldn't be converted; of films with the
    /// same key, only the first.
    ///
    /// A score above 10 means that all scores of that kind in the list are out of 100, as critics'
    /// scores often are.
    func items(_ rows: [JSON]) -> (items: [Item], skipped: Int) {
        let users = RatingScale(of: rows.map(Self.userScore))
        let critics = RatingScale(of: rows.map(Self.criticScore))
        let items = rows.compactMap { item($0, users: users, critics: critics) }
        var seen: Set<String> = []
        return (items.filter { seen.insert($0.id.key).inserted }, rows.count - items.count)
    }

    /// Converts a film; nil without a title.
    ///
    /// A single text serves as both the short and the long description.
    private func item(_ film: JSON, users: RatingScale, critics: RatingScale) -> Item? {
        let titles = ["title", "name", "filmTitle", "film_title"]
        guard let title = film.first(of: titles, \.text) else { return nil }
        let long = film.first(of: ["longDescription", "long_description"], \.text)
        let shortTexts = ["shortDescription", "short_description", "description", "overview"]
        let short = film.first(of: shortTexts, \.text) ?? long
        let released = released(film)
        let image = film.first(of: ["image", "imageUrl", "image_url", "poster"], \.path)
        let key = FilmIdentity.key(id: film["id"]?.text, title: title, year: released?.year)
        return Item(
            id: Item.ID(catalog, key),
            title: title,
            artwork: image.flatMap(images.path).map { Artwork(path: $0) },
            facets: Facets()
                .setting(.overview, short)
                .setting(.longDescription, long ?? short)
                .setting(.released, released)
                .setting(.rating, users.rating(Self.userScore(film)))
                .setting(.criticRating, critics.rating(Self.criticScore(film)))
        )
    }

    /// Returns the release date, or the part of it that is known.
    private func released(_ film: JSON) -> Day? {
        if let day = film.first(of: ["releaseDate", "release_date"], \.day) { return day }
        let year = film.first(of: ["year", "releaseYear", "release_year"], \.lenientInteger)
        return year.flatMap { (1...9999).contains($0) ? Day(year: $0) : nil }
    }

    private static func userScore(_ film: JSON) -> Double? {
        film.first(of: ["userRating", "user_rating"], \.lenientNumber)
    }

    private static func criticScore(_ film: JSON) -> Double? {
        film.first(of: ["criticRating", "critic_rating"], \.lenientNumber)
    }
}

extension JSON {
    /// Returns the value of the first member that has one.
    fileprivate func first<Value>(of names: [String], _ value: (JSON) -> Value?) -> Value? {
        for name in names {
            if let found = self[name].flatMap(value) { return found }
        }
        return nil
    }
}
