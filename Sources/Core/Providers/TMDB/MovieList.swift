import Catalog

/// TMDB's lists.
enum MovieList: String, CaseIterable {
    /// The most viewed movies of recent days.
    case popular
    /// The movies with the best average ratings and enough votes.
    case topRated = "top-rated"

    var id: ListID { ListID(rawValue) }

    /// The key by which the list is sorted in descending order unless the user chooses another.
    var defaultSortKey: MovieSortKey {
        switch self {
        case .popular: .popularity
        case .topRated: .rating
        }
    }
}
