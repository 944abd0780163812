import Catalog
import L10n
import Library

/// The progress of fetching a whole list, as text.
public struct CompletionContent: Hashable, Sendable {
    /// The fraction of the pages that is stored, 0 to 1; 0 while their number is unknown.
    public let fraction: Double
    /// How many pages are loaded, or why fetching stopped.
    public let text: String
    /// Whether it stopped, so that the user may continue it.
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
            text = total.map { strings("list.completing", loaded, $0) } ?? strings("list.loading")
        }
    }
}
