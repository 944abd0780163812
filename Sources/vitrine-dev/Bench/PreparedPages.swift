import Catalog
import Primitives

/// A provider that creates its pages in advance, so that only storing them takes time.
final class PreparedPages: CatalogProvider {
    let descriptor: CatalogDescriptor
    private let source: BenchProvider
    private let pages = Locked<[Int: Page<Item>]>([:])

    init(of source: BenchProvider) {
        self.source = source
        descriptor = source.descriptor
    }

    /// Creates the pages with these 1-based numbers, of which the last is the list's last.
    func prepare(_ numbers: ClosedRange<Int>, of query: Query) async throws(CatalogError) {
        let longer = source.extended(toPage: numbers.upperBound)
        for number in numbers {
            let page = try await longer.page(number, of: query)
            pages.withLock { $0[number] = page }
        }
    }

    func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        guard let page = pages.withLock({ $0[number] }) else { throw .notFound(message: nil) }
        return page
    }

    func details(of key: String) async throws(CatalogError) -> ItemDetails {
        try await source.details(of: key)
    }

    func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        source.imageAddress(of: artwork, pixelWidth: pixelWidth)
    }
}
