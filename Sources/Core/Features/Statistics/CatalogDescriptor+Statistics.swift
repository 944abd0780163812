public import Catalog

extension CatalogDescriptor {
    /// Whether its items name their author, so that posts can be counted.
    public var hasPeopleStatistics: Bool { facets.contains { $0.kind == .person } }

    /// Whether opening an item leads to a details page.
    public var hasDetails: Bool {
        if case .details = tap { true } else { false }
    }
}
