public import Catalog

/// What each row of a statistics table counts.
public enum StatisticsGrouping: String, CaseIterable, Hashable, Sendable {
    /// A user's posts.
    case user
    /// What was watched in a month.
    case month
    /// The watched items of a genre.
    case genre
    /// The watched items released in a decade.
    case decade
    /// The watched items with one of the person's own ratings.
    case rating

    /// Whether it counts what was watched.
    var isOfWatched: Bool { self != .user }

    /// The order at first: the most, or the latest or best.
    var order: StatisticsOrder {
        switch self {
        case .user, .genre: StatisticsOrder(column: 1, isDescending: true)
        case .month, .decade, .rating: StatisticsOrder(column: 0, isDescending: true)
        }
    }
}

extension CatalogDescriptor {
    /// The groupings of the catalog's statistics; empty if it has none.
    public var statistics: [StatisticsGrouping] {
        StatisticsGrouping.allCases.filter { grouping in
            switch grouping {
            case .user: facets.contains { $0.kind == .person }
            case .month: has(.watched)
            case .genre: has(.watched) && declares(Facet.genres.key)
            case .decade: has(.watched) && declares(Facet.released.key)
            case .rating: has(.watched) && has(.rating)
            }
        }
    }

    /// The localization key of the title of the catalog's statistics.
    public var statisticsTitle: String {
        statistics.contains(.user) ? "statistics.title" : "statistics.watched.title"
    }

    private func declares(_ key: String) -> Bool { facets.contains { $0.key == key } }

    /// Whether a tap on an item opens a details page.
    public var hasDetails: Bool {
        if case .details = tap { true } else { false }
    }
}
