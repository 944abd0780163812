/// Which films of a collection a list holds.
struct FilmFilter: Hashable, Sendable {
    /// Groups of genre ids: of each group at least one is needed.
    var genres: [[Int]] = []
    /// Genre ids none of which may be there.
    var withoutGenres: [Int] = []
    var earliest: ReleaseDay?
    var latest: ReleaseDay?
    /// The year of release.
    var year: Int?
    var leastRating: Double?
    var greatestRating: Double?
    var leastVotes: Int?
    var greatestVotes: Int?
    var leastRuntime: Int?
    var greatestRuntime: Int?
    /// ISO 639-1 codes, one of which is needed; empty for all.
    var languages: [String] = []

    /// Lets every film through.
    static let everything = FilmFilter()

    /// Whether a film belongs to the list.
    func accepts(_ film: Film) -> Bool {
        isWithin(film.rating, leastRating, greatestRating)
            && isWithin(film.votes, leastVotes, greatestVotes)
            && isWithin(film.runtime, leastRuntime, greatestRuntime)
            && acceptsDay(film.released)
            && acceptsGenres(film.record.genres)
            && (languages.isEmpty || languages.contains(film.record.language))
    }
}

extension FilmFilter {
    private func isWithin<Number: Comparable>(
        _ number: Number,
        _ least: Number?,
        _ greatest: Number?
    ) -> Bool {
        if let least, number < least { return false }
        if let greatest, number > greatest { return false }
        return true
    }

    /// A film without a day of release is in no span of days.
    private func acceptsDay(_ day: ReleaseDay) -> Bool {
        if earliest == nil, latest == nil, year == nil { return true }
        guard day.isKnown, isWithin(day, earliest, latest) else { return false }
        return year.map { $0 == day.year } ?? true
    }

    private func acceptsGenres(_ ids: [Int]) -> Bool {
        genres.allSatisfy { group in group.contains(where: ids.contains) }
            && !withoutGenres.contains(where: ids.contains)
    }
}
