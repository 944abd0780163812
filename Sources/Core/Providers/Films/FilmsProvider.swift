public import Catalog
public import Foundation
import JSONText
public import Networking

/// A provider of two ranked lists of films, from any service that returns them as JSON.
///
/// No such service is public and documented; `FilmMapping` describes the supported format.
public struct FilmsProvider: CatalogProvider {
    /// The catalog's descriptor, which doesn't depend on the service.
    public let descriptor: CatalogDescriptor

    private let client: any HTTPClient
    private let base: URL
    private let images: FilmImages

    /// Creates a provider without sending any request.
    ///
    /// - Parameters:
    ///   - client: a client that throws `status` for error responses.
    ///   - base: the address above `user-rated` and `critic-rated`.
    public init(client: any HTTPClient, base: URL) {
        descriptor = Self.makeDescriptor()
        self.client = client
        self.base = base
        images = FilmImages(base: base)
    }

    /// Requests a list, which has only one page; later pages are empty.
    ///
    /// The service can't search, sort or filter; such a query throws `notFound`.
    public func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        guard let list = FilmList(rawValue: query.list.rawValue), query.search.isEmpty,
            query.sort == nil, query.filter.isEmpty
        else { throw .notFound(message: nil) }
        guard number == 1 else { return Page(number: number, totalPages: 1, elements: []) }
        let films = try await films(of: list)
        return Page(
            number: 1,
            totalPages: 1,
            elements: films.items,
            skipped: films.skipped
        )
    }

    /// Searches both lists for a film because the service can't be asked for a single one.
    public func details(of key: String) async throws(CatalogError) -> ItemDetails {
        for list in FilmList.allCases {
            let items = try await films(of: list).items
            if let item = items.first(where: { $0.id.key == key }) {
                return ItemDetails(item: item, facets: item.facets)
            }
        }
        throw .notFound(message: nil)
    }

    /// Returns the address of a picture's only size; nil if the path is invalid.
    public func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        images.address(of: artwork.path)
    }
}

extension FilmsProvider {
    /// Requests a list: an array, or an object with exactly one array among its members.
    private func films(
        of list: FilmList
    ) async throws(CatalogError) -> (items: [Item], skipped: Int) {
        let answer = try await client.json(of: .list(list), below: base)
        // Other members describe the list, such as its length.
        let arrays = answer.elements.map { [$0] } ?? answer.members?.compactMap(\.elements) ?? []
        guard arrays.count == 1 else { throw .badResponse(nil) }
        return FilmMapping(catalog: descriptor.id, images: images).items(arrays[0])
    }
}

extension Endpoint {
    /// A whole list, best film first.
    static func list(_ list: FilmList) -> Self {
        Self(list.rawValue)
    }
}
