extension FilmFilter {
    /// Parses the filters of `/discover/movie`, looking up films in `people` for `with_people` and
    /// `with_crew`.
    ///
    /// Like the real service, it ignores unknown keys and invalid values. See
    /// <https://developer.themoviedb.org/reference/discover-movie>.
    init(query: [String: String], people: () -> PersonCollection) {
        genres = Self.groups(query["with_genres"])
        withoutGenres = (query["without_genres"] ?? "")
            .split { $0 == "," || $0 == "|" }
            .compactMap { Int($0) }
        languages = (query["with_original_language"] ?? "").split(separator: "|").map(String.init)
        countries = (query["with_origin_country"] ?? "").split(separator: "|").map(String.init)
        let groups = Self.groups(query["with_people"])
        let crew = Self.groups(query["with_crew"])
        ids = groups.isEmpty && crew.isEmpty ? nil : people().films(with: groups, directedBy: crew)
        year =
            query["primary_release_year"].flatMap { Int($0) } ?? query["year"].flatMap { Int($0) }
        earliest = Self.later(
            Self.day(query["primary_release_date.gte"]),
            Self.day(query["release_date.gte"])
        )
        latest = Self.earlier(
            Self.day(query["primary_release_date.lte"]),
            Self.day(query["release_date.lte"])
        )
        leastRating = query["vote_average.gte"].flatMap { Double($0) }
        greatestRating = query["vote_average.lte"].flatMap { Double($0) }
        leastVotes = query["vote_count.gte"].flatMap { Int($0) }
        greatestVotes = query["vote_count.lte"].flatMap { Int($0) }
        leastRuntime = query["with_runtime.gte"].flatMap { Int($0) }
        greatestRuntime = query["with_runtime.lte"].flatMap { Int($0) }
    }

    /// Parses ids; a film needs one of each group.
    ///
    /// Commas separate groups, and bars separate the ids in a group.
    private static func groups(_ text: String?) -> [[Int]] {
        (text ?? "").split(separator: ",").map { group in
            group.split(separator: "|").compactMap { Int($0) }
        }
    }

    private static func day(_ text: String?) -> ReleaseDay? {
        text.flatMap { ReleaseDay($0) }
    }

    private static func later(_ one: ReleaseDay?, _ other: ReleaseDay?) -> ReleaseDay? {
        guard let one, let other else { return one ?? other }
        return max(one, other)
    }

    private static func earlier(_ one: ReleaseDay?, _ other: ReleaseDay?) -> ReleaseDay? {
        guard let one, let other else { return one ?? other }
        return min(one, other)
    }
}
