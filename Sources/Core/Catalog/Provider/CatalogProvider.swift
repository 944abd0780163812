/// A remote API behind a catalog.
public protocol CatalogProvider: Sendable {
    /// The catalog provided by the API.
    var descriptor: CatalogDescriptor { get }

    /// Requests one page of a query; `number` is 1-based.
    ///
    /// Rows that can't be decoded are omitted and counted.
    ///
    /// - Throws: any ``CatalogError`` except `storage`; `badResponse` if the page as a whole can't
    ///   be decoded.
    func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item>

    /// Requests everything about one item by its key.
    ///
    /// - Throws: any ``CatalogError`` except `storage`; `notFound` if the item doesn't exist.
    func details(of key: String) async throws(CatalogError) -> ItemDetails

    /// Requests the available filter genres, in the service's order; empty if the service has none.
    ///
    /// - Throws: any ``CatalogError`` except `storage`.
    func genres() async throws(CatalogError) -> [Genre]

    /// Returns the address of `artwork`, at least `pixelWidth` pixels wide; nil if its path is
    /// invalid.
    ///
    /// The method is pure and fast: it sends no request.
    func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress?

    /// All values of ``ImageAddress/variant``, largest first; empty if the service has only one.
    var imageVariants: [String] { get }

    /// The providers of the catalogs that belong to this one (``CatalogDescriptor/owner``).
    var companions: [any CatalogProvider] { get }
}

extension CatalogProvider {
    /// Returns no genres.
    public func genres() async throws(CatalogError) -> [Genre] { [] }

    /// Empty, because the service has only one size.
    public var imageVariants: [String] { [] }

    /// Empty, because no other catalog belongs to this one.
    public var companions: [any CatalogProvider] { [] }
}
