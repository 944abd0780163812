import Catalog
import Foundation

/// Converts TMDB's people into items.
enum PersonMapping {
    static func item(_ person: PersonPayload) -> Item {
        Item(
            id: Item.ID(TMDBPeopleProvider.id, String(person.id)),
            title: person.name,
            artwork: person.profilePath.map {
                Artwork(path: $0, aspectRatio: MovieMapping.pictureRatio)
            },
            facets: Facets()
                .setting(.department, person.department)
                .setting(.popularity, person.popularity)
        )
    }

    /// Returns each person once with all their roles; those with one of the `mostly` roles come
    /// first, in that order.
    static func entries(
        of credits: [CreditsPayload<PersonPayload>.Credit],
        mostly roles: [String]
    ) -> [ItemSection.Entry] {
        let people = CreditsByItem(
            credits.filter { !$0.subject.isAdult }.map { ($0.subject.id, $0.subject, $0.role) }
        ).elements
        let rank = { (person: CreditsByItem<PersonPayload>.Element) in
            person.roles.compactMap(roles.firstIndex(of:)).min() ?? roles.count
        }
        return (0...roles.count).flatMap { place in people.filter { rank($0) == place } }
            .map { ItemSection.Entry(item($0.value), roles: $0.roles) }
    }

    /// Converts the response for a single person.
    ///
    /// Movies come from `mapping`, whose website also has a page for each person.
    static func details(_ payload: PersonDetailsPayload, _ mapping: MovieMapping) -> ItemDetails {
        let item = item(payload.person)
        let facets = item.facets
            .setting(.biography, payload.biography)
            .setting(.born, payload.born)
            .setting(.died, payload.died)
            .setting(.birthplace, payload.birthplace)
            .setting(.source, mapping.pages?.appending(path: "person/\(payload.person.id)"))
            .setting(.imdb, IMDb.page("name", payload.imdbID))
        let isActor = payload.person.department.map { $0 == "Acting" } ?? true
        let main = isActor ? payload.credits.cast : payload.credits.crew
        let sections = [
            ItemSection(.knownFor, knownFor(movies(main), mapping)),
            ItemSection(
                .credits,
                byDate(movies(payload.credits.cast + payload.credits.crew)).map {
                    ItemSection.Entry(mapping.item($0.value), roles: $0.roles)
                }
            ),
        ]
        return ItemDetails(item: item, facets: facets, sections: sections.compactMap(\.self))
    }
}

extension PersonMapping {
    private typealias Credit = CreditsPayload<CreditedMoviePayload>.Credit

    /// The maximum number of movies that a person is known for.
    private static let knownForCount = 8

    private static func movies(_ credits: [Credit]) -> [CreditsByItem<MoviePayload>.Element] {
        CreditsByItem(
            credits.filter { !$0.subject.isAdult }
                .map { ($0.subject.movie.id, $0.subject.movie, $0.role) }
        ).elements
    }

    /// Returns the movies with the most votes.
    private static func knownFor(
        _ movies: [CreditsByItem<MoviePayload>.Element],
        _ mapping: MovieMapping
    ) -> [ItemSection.Entry] {
        let votes = { (movie: MoviePayload) in
            (Double(movie.voteCount ?? 0), movie.popularity ?? 0)
        }
        return movies.sorted { votes($1.value) < votes($0.value) }.prefix(knownForCount)
            .map { ItemSection.Entry(mapping.item($0.value), roles: $0.roles) }
    }

    /// Returns the movies that a person directed, the most popular first.
    static func directed(_ payload: PersonDetailsPayload, _ mapping: MovieMapping) -> [Item] {
        movies(payload.credits.crew.filter { $0.role == "Director" })
            .sorted { ($1.value.popularity ?? 0) < ($0.value.popularity ?? 0) }
            .map { mapping.item($0.value) }
    }

    /// Returns the latest movies first, after those without a date, which are yet to come.
    private static func byDate(
        _ movies: [CreditsByItem<MoviePayload>.Element]
    ) -> [CreditsByItem<MoviePayload>.Element] {
        let future = Day(year: 9999)
        return movies.sorted { ($1.value.released ?? future) < ($0.value.released ?? future) }
    }
}

/// People or movies without duplicates, each with the roles of all its credits.
struct CreditsByItem<Value> {
    struct Element {
        let value: Value
        var roles: [String]
    }

    /// The elements in the order in which they first occur.
    private(set) var elements: [Element] = []

    init(_ values: [(id: Int, value: Value, role: String?)]) {
        var places: [Int: Int] = [:]
        for (id, value, role) in values {
            let place = places[id] ?? elements.count
            if place == elements.count {
                places[id] = place
                elements.append(Element(value: value, roles: []))
            }
            if let role, !elements[place].roles.contains(role) {
                elements[place].roles.append(role)
            }
        }
    }
}
