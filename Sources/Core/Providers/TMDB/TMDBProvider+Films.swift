public import Catalog
import JSONText

extension TMDBProvider {
    /// The number of characters of a title that are sent; services refuse longer addresses.
    private static let longestTitle = 200
    /// The maximum number of pages on which another movie with the same title and year is looked
    /// for.
    private static let searchedPages = 10

    /// Finds a movie by its number of IMDb, which is certain, or by its title and year.
    ///
    /// A title that no movie has in the content language is searched in English, too. If none has
    /// it in that year, those of the years before and after are possible, because a release may be
    /// dated by another country; without any, the year is left out.
    public func films(named name: FilmName) async throws(CatalogError) -> FilmMatches {
        switch name {
        case .key(let key): return FilmMatches(certain: [try await details(of: key).item])
        case .imdb(let number):
            guard IMDb.isNumber(number) else { return FilmMatches() }
            let found = try await service.answer(.find(imdb: number, language: language))
            return FilmMatches(certain: await items(try found.rows(at: "movie_results")))
        case .title(let title, let year):
            var matches = try await films(titled: title, year: year, language)
            let fallback = ContentLanguage.fallback
            if matches.certain.isEmpty, language != fallback {
                let english = try await films(titled: title, year: year, fallback)
                // The rows in the content language, if there are any.
                matches.certain = english.certain.map { item in
                    matches.possible.first { $0.id == item.id } ?? item
                }
                let known = Set((matches.certain + matches.possible).map(\.id))
                matches.possible += english.possible.filter { !known.contains($0.id) }
                matches.possible.removeAll { matches.certain.contains($0) }
            }
            guard let year, matches.certain.isEmpty else { return matches }
            for near in [year - 1, year + 1] {
                let found = try await films(titled: title, year: near, language)
                let others = (found.certain + found.possible)
                    .filter(FilmName.title(title, year: near).names)
                matches.possible = others + matches.possible.filter { !others.contains($0) }
            }
            guard matches.possible.isEmpty else { return matches }
            let anyYear = try await films(titled: title, year: nil, language)
            return FilmMatches(possible: anyYear.certain + anyYear.possible)
        }
    }

    /// Returns the movies with a title and, unless it is nil, a year; a single one is certain only if
    /// no later page has another.
    private func films(
        titled title: String,
        year: Int?,
        _ language: String
    ) async throws(CatalogError) -> FilmMatches {
        let name = FilmName.title(title, year: year)
        let sent = String(title.prefix(Self.longestTitle))
        var matches = FilmMatches()
        for number in 1...Self.searchedPages {
            let answer = try await service.answer(
                .search(sent, year: year, page: number, language: language)
            )
            let page = FilmMatches(of: name, in: await items(try answer.rows(at: "results")))
            // Pages may overlap.
            matches.certain += page.certain.filter { !matches.certain.contains($0) }
            matches.possible += page.possible
            let isLast = number >= answer["total_pages"]?.lenientInteger ?? 1
            if matches.certain.count != 1 || isLast { return matches }
        }
        return FilmMatches(possible: matches.certain + matches.possible)
    }

    private func items(_ movies: [JSON]) async -> [Item] {
        await images.prepare()
        let mapping = mapping(await genreTable.names(isFirstPage: false))
        return movies.compactMap { mapping.item($0) }
    }
}
