import Catalog

/// The keys that `/discover/movie` can sort by; the raw values are their names on the command line.
///
/// https://developer.themoviedb.org/reference/discover-movie
enum MovieSortKey: String, CaseIterable {
    /// A score computed by TMDB.
    case popularity
    /// The average of all votes.
    case rating
    /// The date of the first release in any country.
    case releaseDate = "release-date"
    /// The title in the requested language.
    case title
    /// The box office revenue.
    case revenue

    var id: SortID { SortID(rawValue) }

    var caption: Caption { .key("sort.\(rawValue)") }

    /// The direction if the user doesn't choose one.
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
