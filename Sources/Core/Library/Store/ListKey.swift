import Catalog

/// The identity of a stored list within its scope: a query in canonical form.
struct ListKey: Hashable, Sendable {
    let catalog: CatalogID
    let list: ListID
    /// The search text, trimmed and in NFC; empty if there is no search.
    let search: String
    /// The sort order and filter; empty for the list's default order without a filter.
    let variant: String
}

extension ListKey {
    init(_ query: Query) {
        self.init(
            catalog: query.catalog,
            list: query.list,
            search: query.search,
            variant: Self.variant(of: query)
        )
    }

    /// Returns the variant, with its parts separated by a character that no service uses in keys.
    private static func variant(of query: Query) -> String {
        var parts: [String] = []
        if let sort = query.sort {
            parts.append("sort=\(sort.key.rawValue).\(sort.direction.rawValue)")
        }
        if !query.filter.genres.isEmpty {
            parts.append("genres=" + query.filter.genres.sorted().joined(separator: "\u{1E}"))
        }
        if let years = query.filter.years {
            let ends = [years.first, years.last].map { $0.map(String.init) ?? "" }
            parts.append("years=" + ends.joined(separator: "\u{1E}"))
        }
        if let rating = query.filter.minimumRating {
            parts.append("rating=\(rating)")
        }
        if !query.filter.people.isEmpty {
            let keys = query.filter.people.map(\.key).sorted()
            parts.append("people=" + keys.joined(separator: "\u{1E}"))
        }
        if !query.filter.countries.isEmpty {
            let codes = query.filter.countries.sorted()
            parts.append("countries=" + codes.joined(separator: "\u{1E}"))
        }
        if let minutes = query.filter.maximumRuntime { parts.append("runtime=\(minutes)") }
        if let language = query.filter.language { parts.append("language=" + language) }
        if query.filter.isNotWatched { parts.append("not-watched") }
        return parts.joined(separator: "\u{1F}")
    }
}
