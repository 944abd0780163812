public import Catalog
public import Foundation
public import Networking

/// Movies from The Movie Database or any server that speaks its protocol, version 3.
///
/// https://developer.themoviedb.org/reference
public struct TMDBProvider: CatalogProvider {
    /// Fixed; it does not depend on the service.
    public let descriptor: CatalogDescriptor

    private let service: TMDBService
    private let language: String
    private let interface: String
    private let genreTable: TMDBGenres
    private let images: TMDBImages

    /// Sends no request yet.
    ///
    /// - Parameters:
    ///   - client: a client that adds the key and throws `status` for a refusal.
    ///   - base: the address of the API, which ends in `/3`.
    ///   - imagesBase: the address of the images, which ends in `/t/p`; nil, the default, means the
    ///     one in `/configuration` or, on failure, `/t/p` beside the API.
    ///   - language: the content language, such as `en-US` or `uk-UA`.
    ///   - interface: the language of the interface, which countries are named in; the content
    ///     language by default.
    public init(
        client: any HTTPClient,
        base: URL,
        imagesBase: URL? = nil,
        language: String = "en-US",
        interface: String? = nil
    ) {
        let service = TMDBService(client: client, base: base)
        descriptor = Self.makeDescriptor()
        self.service = service
        self.language = language
        self.interface = interface ?? language
        genreTable = TMDBGenres(service: service, language: language)
        images = TMDBImages(explicit: imagesBase, service: service)
    }

    /// Requests one page of a query, by its 1-based number.
    ///
    /// A search covers all titles: TMDB can neither sort nor filter it. Genre names and the address
    /// of images are requested along with the first page; if they fail, the page is returned
    /// without them.
    public func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        let endpoint = try endpoint(for: query, page: number)
        async let genreNames = genreTable.names(isFirstPage: number == 1)
        async let imagesReady: Void = images.prepare()
        let payload = try await service.answer(endpoint)
        await imagesReady
        let mapping = await mapping(genreNames)
        return Page(
            number: number,
            totalPages: min(max(payload.totalPages ?? number, 1), Self.maximumPage),
            elements: payload.results.elements.map(mapping.item),
            skipped: payload.results.skipped,
            totalElements: payload.totalResults
        )
    }

    /// Requests everything about one movie, including its videos.
    ///
    /// If a text is missing in the content language, the movie is requested again in English, and
    /// only the missing texts are taken from there.
    public func details(of key: String) async throws(CatalogError) -> ItemDetails {
        guard let number = Int(key), number > 0, String(number) == key else {
            // No movie has such a key, and in a path it could address something else.
            throw .notFound(message: nil)
        }
        async let imagesReady: Void = images.prepare()
        let payload = try await service.answer(.movie(key, language: language))
        let english = try await english(for: payload, key: key)
        await imagesReady
        return mapping([:]).details(payload, english: english)
    }

    /// The genres of movies in TMDB's order, fetched once; a failure is retried.
    ///
    /// If the content language is not English, each has its English name as an alias; if those
    /// cannot be fetched there are none.
    /// - Throws: any `CatalogError` except `storage`.
    public func genres() async throws(CatalogError) -> [Genre] {
        try await genreTable.genres()
    }

    /// The address of a poster at the smallest of TMDB's widths that is large enough, otherwise the
    /// original; nil if the path is not one of TMDB's.
    public func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        images.address(of: artwork.path, pixelWidth: pixelWidth)
    }

    /// The original, then TMDB's widths from the largest.
    public var imageVariants: [String] { TMDBImages.variants }
}

extension TMDBProvider {
    private func mapping(_ genreNames: [Int: String]) -> MovieMapping {
        MovieMapping(
            catalog: descriptor.id,
            language: language,
            interface: interface,
            genreNames: genreNames
        )
    }

    private func endpoint(
        for query: Query,
        page: Int
    ) throws(CatalogError) -> Endpoint<MoviePagePayload> {
        guard query.search.isEmpty else {
            return .search(query.search, page: page, language: language)
        }
        guard let list = MovieList(rawValue: query.list.rawValue) else {
            throw .notFound(message: nil)
        }
        guard query.sort != nil || !query.filter.isEmpty else {
            return .list(list, page: page, language: language)
        }
        let discovery = MovieDiscovery(query, of: list)
        return .discover(discovery, page: page, language: language)
    }

    /// The movie in English, if something is missing in the content language; nil on failure.
    private func english(
        for payload: MovieDetailsPayload,
        key: String
    ) async throws(CatalogError) -> MovieDetailsPayload? {
        let code = ContentLanguage.code(of: language)
        guard code != "en", payload.lacksText(in: code) else { return nil }
        do {
            return try await service.answer(.plainMovie(key, language: ContentLanguage.fallback))
        } catch .cancelled {
            throw .cancelled
        } catch {
            // The movie itself is here: a missing text is better than no page.
            return nil
        }
    }
}
