public import Catalog
import L10n

/// What the statistics page shows.
public enum StatisticsPageContent: Hashable, Sendable {
    /// A spinner.
    case loading
    /// Bars and a table; also when they are not the newest.
    case table(StatisticsContent)
    /// Nobody has posted yet.
    case empty
    /// They cannot be read.
    case failure(CatalogError)
}

extension StatisticsViewModel {
    /// The title of the page.
    public var title: String { strings("statistics.title") }

    /// Rows stay after a failure, which counts more than that there are none.
    public var content: StatisticsPageContent {
        if let shown, !shown.rows.isEmpty { return .table(shown) }
        if let error { return .failure(error) }
        return shown == nil ? .loading : .empty
    }

    /// How far the downloads of the pictures are.
    public var pendingText: String {
        guard let shown, shown.pending > 0 else { return strings("statistics.complete") }
        return strings("statistics.pending", count: shown.pending)
    }

    /// How many pictures could not be downloaded, and of which posts; nil if there are none.
    public var failedText: String? {
        guard let shown, shown.failed > 0 else { return nil }
        return strings("statistics.failed", count: shown.failed) + failedTitles
    }

    /// The posts of the pictures that could not be downloaded.
    public var failedTitles: String { shown?.failedTitles.joined(separator: ", ") ?? "" }

    /// What a screen reader says of the page by itself.
    public var announcement: String {
        if let shown { return strings("list.loaded", count: shown.rows.count) }
        if let error { return strings.message(for: error).text }
        return strings("statistics.loading")
    }
}
