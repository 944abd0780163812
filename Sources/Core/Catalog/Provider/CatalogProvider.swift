/// A remote API behind a catalog.
public protocol CatalogProvider: Sendable {
    /// The catalog that the API provides.
    var descriptor: CatalogDescriptor { get }

    /// Requests one page of a query. `number` is 1-based.
    ///
    /// Rows that cannot be decoded are left out and counted.
    /// - Throws: any ``CatalogError`` except `storage`; `badResponse` if the page as a whole cannot
    ///   be decoded.
    func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item>

    /// Requests everything about one item, by its key.
    /// - Throws: any ``CatalogError`` except `storage`; `notFound` if there is no such item.
    func details(of key: String) async throws(CatalogError) -> ItemDetails

    /// The genres to filter by, in the service's order; empty if there are none.
    /// - Throws: any ``CatalogError`` except `storage`.
    func genres() async throws(CatalogError) -> [Genre]

    /// The address of `artwork`, at least `pixelWidth` pixels wide; nil if its path is not valid
    /// here. Pure and fast: sends no request.
    func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress?

    /// Every ``ImageAddress/variant`` of the service, the largest first; empty if it has one only.
    var imageVariants: [String] { get }
}

extension CatalogProvider {
    /// No genres by default.
    public func genres() async throws(CatalogError) -> [Genre] { [] }

    /// One size by default.
    public var imageVariants: [String] { [] }
}
