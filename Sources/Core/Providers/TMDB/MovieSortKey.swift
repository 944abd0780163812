import Catalog

/// The keys that `/discover/movie` sorts by, as the command line names them.
///
/// https://developer.themoviedb.org/reference/discover-movie
enum MovieSortKey: String, CaseIterable {
    /// TMDB's own figure.
    case popularity
    /// The average of the votes.
    case rating
    /// The day of the first release anywhere.
    case releaseDate = "release-date"
    /// The title in the language asked for.
    case title
    /// What it earned.
    case revenue

    /// The key's name in a descriptor.
    var id: SortID { SortID(rawValue) }

    /// The word for people.
    var caption: Caption { .key("sort.\(rawValue)") }

    /// The direction where none is said.
    var defaultDirection: Sort.Direction { self == .title ? .ascending : .descending }

    /// TMDB's name of the key.
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
