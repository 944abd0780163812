/// A film's cast and directors.
struct FilmCredits: Sendable {
    /// The actors and their 0-based positions, in order of billing.
    var cast: [(person: Person, order: Int)] = []
    /// The directors, by id.
    var directors: [Person] = []
    /// The ids of everyone.
    var ids: Set<Int> = []

    static let none = FilmCredits()
}
