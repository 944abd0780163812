import Catalog
import JSONText

/// Fetches TMDB's genres once, in the content language and, if it differs, in English.
///
/// https://developer.themoviedb.org/reference/genre-movie-list
struct TMDBGenres: Sendable {
    private let table: SharedFetch<[Genre]>
    /// The English names by number; nil if the content language is English.
    private let english: SharedFetch<[Int: String]>?

    /// The delay before a failed request is repeated; until then, rows show no genres.
    private static let failureLifetime = Duration.seconds(60)

    /// Creates a table without sending any request; `language` is a content language such as
    /// `uk-UA`.
    init(service: TMDBService, language: String) {
        let isEnglish = ContentLanguage.code(of: language) == "en"
        let english = SharedFetch { () async throws(CatalogError) -> [Int: String] in
            let genres = try await Self.genres(of: service, language: ContentLanguage.fallback)
            let pairs = genres.compactMap { genre in genre.name.map { (genre.id, $0) } }
            return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }
        self.english = isEnglish ? nil : english
        table = SharedFetch { () async throws(CatalogError) -> [Genre] in
            let genres = try await Self.genres(of: service, language: language)
            // An untranslated genre uses its English name.
            let isWhole = isEnglish || genres.allSatisfy { $0.name != nil }
            let names = isWhole ? [:] : try await english.value()
            return genres.compactMap { genre in
                let name = genre.name ?? names[genre.id]
                return name.map { Genre(key: String(genre.id), name: $0) }
            }
        }
    }

    /// Returns the genres in TMDB's order, with the English name as an alias if it differs.
    ///
    /// If the English names can't be fetched, genres have no aliases.
    ///
    /// - Throws: any `CatalogError` except `storage`.
    func genres() async throws(CatalogError) -> [Genre] {
        async let names = englishNames()
        let genres = try await table.value()
        guard let names = await names else { throw .cancelled }
        return genres.map { genre in
            let name = Int(genre.key).flatMap { names[$0] }
            let aliases = [name].compactMap(\.self).filter { $0 != genre.name }
            return Genre(key: genre.key, name: genre.name, aliases: aliases)
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
            let genres = try await table.value(
                failureLifetime: isFirstPage ? .zero : Self.failureLifetime
            )
            let pairs = genres.compactMap { genre in Int(genre.key).map { ($0, genre.name) } }
            return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        } catch {
            // Rows show no genres; a later page tries again.
            return [:]
        }
    }
}

extension TMDBGenres {
    /// Returns the English names by number.
    ///
    /// Nil if the task was cancelled; empty after a failure, or if the content language is English.
    private func englishNames() async -> [Int: String]? {
        guard let english else { return [:] }
        do {
            return try await english.value(failureLifetime: Self.failureLifetime)
        } catch .cancelled {
            return nil
        } catch {
            // The user sees the names from the other table, and filters work without these.
            return [:]
        }
    }

    /// Requests the genres; a name is nil if it isn't translated.
    private static func genres(
        of service: TMDBService,
        language: String
    ) async throws(CatalogError) -> [(id: Int, name: String?)] {
        try await service.answer(.genres(language: language)).rows(at: "genres").compactMap {
            genre in
            genre["id"]?.lenientInteger.map { ($0, genre["name"]?.text) }
        }
    }
}
