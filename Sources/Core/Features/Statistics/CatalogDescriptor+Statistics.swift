public import Catalog

extension CatalogDescriptor {
    /// Whether its items name who posted them, so that there is something to count.
    public var hasPeopleStatistics: Bool { facets.contains { $0.kind == .person } }

    /// Whether opening an item leads to a page.
    public var hasDetails: Bool {
        if case .details = tap { true } else { false }
    }
}
