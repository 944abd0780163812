/// One remote API as the library sees it.
public protocol CatalogProvider: Sendable {
    /// The catalog that the API feeds.
    var descriptor: CatalogDescriptor { get }

    /// Asks for one page of a query. `number` is 1-based.
    ///
    /// Rows that cannot be read are left out and counted.
    /// - Throws: any ``CatalogError`` except `storage`; `badResponse` where the page as a whole
    ///   cannot be read.
    func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item>

    /// Asks for everything about one item, by its key.
    /// - Throws: any ``CatalogError`` except `storage`; `notFound` where there is no such item.
    func details(of key: String) async throws(CatalogError) -> ItemDetails

    /// The genres to filter by, in the service's order; empty where there are none.
    /// - Throws: any ``CatalogError`` except `storage`.
    func genres() async throws(CatalogError) -> [Genre]

    /// The address that shows `artwork` at `pixelWidth` pixels at least; nil where the path makes
    /// no address. Pure and quick: asks nobody.
    func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress?
}

extension CatalogProvider {
    /// No genres by default.
    public func genres() async throws(CatalogError) -> [Genre] { [] }
}
