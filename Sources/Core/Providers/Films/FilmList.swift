import Catalog

/// The lists that the service of films serves.
enum FilmList: String, CaseIterable {
    /// The highest ratings of users.
    case userRated = "user-rated"
    /// The highest ratings of critics.
    case criticRated = "critic-rated"

    /// The list's name in a descriptor.
    var id: ListID { ListID(rawValue) }
}
