/// What a store is filled with.
enum BenchContent: String, Sendable {
    /// Titles of one length, which the floor program of the list has too, and posters.
    case list
    /// Titles of many words, as ``BenchVocabulary`` has them, without posters.
    case titles
    /// Posts of photos, as ``PostBenchProvider`` has them, and what their pictures came to.
    case posts

    /// Names a row, 0-based.
    var title: @Sendable (Int) -> String {
        switch self {
        case .list: { row in "Тінь забутих \(row) Amélie noir" }
        case .titles: { row in BenchVocabulary.title(of: row) }
        case .posts: { row in "Photo \(row)" }
        }
    }
}
