import Catalog
import JSONText

/// Fetches TMDB's genres once in each of the app's languages.
///
/// https://developer.themoviedb.org/reference/genre-movie-list
struct TMDBGenres: Sendable {
    /// Genres in TMDB's order; a name is nil if it isn't translated.
    private typealias Rows = [(id: Int, name: String?)]

    /// The codes of all languages, that of the content first.
    let languages: [String]
    private let own: SharedFetch<Rows>
    /// The genres in the other languages, by code.
    private let others: [String: SharedFetch<Rows>]

    /// The delay before a failed request is repeated; until then, rows show no genres.
    private static let failureLifetime = Duration.seconds(60)

    /// Creates a table without sending any request; `language` is a content language such as
    /// `uk-UA`.
    init(service: TMDBService, language: String) {
        let rows = { (language: String) in
            SharedFetch { () async throws(CatalogError) -> Rows in
                try await service.answer(.genres(language: language)).rows(at: "genres")
                    .compactMap { genre in
                        genre["id"]?.lenientInteger.map { ($0, genre["name"]?.text) }
                    }
            }
        }
        let code = ContentLanguage.code(of: language)
        own = rows(language)
        others = ContentLanguage.ofApp.filter { $0.key != code }.mapValues(rows)
        languages = [code] + others.keys
    }

    /// Returns the genres in TMDB's order, with their names in all languages.
    ///
    /// Names in languages for which the request fails are missing. An untranslated genre uses its
    /// English name.
    ///
    /// - Throws: any `CatalogError` except `storage`.
    func genres() async throws(CatalogError) -> [Genre] {
        async let otherNames = otherNames()
        let rows = try await own.value()
        guard var names = await otherNames else { throw .cancelled }
        names[languages[0]] = Self.names(rows)
        let shown = try await shownNames(rows)
        return rows.compactMap { row in
            shown[row.id].map { name in
                Genre(
                    key: String(row.id),
                    name: name,
                    names: names.compactMapValues { $0[row.id] }
                )
            }
        }
    }

    /// Returns the names by number in the content language; empty after a failure.
    ///
    /// A failure doesn't prevent the page from being shown.
    ///
    /// - Parameter isFirstPage: whether a list's first page is being requested. If so, an earlier
    ///   failure is ignored, so that rows show genres as soon as an outage ends.
    /// - Returns: the names, possibly none.
    func names(isFirstPage: Bool) async -> [Int: String] {
        do throws(CatalogError) {
            let lifetime = isFirstPage ? .zero : Self.failureLifetime
            return try await shownNames(try await own.value(failureLifetime: lifetime))
        } catch {
            // Rows show no genres; a later page tries again.
            return [:]
        }
    }
}

extension TMDBGenres {
    /// Returns the names, in English for genres that aren't translated.
    private func shownNames(_ rows: Rows) async throws(CatalogError) -> [Int: String] {
        let names = Self.names(rows)
        guard names.count < rows.count, let english = others["en"] else { return names }
        let englishRows = try await english.value(failureLifetime: Self.failureLifetime)
        return names.merging(Self.names(englishRows)) { own, _ in own }
    }

    /// Returns the names in the other languages, without those whose request failed; nil if the task
    /// was cancelled.
    private func otherNames() async -> [String: [Int: String]]? {
        var names: [String: [Int: String]] = [:]
        for (code, table) in others {
            do {
                let rows = try await table.value(failureLifetime: Self.failureLifetime)
                names[code] = Self.names(rows)
            } catch .cancelled {
                return nil
            } catch {
                // The user sees the names from the other table, and filters work without these.
                continue
            }
        }
        return names
    }

    private static func names(_ rows: Rows) -> [Int: String] {
        let pairs = rows.compactMap { row in row.name.map { (row.id, $0) } }
        return Dictionary(pairs) { first, _ in first }
    }
}
