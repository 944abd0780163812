import Catalog

/// The service's lists.
enum FilmList: String, CaseIterable {
    /// The films that users rate highest.
    case userRated = "user-rated"
    /// The films that critics rate highest.
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
