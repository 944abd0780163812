public import Catalog
import L10n

/// The content of the statistics page.
public enum StatisticsPageContent: Hashable, Sendable {
    /// A spinner.
    case loading
    /// Bars and a table, even if newer numbers can't be read.
    case table(StatisticsContent)
    /// No posts have been stored yet.
    case empty
    /// The statistics can't be read.
    case failure(CatalogError)
}

extension StatisticsViewModel {
    /// The page title.
    public var title: String { strings("statistics.title") }

    /// The page's content; rows remain after a failure, and without rows the failure is shown.
    public var content: StatisticsPageContent {
        if let shown, !shown.rows.isEmpty { return .table(shown) }
        if let error { return .failure(error) }
        return shown == nil ? .loading : .empty
    }

    /// The download progress, as text.
    public var pendingText: String {
        guard let shown, shown.pending > 0 else { return strings("statistics.complete") }
        return strings("statistics.pending", count: shown.pending)
    }

    /// How many pictures couldn't be downloaded, and the titles of their posts; nil if there are
    /// none.
    public var failedText: String? {
        guard let shown, shown.failed > 0 else { return nil }
        return strings("statistics.failed", count: shown.failed) + failedTitles
    }

    /// The titles of posts whose pictures couldn't be downloaded, separated by commas.
    public var failedTitles: String { shown?.failedTitles.joined(separator: ", ") ?? "" }

    /// The text that a screen reader announces when the page changes.
    public var announcement: String {
        if let shown { return strings("list.loaded", count: shown.rows.count) }
        if let error { return strings.message(for: error).text }
        return strings("statistics.loading")
    }
}
