/// An order of films, parsed from `sort_by`.
struct FilmSort: Hashable, Sendable {
    /// The property to compare.
    ///
    /// The raw value is TMDB's name.
    enum Key: String, Sendable, CaseIterable {
        case originalTitle = "original_title"
        case popularity
        case revenue
        case primaryReleaseDate = "primary_release_date"
        case releaseDate = "release_date"
        case title
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
    }

    let key: Key
    let isAscending: Bool

    /// The default order.
    static let mostPopular = FilmSort(key: .popularity, isAscending: false)
    /// Highest rating first.
    static let bestRated = FilmSort(key: .voteAverage, isAscending: false)

    /// Parses values such as `popularity.desc`.
    ///
    /// As in the real service, an unknown value means the default order.
    init(word: String?) {
        let parts = (word ?? "").split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let key = Key(rawValue: String(parts[0])),
            parts[1] == "asc" || parts[1] == "desc"
        else {
            self = .mostPopular
            return
        }
        self.init(key: key, isAscending: parts[1] == "asc")
    }

    private init(key: Key, isAscending: Bool) {
        self.key = key
        self.isAscending = isAscending
    }
}
