/// The films that are similar to a film, and others recommended with it.
///
/// Both lists have only real films, so that a hundred thousand made-up ones cost no time.
struct RelatedFilms: Sendable {
    /// The films with the highest scores: 2 points for each genre in common, 1 for each person,
    /// and 2 for the same decade or 1 for an adjacent one.
    ///
    /// Each has a genre or a person in common.
    let similar: [FilmRecord]
    /// First the films with the most people in common, then those with the highest ratings that
    /// have the film's first genre and 200 votes or more.
    ///
    /// None of them is in ``similar``.
    let recommended: [FilmRecord]

    /// The maximum number of films in each list.
    private static let length = 20
    private static let leastVotes = 200

    init(to film: Film, in library: FilmLibrary) {
        let people = library.people
        let ids = people.credits(ofFilm: film.id).ids
        let candidates = library.films.records.filter { $0.id != film.id }.map { record in
            Candidate(
                record: record,
                genres: record.genres.count(where: film.record.genres.contains),
                people: people.credits(ofFilm: record.id).ids.intersection(ids).count,
                decades: Self.decades(between: record.released, and: film.released)
            )
        }
        let similar = Self.best(candidates, by: \.score)
        let similarIDs = Set(similar.map(\.id))
        let others = candidates.filter { !similarIDs.contains($0.record.id) }
        let wellRated = others.filter { other in
            other.people == 0 && other.record.votes >= Self.leastVotes
                && film.record.genres.first.map(other.record.genres.contains) == true
        }
        self.similar = similar
        recommended = Array(
            (Self.best(others) { Double($0.people) } + Self.best(wellRated, by: \.record.rating))
                .prefix(Self.length)
        )
    }
}

extension RelatedFilms {
    /// A real film and what it has in common with the film.
    private struct Candidate {
        let record: FilmRecord
        /// The number of genres in common.
        let genres: Int
        /// The number of people in common.
        let people: Int
        /// The number of decades in between; nil if a release date is unknown.
        let decades: Int?

        /// The similarity; 0 without a genre or a person in common.
        var score: Double {
            guard genres + people > 0 else { return 0 }
            return Double(2 * genres + people + max(0, 2 - (decades ?? 2)))
        }
    }

    private static func decades(between one: ReleaseDay, and other: ReleaseDay) -> Int? {
        one.isKnown && other.isKnown ? abs(one.year / 10 - other.year / 10) : nil
    }

    /// Returns the films with the highest scores above 0.
    ///
    /// Ties are in the order of `candidates`, by descending popularity.
    private static func best(
        _ candidates: [Candidate],
        by score: (Candidate) -> Double
    ) -> [FilmRecord] {
        let scores = candidates.enumerated().map { (score: score($1), place: $0) }
        return scores.filter { $0.score > 0 }
            .sorted { ($0.score, $1.place) > ($1.score, $0.place) }
            .prefix(length).map { candidates[$0.place].record }
    }
}
