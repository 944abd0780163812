/// The films that a list contains.
struct FilmFilter: Hashable, Sendable {
    /// Groups of genre ids; a film needs at least one from each group.
    var genres: [[Int]] = []
    /// Excluded genre ids.
    var withoutGenres: [Int] = []
    var earliest: ReleaseDay?
    var latest: ReleaseDay?
    /// The release year.
    var year: Int?
    var leastRating: Double?
    var greatestRating: Double?
    var leastVotes: Int?
    var greatestVotes: Int?
    var leastRuntime: Int?
    var greatestRuntime: Int?
    /// ISO 639-1 codes, one of which is required; empty for all.
    var languages: [String] = []
    /// ISO 3166-1 codes, one of which is required; empty for all.
    var countries: [String] = []
    /// The ids of the films to choose from; nil for all.
    var ids: Set<Int>?

    static let everything = FilmFilter()

    /// Returns whether a film passes.
    func accepts(_ film: Film) -> Bool {
        isWithin(film.rating, leastRating, greatestRating)
            && isWithin(film.votes, leastVotes, greatestVotes)
            && isWithin(film.runtime, leastRuntime, greatestRuntime)
            && acceptsDay(film.released)
            && acceptsGenres(film.record.genres)
            && (languages.isEmpty || languages.contains(film.record.language))
            && (countries.isEmpty || film.record.countries.contains(where: countries.contains))
            && ids?.contains(film.id) ?? true
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

    /// A film without a release date doesn't match any date range.
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
