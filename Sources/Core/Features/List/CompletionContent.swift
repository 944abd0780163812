import Catalog
import L10n
import Library

/// How far the fetching of a whole list is, in words.
public struct CompletionContent: Hashable, Sendable {
    /// The part of the pages that is stored, 0 to 1; 0 while nobody knows how many there are.
    public let fraction: Double
    /// How many pages are loaded, or why no more come.
    public let text: String
    /// Whether it stopped, so that a person may go on with it.
    public let hasFailed: Bool

    init(_ completion: Completion, strings: Localizer) {
        let loaded = strings.integer(completion.loadedPages)
        let total = completion.totalPages.map(strings.integer)
        fraction =
            completion.totalPages.map { Double(completion.loadedPages) / Double(max(1, $0)) } ?? 0
        hasFailed = completion.failure != nil
        if let error = completion.failure {
            let words = strings("list.completing.failed", loaded, total ?? "?")
            text = "\(words) \(strings.message(for: error).text)"
        } else {
            text = total.map { strings("list.completing", loaded, $0) } ?? strings("list.loading")
        }
    }
}
