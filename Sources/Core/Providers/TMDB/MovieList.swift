import Catalog

/// The lists that TMDB itself serves.
enum MovieList: String, CaseIterable {
    /// What is looked at most these days.
    case popular
    /// The best average ratings of those with enough votes.
    case topRated = "top-rated"

    /// The list's name in a descriptor.
    var id: ListID { ListID(rawValue) }

    /// The key that the list is ordered by, descending, where nobody sorts it otherwise.
    var ownOrder: MovieSortKey {
        switch self {
        case .popular: .popularity
        case .topRated: .rating
        }
    }
}
