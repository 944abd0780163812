/// The people who acted in or directed the collection's real films.
///
/// Made-up films have no people.
struct PersonCollection: Sendable {
    /// All people, by descending popularity, then by id.
    let people: [Person]

    private let indices: [Int: Int]
    private let credits: [Int: FilmCredits]

    init(records: [PersonRecord], films: FilmCollection) {
        people = records.compactMap { Person($0, films: films) }.sorted {
            ($1.popularity, $0.id) < ($0.popularity, $1.id)
        }
        indices = Dictionary(
            people.enumerated().map { ($1.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var credits: [Int: FilmCredits] = [:]
        for person in people {
            for part in person.acted {
                credits[part.film.id, default: .none].cast.append((person, part.order))
            }
            for film in person.directed {
                credits[film.id, default: .none].directors.append(person)
            }
            for film in person.films {
                credits[film.id, default: .none].ids.insert(person.id)
            }
        }
        self.credits = credits.mapValues { credits in
            var credits = credits
            credits.cast.sort { $0.order < $1.order }
            credits.directors.sort { $0.id < $1.id }
            return credits
        }
    }

    /// Returns a person; nil for an unknown id.
    func person(withID id: Int) -> Person? { indices[id].map { people[$0] } }

    /// Returns the people whose names have a word that begins with each word of a text, by
    /// descending popularity.
    ///
    /// A text without letters and digits matches nobody.
    func people(matching text: String) -> [Person] {
        let query = SearchText.words(text)
        guard !query.isEmpty else { return [] }
        return people.filter { person in
            query.allSatisfy { word in person.words.contains { $0.hasPrefix(word) } }
        }
    }

    /// Returns the ids of the films with at least one person from each group of ids, and at least
    /// one director from each group of `directors`.
    func films(with groups: [[Int]], directedBy directors: [[Int]] = []) -> Set<Int> {
        let films = credits.filter { _, credits in
            let crew = Set(credits.directors.map(\.id))
            return groups.allSatisfy { group in group.contains(where: credits.ids.contains) }
                && directors.allSatisfy { group in group.contains(where: crew.contains) }
        }
        return Set(films.keys)
    }

    /// Returns a film's credits; none for a made-up film and for one without a recorded cast.
    func credits(ofFilm id: Int) -> FilmCredits { credits[id, default: .none] }
}
