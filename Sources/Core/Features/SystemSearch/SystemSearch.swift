import Catalog
public import L10n
public import Library

/// What a desktop's own search finds in the store: titles, of all catalogs, without asking anyone.
///
/// Results are identified by the text of their ``CatalogLink``, which stays valid after the app has
/// ended.
public struct SystemSearch: Sendable {
    /// What a desktop shows of a result.
    public struct Result: Hashable, Sendable {
        /// The text of its link.
        public let id: String
        /// The title.
        public let name: String
        /// The catalog, and the first line of the item's row: "Movies  ·  2008  ·  Action".
        public let details: String
    }

    /// How many results a catalog has at most.
    public static let count = 5
    /// Fewer letters and digits match almost everything.
    static let leastLetters = 2

    private let library: Library
    private let strings: Localizer

    /// Searches a library; results are in the language of `strings`.
    public init(library: Library, strings: Localizer) {
        self.library = library
        self.strings = strings
    }

    /// The stored items whose titles have all these words, by catalog; none for a single letter.
    ///
    /// A store that cannot be read has none: the app says why when it is opened.
    public func results(for terms: [String]) async -> [String] {
        let words = terms.flatMap { $0.split(whereSeparator: \.isWhitespace) }
            .joined(separator: " ")
        guard words.count(where: { $0.isLetter || $0.isNumber }) >= Self.leastLetters else {
            return []
        }
        var results: [String] = []
        for catalog in library.catalogs {
            // As above: the app says why when it is opened.
            let items = try? await library.storedItems(
                matching: words,
                in: catalog.id,
                count: Self.count
            )
            results += (items ?? []).map { CatalogLink($0.id).text }
        }
        return results
    }

    /// What to show of results, in their order; those that are not stored any more are left out.
    public func descriptions(of ids: [String]) async -> [Result] {
        let items = ids.compactMap { CatalogLink($0)?.item }
        // As above.
        let stored = (try? await library.items(items)) ?? []
        return stored.compactMap { item -> Result? in
            guard let catalog = library.catalogs.first(where: { $0.id == item.id.catalog }) else {
                return nil
            }
            let row = RowContent(item, descriptor: catalog, strings: strings)
            let parts: [String?] = [strings.caption(catalog.title), row.lines.first]
            return Result(
                id: CatalogLink(item.id).text,
                name: row.title,
                details: parts.compactMap(\.self).joined(separator: "  ·  ")
            )
        }
    }
}
