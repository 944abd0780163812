import Catalog

/// A filter that the library applies to stored rows.
///
/// It reads the facets that services filter by: genre names, release date and rating. A row that
/// lacks one of these facets doesn't pass a filter on it.
struct LibraryFilter: Sendable {
    private let years: YearRange?
    private let minimumRating: Double?
    /// Each genre's names in lower case; a row must have at least one name from each genre.
    private let genres: [Set<String>]

    /// Creates a filter; `known` are the service's genres, needed because rows contain names but
    /// filters contain keys.
    init(_ filter: Filter, genres known: [Genre]) {
        years = filter.years
        minimumRating = filter.minimumRating
        genres = filter.genres.map { key in
            let genre = known.first { $0.key == key }
            let names = genre.map { [$0.name] + $0.names.values } ?? []
            return Set(names.map { $0.lowercased() })
        }
    }

    /// Returns whether a row with these facets passes.
    func passes(_ facets: Facets) -> Bool {
        if let years {
            guard let year = facets[.released]?.year, (years.first ?? .min) <= year,
                year <= (years.last ?? .max)
            else { return false }
        }
        if let minimumRating {
            guard let rating = facets[.rating], rating.value >= minimumRating else { return false }
        }
        guard !genres.isEmpty else { return true }
        let names = Set((facets[.genres] ?? []).map { $0.lowercased() })
        return genres.allSatisfy { !$0.isDisjoint(with: names) }
    }
}
