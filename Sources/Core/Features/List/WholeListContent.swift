import Catalog
import L10n
import Library

/// The progress of fetching a whole list, formatted for display.
public struct WholeListContent: Hashable, Sendable {
    /// The fraction of pages stored, from 0 to 1; 0 if the number of pages is unknown.
    public let fraction: Double
    /// How many pages are loaded, or why fetching stopped.
    public let text: String
    /// Whether fetching failed and the user can resume it.
    public let hasFailed: Bool

    init(_ progress: ListProgress, strings: Localizer) {
        let loaded = strings.integer(progress.loadedPages)
        let total = progress.totalPages.map(strings.integer)
        fraction =
            progress.totalPages.map { Double(progress.loadedPages) / Double(max(1, $0)) } ?? 0
        hasFailed = progress.failure != nil
        if let error = progress.failure {
            let words = strings("list.completing.failed", loaded, total ?? "?")
            text = "\(words) \(strings.message(for: error).text)"
        } else {
            text =
                if let total {
                    strings("list.completing", loaded, total)
                } else if progress.loadedPages > 0 {
                    strings("list.completing-open", loaded)
                } else {
                    strings("list.loading")
                }
        }
    }
}
