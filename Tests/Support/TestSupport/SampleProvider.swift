public import Catalog

/// A provider whose first page is given, or fails, and which has no other pages and no details.
public struct SampleProvider: CatalogProvider {
    /// The catalog's descriptor.
    public let descriptor: CatalogDescriptor
    private let result: Result<CatalogSample, CatalogError>

    /// Creates a provider.
    public init(_ descriptor: CatalogDescriptor, _ result: Result<CatalogSample, CatalogError>) {
        self.descriptor = descriptor
        self.result = result
    }

    /// Returns a trial of this provider, whose pictures have one pixel.
    public var trial: CatalogTrial {
        CatalogTrial(of: CatalogSource(self, realm: .live)) { _ async throws(CatalogError) in (1, 1)
        }
    }

    /// Returns the first page.
    public func sample() async throws(CatalogError) -> CatalogSample { try result.get() }

    /// Fails.
    public func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        throw .notFound(message: nil)
    }

    /// Fails.
    public func details(of key: String) async throws(CatalogError) -> ItemDetails {
        throw .notFound(message: nil)
    }

    /// Returns nil.
    public func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? { nil }
}
