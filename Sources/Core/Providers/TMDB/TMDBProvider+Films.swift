public import Catalog
import JSONText

extension TMDBProvider {
    /// Finds a movie by its number of IMDb, which is certain, or by its title and year.
    ///
    /// A title that no movie has in the content language is searched in English, too, and a year in
    /// which no movie was released is left out.
    public func films(named name: FilmName) async throws(CatalogError) -> FilmMatches {
        switch name {
        case .key(let key): return FilmMatches(certain: [try await details(of: key).item])
        case .imdb(let number):
            guard IMDb.isNumber(number) else { return FilmMatches() }
            let found = try await service.answer(.find(imdb: number, language: language))
            return FilmMatches(certain: await items(try found.rows(at: "movie_results")))
        case .title(let title, let year):
            var matches = try await films(titled: title, year: year, language, name)
            let fallback = ContentLanguage.fallback
            if matches.certain.isEmpty, language != fallback {
                let english = try await films(titled: title, year: year, fallback, name)
                // The rows in the content language, if there are any.
                matches.certain = english.certain.map { item in
                    matches.possible.first { $0.id == item.id } ?? item
                }
                let known = Set((matches.certain + matches.possible).map(\.id))
                matches.possible += english.possible.filter { !known.contains($0.id) }
                matches.possible.removeAll { matches.certain.contains($0) }
            }
            if matches.certain.isEmpty, matches.possible.isEmpty, year != nil {
                return try await films(titled: title, year: nil, language, name)
            }
            return matches
        }
    }

    private func films(
        titled title: String,
        year: Int?,
        _ language: String,
        _ name: FilmName
    ) async throws(CatalogError) -> FilmMatches {
        let answer = try await service.answer(
            .search(title, year: year, page: 1, language: language)
        )
        return FilmMatches(of: name, in: await items(try answer.rows(at: "results")))
    }

    private func items(_ movies: [JSON]) async -> [Item] {
        await images.prepare()
        let mapping = mapping(await genreTable.names(isFirstPage: false))
        return movies.compactMap { mapping.item($0) }
    }
}
