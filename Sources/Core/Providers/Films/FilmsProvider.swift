public import Catalog
public import Foundation
public import Networking

/// Two ranked lists of films from any service that answers them as JSON.
///
/// No such service is public and documented; what is read is what ``FilmPayload`` says.
public struct FilmsProvider: CatalogProvider {
    /// The catalog of films.
    public let descriptor: CatalogDescriptor

    private let client: any HTTPClient
    private let base: URL
    private let images: FilmImages

    /// Makes a provider; nothing is asked yet.
    ///
    /// - Parameters:
    ///   - client: a client that throws `status` for a refusal.
    ///   - base: the address that `user-rated` and `critic-rated` are below.
    public init(client: any HTTPClient, base: URL) {
        descriptor = Self.makeDescriptor()
        self.client = client
        self.base = base
        images = FilmImages(base: base)
    }

    /// Asks for a list; it has one page, and further ones are empty.
    ///
    /// The service neither searches nor sorts nor narrows; a query that wants it is not found.
    public func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        guard let list = FilmList(rawValue: query.list.rawValue), query.search.isEmpty,
            query.sort == nil, query.filter.isEmpty
        else { throw .notFound(message: nil) }
        guard number == 1 else { return Page(number: number, totalPages: 1, elements: []) }
        let films = try await films(of: list)
        return Page(
            number: 1,
            totalPages: 1,
            elements: mapping.items(films.elements),
            skipped: films.skipped
        )
    }

    /// Looks for a film in one list and then in the other: there is nothing else to ask.
    public func details(of key: String) async throws(CatalogError) -> ItemDetails {
        for list in FilmList.allCases {
            let items = mapping.items(try await films(of: list).elements)
            if let item = items.first(where: { $0.id.key == key }) {
                return ItemDetails(item: item, facets: item.facets)
            }
        }
        throw .notFound(message: nil)
    }

    /// The address of a picture, in the only size there is; nil where the path makes none.
    public func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        images.address(of: artwork.path)
    }
}

extension FilmsProvider {
    private var mapping: FilmMapping { FilmMapping(catalog: descriptor.id, images: images) }

    private func films(
        of list: FilmList
    ) async throws(CatalogError) -> LossyArray<FilmPayload> {
        do {
            return try await client.send(.list(list), to: base).films
        } catch {
            throw CatalogError(error, message: { _ in nil })
        }
    }
}
