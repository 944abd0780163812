/// An order of films, as `sort_by` names it.
struct FilmSort: Hashable, Sendable {
    /// What is compared.
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
    /// The best rated first.
    static let bestRated = FilmSort(key: .voteAverage, isAscending: false)

    /// Parses `popularity.desc` and the like; anything unknown becomes the default order, like the
    /// real service does.
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
