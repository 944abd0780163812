/// A person with at least one film in the collection.
struct Person: Sendable {
    /// A film and the 0-based position in its order of billing.
    typealias Part = (film: Film, order: Int)

    let id: Int
    let name: String
    /// The films that the person acted in, by descending popularity.
    let acted: [Part]
    /// The films that the person directed, by descending popularity.
    let directed: [Film]
    /// The films that the person acted in or directed, by descending popularity.
    let films: [Film]
    /// The average popularity of the films, rounded to thousandths.
    let popularity: Double
    /// The folded words of the name.
    let words: [String]

    /// TMDB's name for the department in which the person has more films; acting if they are equal.
    var department: String { directed.count > acted.count ? "Directing" : "Acting" }

    /// Creates a person from those credits that are for one of `films`, which are by descending
    /// popularity; nil without any.
    init?(_ record: PersonRecord, films: FilmCollection) {
        let orders = Dictionary(
            record.acted.map { ($0.film, $0.order) },
            uniquingKeysWith: { first, _ in first }
        )
        let credited = Set(record.directed).union(orders.keys)
            .compactMap { films.position(ofID: $0) }.sorted().map { films[$0] }
        guard !credited.isEmpty else { return nil }
        id = record.id
        name = record.name
        acted = credited.compactMap { film in orders[film.id].map { (film, $0) } }
        directed = credited.filter { record.directed.contains($0.id) }
        self.films = credited
        let mean = credited.map(\.popularity).reduce(0, +) / Double(credited.count)
        popularity = (mean * 1_000).rounded() / 1_000
        words = SearchText.words(record.name)
    }
}
