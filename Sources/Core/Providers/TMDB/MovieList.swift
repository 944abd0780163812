import Catalog

/// TMDB's own lists.
enum MovieList: String, CaseIterable {
    /// The most viewed movies of the last days.
    case popular
    /// The best average ratings among movies with enough votes.
    case topRated = "top-rated"

    var id: ListID { ListID(rawValue) }

    /// The key that the list is sorted by, descending, if the user chose none.
    var ownOrder: MovieSortKey {
        switch self {
        case .popular: .popularity
        case .topRated: .rating
        }
    }
}
