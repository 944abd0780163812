public import Catalog
import L10n

/// The content of the statistics page.
public enum StatisticsPageContent: Hashable, Sendable {
    /// A spinner.
    case loading
    /// Bars and a table, even if newer numbers can't be read.
    case table(StatisticsContent)
    /// There is nothing to count yet.
    case empty(title: String, text: String)
    /// The statistics can't be read.
    case failure(CatalogError)
}

extension StatisticsViewModel {
    /// The page's content; rows remain after a failure, and without rows the failure is shown.
    public var content: StatisticsPageContent {
        if let shown, !shown.rows.isEmpty { return .table(shown) }
        if let error { return .failure(error) }
        if shown == nil { return .loading }
        let key = grouping.isOfWatched ? "list.empty.watched" : "statistics.empty"
        return .empty(title: strings("\(key).title"), text: strings("\(key).text"))
    }

    /// The text that a screen reader announces when the page changes.
    public var announcement: String {
        if let shown { return strings("list.loaded", count: shown.rows.count) }
        if let error { return strings.message(for: error).text }
        return strings("statistics.loading")
    }
}
