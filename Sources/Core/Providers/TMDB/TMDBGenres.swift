import Catalog

/// The genres of TMDB, asked for once: in the content language and, where that is another one, in
/// English.
///
/// https://developer.themoviedb.org/reference/genre-movie-list
struct TMDBGenres: Sendable {
    private let table: SharedFetch<[Genre]>
    /// Names by number; nil where the table is in English itself.
    private let english: SharedFetch<[Int: String]>?

    /// How long a failed request is left alone: rows do without names meanwhile.
    private static let patience = Duration.seconds(60)

    /// Makes the genres of a service in a content language such as `uk-UA`; nothing is asked yet.
    init(service: TMDBService, language: String) {
        let isEnglish = ContentLanguage.code(of: language) == "en"
        let english = SharedFetch { () async throws(CatalogError) -> [Int: String] in
            let genres = try await Self.payloads(of: service, language: ContentLanguage.fallback)
            let pairs = genres.compactMap { genre in genre.name.map { (genre.id, $0) } }
            return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }
        self.english = isEnglish ? nil : english
        table = SharedFetch { () async throws(CatalogError) -> [Genre] in
            let genres = try await Self.payloads(of: service, language: language)
            // A genre that nobody translated has its English name.
            let isWhole = isEnglish || genres.allSatisfy { $0.name != nil }
            let names = isWhole ? [:] : try await english.value()
            return genres.compactMap { genre in
                let name = genre.name ?? names[genre.id]
                return name.map { Genre(key: String(genre.id), name: $0) }
            }
        }
    }

    /// The genres in TMDB's order; the English name of each is an alias where it is another one.
    ///
    /// Without an answer to the question for English names there are no aliases.
    /// - Throws: any ``CatalogError`` except `storage`.
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

    /// Names by number in the content language; none where the table cannot be had, so that a page
    /// is not lost for them.
    ///
    /// - Parameter isFirstPage: whether they are for a list that begins: then a failure before it
    ///   counts for nothing, or rows would lack their genres after an outage that has ended.
    /// - Returns: the names, perhaps none.
    func names(isFirstPage: Bool) async -> [Int: String] {
        do throws(CatalogError) {
            let genres = try await table.value(patience: isFirstPage ? .zero : Self.patience)
            let pairs = genres.compactMap { genre in Int(genre.key).map { ($0, genre.name) } }
            return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        } catch {
            // Said above; a later page asks again.
            return [:]
        }
    }
}

extension TMDBGenres {
    /// Nil where the task was cancelled; empty where nobody answers or English needs no asking.
    private func englishNames() async -> [Int: String]? {
        guard let english else { return [:] }
        do {
            return try await english.value(patience: Self.patience)
        } catch .cancelled {
            return nil
        } catch {
            // Names that people see are in the other table: a filter works without these.
            return [:]
        }
    }

    private static func payloads(
        of service: TMDBService,
        language: String
    ) async throws(CatalogError) -> [GenrePayload] {
        try await service.answer(.genres(language: language)).genres.elements
    }
}
