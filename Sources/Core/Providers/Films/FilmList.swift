import Catalog

/// The service's lists.
enum FilmList: String, CaseIterable {
    /// The highest ratings of users.
    case userRated = "user-rated"
    /// The highest ratings of critics.
    case criticRated = "critic-rated"

    var id: ListID { ListID(rawValue) }

    /// What its order goes by.
    var rating: Facet<Rating> {
        switch self {
        case .userRated: .rating
        case .criticRated: .criticRating
        }
    }
}
