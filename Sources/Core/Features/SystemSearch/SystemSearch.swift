import Catalog
public import L10n
public import Library
import Primitives

/// Results for the desktop's search: stored titles from all catalogs, without asking any service.
///
/// Each result is identified by the text of a ``CatalogLink``, which remains valid after the app
/// has quit.
public struct SystemSearch: Sendable {
    /// The text that a desktop shows for a result.
    public struct Result: Hashable, Sendable {
        /// The text of the link to the item.
        public let id: String
        /// The item's title.
        public let name: String
        /// The catalog and the first line of the item's row, such as "Movies  ·  2008  ·  Action".
        public let details: String
    }

    /// The maximum number of results per catalog: 5.
    public static let count = 5
    /// The minimum number of letters and digits, because fewer would match almost everything.
    static let leastLetters = 2

    private let library: Library
    private let strings: Localizer

    /// Creates a search in a library; results are in the language of `strings`.
    public init(library: Library, strings: Localizer) {
        self.library = library
        self.strings = strings
    }

    /// Returns the stored items whose titles contain all the words, by catalog.
    ///
    /// Empty if the words have fewer than two letters and digits. A store that can't be read has no
    /// results; the app reports the error when the user opens it.
    public func results(for terms: [String]) async -> [String] {
        let words = terms.flatMap { $0.split(whereSeparator: \.isWhitespace) }
            .joined(separator: " ")
        guard words.count(where: { $0.isLetter || $0.isNumber }) >= Self.leastLetters else {
            return []
        }
        var results: [String] = []
        for catalog in library.catalogs {
            // The app reports the error when the user opens it.
            let items = try? await library.storedItems(
                matching: words,
                in: catalog.id,
                count: Self.count
            )
            results += (items ?? []).map { CatalogLink($0.id).text }
        }
        return results
    }

    /// Returns the text for results, in order, leaving out items that are no longer stored.
    public func descriptions(of ids: [String]) async -> [Result] {
        let items = ids.compactMap { CatalogLink($0)?.item }
        // The app reports the error when the user opens it.
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
                details: parts.compactMap(\.self).joinedLeftToRight(separator: "  ·  ")
            )
        }
    }
}
