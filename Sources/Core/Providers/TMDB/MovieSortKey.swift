import Catalog

/// The keys by which `/discover/movie` sorts, with the command line's names as raw values.
///
/// https://developer.themoviedb.org/reference/discover-movie
enum MovieSortKey: String, CaseIterable {
    /// A score that TMDB computes.
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

    /// The direction if the user chooses none.
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
