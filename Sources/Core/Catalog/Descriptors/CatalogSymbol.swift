/// The icon of a catalog; each front end has its own drawing of it.
public enum CatalogSymbol: String, CaseIterable, Hashable, Sendable {
    /// A generic icon, the default.
    case collection
    /// A strip of film.
    case film
    /// A star, for ranked lists.
    case star
    /// A photograph, for feeds of pictures.
    case photo
    /// A person, for characters.
    case person
}
