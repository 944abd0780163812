package import Catalog
import JSONText

/// A provider of the people who make TMDB's movies.
///
/// It belongs to ``TMDBProvider``, whose service it uses, and has no lists.
/// https://developer.themoviedb.org/reference/person-details
package struct TMDBPeopleProvider: CatalogProvider {
    /// The catalog's descriptor, which doesn't depend on the service.
    package let descriptor: CatalogDescriptor

    private let service: TMDBService
    private let language: String
    private let genreTable: TMDBGenres
    private let images: TMDBImages
    private let mapping: @Sendable ([Int: String]) -> MovieMapping

    /// Creates a provider without sending any request; `mapping` converts movies, given the names
    /// of genres.
    init(
        service: TMDBService,
        language: String,
        genreTable: TMDBGenres,
        images: TMDBImages,
        mapping: @escaping @Sendable ([Int: String]) -> MovieMapping
    ) {
        descriptor = Self.makeDescriptor()
        self.service = service
        self.language = language
        self.genreTable = genreTable
        self.images = images
        self.mapping = mapping
    }

    /// Requests a page of the people whose names match a search.
    ///
    /// - Throws: any `CatalogError` except `storage`; `notFound` without a search.
    package func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        guard !query.search.isEmpty else { throw .notFound(message: nil) }
        async let imagesReady: Void = images.prepare()
        let answer = try await service.answer(
            .searchPeople(query.search, page: number, language: language)
        )
        await imagesReady
        return try Page(number, of: answer, where: { !$0.isAdult }, PersonMapping.item)
    }

    /// Requests all facts about a person, including their movies.
    package func details(of key: String) async throws(CatalogError) -> ItemDetails {
        try TMDBService.check(key)
        async let imagesReady: Void = images.prepare()
        let person = try await service.answer(.person(key, language: language))
        await imagesReady
        let hasRows = ["cast", "crew"].contains { part in
            person["movie_credits"]?[part]?.elements?.isEmpty == false
        }
        let names = hasRows ? await genreTable.names(isFirstPage: false) : [:]
        guard let details = PersonMapping.details(person, mapping(names)) else {
            throw .badResponse(nil)
        }
        return details
    }

    /// Returns a portrait's address at the smallest of TMDB's sizes that suffices, or the original.
    ///
    /// Nil if the path isn't in TMDB's format.
    package func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        images.address(of: artwork.path, pixelWidth: pixelWidth, .profile)
    }

    /// The original, followed by TMDB's sizes in descending order.
    package var imageVariants: [String] { TMDBImages.Sizes.profile.variants }
}
