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

    /// Returns whether only the page before knows where a page of a query is.
    func isSequential(_ query: Query) -> Bool

    /// The same for a query that may be sequential; `next` is then ``Page/next`` of the page before.
    ///
    /// - Throws: like ``page(_:of:)``.
    func page(
        _ number: Int,
        after next: String?,
        of query: Query
    ) async throws(CatalogError) -> Page<Item>

    /// Requests everything about one item by its key.
    ///
    /// With ``DetailsPolicy/addedRequest``, the title may be empty; the row's is then kept, as are
    /// its picture and the facts that the response lacks.
    ///
    /// - Throws: any ``CatalogError`` except `storage`; `notFound` if the item doesn't exist.
    func details(of key: String) async throws(CatalogError) -> ItemDetails

    /// The same for an item whose row is stored, which the request may depend on.
    ///
    /// - Throws: like ``details(of:)``.
    func details(of key: String, row: Item?) async throws(CatalogError) -> ItemDetails

    /// Returns whether an item's row in view is completed by its details.
    func fillsRow(of key: String) -> Bool

    /// Requests the first page of the first list, and reports what can't be read there.
    ///
    /// - Throws: any ``CatalogError`` except `storage`.
    func sample() async throws(CatalogError) -> CatalogSample

    /// Requests an item's details, and reports the places of its catalog's file that have no usable
    /// value in the response.
    ///
    /// - Throws: like ``details(of:)``.
    func gapsInDetails(of item: Item) async throws(CatalogError) -> [ManifestGap]

    /// Requests the films that a name from another service's list means or might mean.
    ///
    /// - Throws: any ``CatalogError`` except `storage`.
    func films(named name: FilmName) async throws(CatalogError) -> FilmMatches

    /// Requests the available filter genres, in the service's order; empty if the service has none.
    ///
    /// - Throws: any ``CatalogError`` except `storage`.
    func genres() async throws(CatalogError) -> [Genre]

    /// The languages of the names of ``genres()``, as ISO 639-1 codes, the content language first;
    /// empty if the service has only one.
    var languages: [String] { get }

    /// Returns the address of `artwork`, at least `pixelWidth` pixels wide; nil if its path is
    /// invalid.
    ///
    /// The method is pure and fast: it sends no request.
    func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress?

    /// All values of ``ImageAddress/variant``, largest first; empty if the service has only one.
    var imageVariants: [String] { get }

    /// The country of ``ItemDetails/offers``, as an ISO 3166-1 code; nil if details have none.
    var country: String? { get }

    /// The providers of the catalogs that belong to this one (``CatalogDescriptor/owner``).
    var companions: [any CatalogProvider] { get }
}

extension CatalogProvider {
    /// False, because pages have numbers.
    public func isSequential(_ query: Query) -> Bool { false }

    /// Requests the page by its number.
    public func page(
        _ number: Int,
        after next: String?,
        of query: Query
    ) async throws(CatalogError) -> Page<Item> {
        try await page(number, of: query)
    }

    /// What the descriptor says of all rows.
    public func fillsRow(of key: String) -> Bool { descriptor.fillsRows }

    /// Requests the item by its key.
    public func details(of key: String, row: Item?) async throws(CatalogError) -> ItemDetails {
        try await details(of: key)
    }

    /// Returns the first page without gaps, because no file describes the catalog.
    public func sample() async throws(CatalogError) -> CatalogSample {
        guard let list = descriptor.lists.first else { throw .notFound(message: nil) }
        let page = try await page(1, of: Query(catalog: descriptor.id, list: list.id))
        return CatalogSample(
            items: page.elements,
            rowCount: page.elements.count + page.skipped,
            totalPages: page.totalPages
        )
    }

    /// Returns no gaps, because no file describes the catalog.
    public func gapsInDetails(of item: Item) async throws(CatalogError) -> [ManifestGap] {
        _ = try await details(of: item.id.key)
        return []
    }

    /// Returns none, because the items aren't films that other services list.
    public func films(named name: FilmName) async throws(CatalogError) -> FilmMatches {
        FilmMatches()
    }

    /// Returns no genres.
    public func genres() async throws(CatalogError) -> [Genre] { [] }

    /// Empty, because the service has only one language.
    public var languages: [String] { [] }

    /// Empty, because the service has only one size.
    public var imageVariants: [String] { [] }

    /// Nil, because details have no offers.
    public var country: String? { nil }

    /// Empty, because no other catalog belongs to this one.
    public var companions: [any CatalogProvider] { [] }
}
