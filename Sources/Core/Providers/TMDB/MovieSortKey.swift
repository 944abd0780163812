import Catalog

/// The keys that `/discover/movie` sorts by, as the command line names them.
///
/// https://developer.themoviedb.org/reference/discover-movie
enum MovieSortKey: String, CaseIterable {
    /// A figure TMDB computes.
    case popularity
    /// The average of the votes.
    case rating
    /// The date of the first release anywhere.
    case releaseDate = "release-date"
    /// The title in the requested language.
    case title
    /// Box office revenue.
    case revenue

    var id: SortID { SortID(rawValue) }

    var caption: Caption { .key("sort.\(rawValue)") }

    /// The direction if none is given.
    var defaultDirection: Sort.Direction { self == .title ? .ascending : .descending }

    /// TMDB's name for the key.
    var field: String {
        switch self {
        case .popularity: "popularity"
        case .rating: "vote_average"
        case .releaseDate: "primary_release_date"
        case .title: "title"
        case .revenue: "revenue"
        }
    }
}
