import Catalog

/// The lists of the service.
enum FilmList: String, CaseIterable {
    /// The films with the highest ratings of users.
    case userRated = "user-rated"
    /// The films with the highest ratings of critics.
    case criticRated = "critic-rated"

    var id: ListID { ListID(rawValue) }

    /// The rating that determines the order.
    var rating: Facet<Rating> {
        switch self {
        case .userRated: .rating
        case .criticRated: .criticRating
        }
    }
}
