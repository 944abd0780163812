/// What stands for a catalog beside its name; each front end has its own picture of it.
public enum CatalogSymbol: String, CaseIterable, Hashable, Sendable {
    /// Anything.
    case collection
    /// A strip of film.
    case film
    /// A star, for what is ranked.
    case star
    /// A photo.
    case photo
    /// Somebody.
    case person
}
