import Catalog

/// What `/discover/movie` is asked for: an order and what narrows it.
struct MovieDiscovery: Hashable {
    /// The key to sort by.
    let key: MovieSortKey
    /// Which end comes first.
    let direction: Sort.Direction
    /// Keys of genres, all of which a movie must have.
    let genres: [String]
    /// First and last year of release, inclusive.
    let years: YearRange?
    /// The least average rating, 0 to 10.
    let minimumRating: Double?
    /// The least number of votes.
    let minimumVotes: Int?

    /// Below this many votes an average says little: a single vote would lead the list.
    static let trustworthyVotes = 200

    /// Reads a query; `list` says which order stands where the query has none.
    init(_ query: Query, of list: MovieList) {
        let key = query.sort.flatMap { MovieSortKey(rawValue: $0.key.rawValue) }
        self.key = key ?? list.ownOrder
        direction = key == nil ? .descending : query.sort?.direction ?? .descending
        genres = query.filter.genres.sorted()
        years = query.filter.years
        minimumRating = query.filter.minimumRating
        minimumVotes = list == .topRated || self.key == .rating ? Self.trustworthyVotes : nil
    }
}
