import Catalog

/// The parameters of `/discover/movie`: an order and filters.
struct MovieDiscovery: Hashable {
    let key: MovieSortKey
    let direction: Sort.Direction
    /// The genre keys, all of which a movie must have.
    let genres: [String]
    /// The first and last year of release, inclusive.
    let years: YearRange?
    /// The minimum average rating, 0 to 10.
    let minimumRating: Double?
    /// The keys of people; a movie must have all of them in its cast or crew.
    let people: [String]
    /// The ISO 3166-1 codes of countries of origin, one of which a movie must have.
    let countries: [String]
    /// The maximum length in minutes.
    let maximumRuntime: Int?
    /// The ISO 639-1 code of the original language.
    let originalLanguage: String?
    /// The minimum number of votes.
    let minimumVotes: Int?

    /// The minimum number of votes when sorting by rating, because a single vote could otherwise
    /// top the list.
    static let trustworthyVotes = 200

    /// Converts a query; without a sort order, that of `list` applies.
    init(_ query: Query, of list: MovieList) {
        let key = query.sort.flatMap { MovieSortKey(rawValue: $0.key.rawValue) }
        self.key = key ?? list.defaultSortKey
        direction = key == nil ? .descending : query.sort?.direction ?? .descending
        genres = query.filter.genres.sorted()
        years = query.filter.years
        minimumRating = query.filter.minimumRating
        people = query.filter.people.map(\.key)
        countries = query.filter.countries.sorted()
        maximumRuntime = query.filter.maximumRuntime
        originalLanguage = query.filter.language
        minimumVotes = list == .topRated || self.key == .rating ? Self.trustworthyVotes : nil
    }
}
