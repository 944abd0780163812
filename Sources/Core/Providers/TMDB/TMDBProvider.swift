public import Catalog
public import Foundation
import JSONText
public import Networking

/// A provider of movies from The Movie Database, or from a server with the same protocol (version
/// 3).
///
/// https://developer.themoviedb.org/reference
public struct TMDBProvider: CatalogProvider {
    /// The catalog's descriptor, which doesn't depend on the service.
    public let descriptor: CatalogDescriptor

    let service: TMDBService
    let language: String
    private let interface: String
    private let offersCountry: String
    let genreTable: TMDBGenres
    let images: TMDBImages

    /// Creates a provider without sending any request.
    ///
    /// - Parameters:
    ///   - client: a client that adds the key and throws `status` for error responses.
    ///   - base: the address of the API, ending in `/3`.
    ///   - imagesBase: the address of the images, ending in `/t/p`. Nil, the default, stands for
    ///     the one in `/configuration` or, if that fails, `/t/p` beside the API.
    ///   - language: the content language, such as `en-US` or `uk-UA`.
    ///   - interface: the interface language, used for country names; the content language by
    ///     default.
    ///   - country: the country of offers, as an ISO 3166-1 code.
    public init(
        client: any HTTPClient,
        base: URL,
        imagesBase: URL? = nil,
        language: String = "en-US",
        interface: String? = nil,
        country: String = Country.fallback
    ) {
        let service = TMDBService(client: client, base: base)
        descriptor = Self.makeDescriptor()
        self.service = service
        self.language = language
        self.interface = interface ?? language
        offersCountry = country
        genreTable = TMDBGenres(service: service, language: language)
        images = TMDBImages(explicit: imagesBase, service: service)
    }

    /// Requests a page of a query by its 1-based number.
    ///
    /// A search covers all titles, and TMDB can neither sort nor filter it. Genre names and the
    /// image address are requested together with the first page; if they fail, the page is returned
    /// without them.
    public func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        if let director = query.director { return try await movies(directedBy: director) }
        let endpoint = try endpoint(for: query, page: number)
        async let genreNames = genreTable.names(isFirstPage: number == 1)
        async let imagesReady: Void = images.prepare()
        let answer = try await service.answer(endpoint)
        await imagesReady
        let mapping = await mapping(genreNames)
        return try Page(number, of: answer) { mapping.item($0) }
    }

    /// Requests all movies of a director, the most popular first, as one page.
    ///
    /// Discovery by `with_crew` would also find movies that they only wrote or produced.
    private func movies(directedBy key: String) async throws(CatalogError) -> Page<Item> {
        try TMDBService.check(key)
        async let genreNames = genreTable.names(isFirstPage: true)
        async let imagesReady: Void = images.prepare()
        let person = try await service.answer(.person(key, language: language))
        await imagesReady
        let movies = PersonMapping.directed(person, await mapping(genreNames))
        return Page(number: 1, totalPages: 1, elements: movies, totalElements: movies.count)
    }

    /// Requests all facts about a movie, including its videos, people and similar movies.
    ///
    /// If text is missing in the content language, requests the movie again in English to fill it
    /// in.
    public func details(of key: String) async throws(CatalogError) -> ItemDetails {
        try TMDBService.check(key)
        async let imagesReady: Void = images.prepare()
        let movie = try await service.answer(.movie(key, language: language))
        let english = try await english(for: movie, key: key)
        await imagesReady
        // Only other movies' rows need the names, which are usually known by now.
        let hasRows = ["similar", "recommendations"].contains { !movie.results(of: $0).isEmpty }
        let names = hasRows ? await genreTable.names(isFirstPage: false) : [:]
        guard let details = mapping(names).details(movie, english: english) else {
            throw .badResponse(nil)
        }
        return details
    }

    /// Returns the movie genres in TMDB's order, fetched once and again only after a failure.
    ///
    /// Each has its names in the app's languages, except those that can't be fetched.
    ///
    /// - Throws: any `CatalogError` except `storage`.
    public func genres() async throws(CatalogError) -> [Genre] {
        try await genreTable.genres()
    }

    /// The content language and the app's others.
    public var languages: [String] { genreTable.languages }

    /// Returns a poster's address at the smallest of TMDB's widths that suffices, or the original.
    ///
    /// Nil if the path isn't in TMDB's format.
    public func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        images.address(of: artwork.path, pixelWidth: pixelWidth, .poster)
    }

    /// The original, followed by TMDB's widths in descending order.
    public var imageVariants: [String] { TMDBImages.Sizes.poster.variants }

    /// The country of offers.
    public var country: String? { offersCountry }

    /// The people who make the movies.
    public var companions: [any CatalogProvider] {
        [
            TMDBPeopleProvider(
                service: service,
                language: language,
                genreTable: genreTable,
                images: images,
                mapping: mapping
            )
        ]
    }
}

extension TMDBProvider {
    @Sendable
    func mapping(_ genreNames: [Int: String]) -> MovieMapping {
        MovieMapping(
            catalog: descriptor.id,
            language: language,
            interface: interface,
            country: offersCountry,
            genreNames: genreNames,
            pages: service.pages
        )
    }

    private func endpoint(
        for query: Query,
        page: Int
    ) throws(CatalogError) -> Endpoint {
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

    /// Returns the movie in English if text is missing in the content language; nil after a
    /// failure.
    private func english(
        for movie: JSON,
        key: String
    ) async throws(CatalogError) -> JSON? {
        guard ContentLanguage.code(of: language) != "en", mapping([:]).lacksText(movie) else {
            return nil
        }
        do {
            return try await service.answer(.plainMovie(key, language: ContentLanguage.fallback))
        } catch .cancelled {
            throw .cancelled
        } catch {
            // The movie has been loaded, and a page that lacks some text is better than none.
            return nil
        }
    }
}

extension Query {
    /// The key of the director that is the only criterion, or nil.
    fileprivate var director: String? {
        guard filter.kinds == [.people], filter.people.count == 1, search.isEmpty else {
            return nil
        }
        return filter.people.first?.key
    }
}
