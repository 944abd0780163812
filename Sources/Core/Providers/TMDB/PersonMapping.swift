import Catalog
import Foundation
import JSONText

/// Converts TMDB's people into items.
///
/// https://developer.themoviedb.org/reference/person-details
enum PersonMapping {
    /// The maximum number of movies that a person is known for.
    private static let knownForCount = 8

    /// Converts a person in search results and credits, or the response for a single one; nil without
    /// a number or name.
    static func item(_ person: JSON) -> Item? {
        guard let id = person["id"]?.identifier, let name = person["name"]?.text else { return nil }
        return Item(
            id: Item.ID(TMDBPeopleProvider.id, String(id)),
            title: name,
            artwork: person["profile_path"]?.path.map {
                Artwork(path: $0, aspectRatio: MovieMapping.pictureRatio)
            },
            facets: Facets()
                .setting(.department, person["known_for_department"]?.text)
                .setting(.popularity, person["popularity"]?.lenientNumber)
        )
    }

    /// Returns each person once with all their roles; those with one of the `mostly` roles come
    /// first, in that order.
    static func entries(of credits: JSON?, mostly roles: [String]) -> [ItemSection.Entry] {
        let people = merged(credits, item: item).map(\.entry)
        let rank = { (person: ItemSection.Entry) in
            person.roles.compactMap(roles.firstIndex(of:)).min() ?? roles.count
        }
        return (0...roles.count).flatMap { place in people.filter { rank($0) == place } }
    }

    /// Converts the response for a single person; nil without a number or name.
    ///
    /// Movies come from `mapping`, whose website also has a page for each person.
    static func details(_ person: JSON, _ mapping: MovieMapping) -> ItemDetails? {
        guard let item = item(person) else { return nil }
        let facets = item.facets
            .setting(.biography, person["biography"]?.text)
            .setting(.born, person["birthday"]?.day)
            .setting(.died, person["deathday"]?.day)
            .setting(.birthplace, person["place_of_birth"]?.text)
            .setting(.source, mapping.pages?.appending(path: "person/\(item.id.key)"))
            .setting(.imdb, IMDb.page("name", person.imdbID))
        let isActor = item.facets[.department].map { $0 == "Acting" } ?? true
        let (cast, crew) = (person["movie_credits"]?["cast"], person["movie_credits"]?["crew"])
        let main = merged(isActor ? cast : crew) { mapping.item($0) }
        let all = merged(cast, crew) { mapping.item($0) }
        let sections = [
            ItemSection(
                .knownFor,
                main.sorted(by: hasMoreVotes).prefix(knownForCount).map(\.entry)
            ),
            ItemSection(.credits, byDate(all.map(\.entry))),
        ]
        return ItemDetails(item: item, facets: facets, sections: sections.compactMap(\.self))
    }

    /// Returns the movies that a person directed, the most popular first.
    static func directed(_ person: JSON, _ mapping: MovieMapping) -> [Item] {
        merged(person["movie_credits"]?["crew"]) { mapping.item($0) }
            .map(\.entry).filter { $0.roles.contains("Director") }.map(\.item)
            .sorted { ($1.facets[.popularity] ?? 0) < ($0.facets[.popularity] ?? 0) }
    }
}

extension PersonMapping {
    /// A credit of a person or movie, and the entry for all their credits.
    private struct Credits {
        let first: JSON
        var entry: ItemSection.Entry
    }

    private static func hasMoreVotes(_ left: Credits, _ right: Credits) -> Bool {
        let votes = { (movie: Credits) in
            (
                movie.first["vote_count"]?.lenientInteger ?? 0,
                movie.entry.item.facets[.popularity] ?? 0
            )
        }
        return votes(right) < votes(left)
    }

    /// Returns the latest movies first, after those without a date, which are yet to come.
    private static func byDate(_ movies: [ItemSection.Entry]) -> [ItemSection.Entry] {
        let future = Day(year: 9999)
        return movies.sorted {
            ($1.item.facets[.released] ?? future) < ($0.item.facets[.released] ?? future)
        }
    }

    /// Returns the people of a movie's credits, or the movies of a person's, once each in the order in
    /// which they first occur, with the names of the characters and jobs of all their credits.
    ///
    /// Those that are pornographic are left out.
    /// https://developer.themoviedb.org/reference/movie-credits,
    /// https://developer.themoviedb.org/reference/person-movie-credits
    private static func merged(_ credits: JSON?..., item: (JSON) -> Item?) -> [Credits] {
        var merged: [Credits] = []
        var places: [Item.ID: Int] = [:]
        for credit in credits.flatMap({ $0?.elements ?? [] }) where !credit.isAdult {
            guard let item = item(credit) else { continue }
            let role = credit["character"]?.text ?? credit["job"]?.text
            if let place = places[item.id] {
                let entry = merged[place].entry
                if let role, !entry.roles.contains(role) {
                    merged[place].entry = ItemSection.Entry(entry.item, roles: entry.roles + [role])
                }
            } else {
                places[item.id] = merged.count
                let entry = ItemSection.Entry(item, roles: [role].compactMap(\.self))
                merged.append(Credits(first: credit, entry: entry))
            }
        }
        return merged
    }
}

extension JSON {
    /// Whether a film is pornographic, or a person known for such films; false if it is missing.
    var isAdult: Bool { self["adult"]?.bool ?? false }
}
