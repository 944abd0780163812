import Catalog
import Foundation
import Primitives

/// A service whose answers come from the test, call by call or by a rule.
final class BookService: CatalogProvider {
    typealias Rule = @Sendable (Call.Question) -> Call.Answer

    let descriptor: CatalogDescriptor
    let companions: [any CatalogProvider]
    private let isStubborn: Bool
    private let rule: Rule?
    private let asked = Locked<[Call.Question]>([])
    private let calls = AsyncStream<Call>.makeStream()

    /// Creates a service.
    ///
    /// A stubborn service answers even cancelled requests.
    init(
        _ descriptor: CatalogDescriptor = Books.descriptor,
        companions: [any CatalogProvider] = [],
        isStubborn: Bool = false,
        rule: Rule? = nil
    ) {
        self.descriptor = descriptor
        self.companions = companions
        self.isStubborn = isStubborn
        self.rule = rule
    }

    /// All requests so far.
    var questions: [Call.Question] { asked.withLock { $0 } }

    /// The page numbers of the requests so far, in order.
    var pages: [Int] {
        questions.compactMap { question in
            if case .page(let number, _) = question { number } else { nil }
        }
    }

    /// Waits for the next request.
    func call() async throws -> Call {
        var iterator = calls.stream.makeAsyncIterator()
        guard let call = await iterator.next() else { throw CancellationError() }
        return call
    }

    func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        switch await answer(to: .page(number, query)) {
        case .page(let page): return page
        case .failure(let error): throw error
        case .details, .genres: throw .badResponse(nil)
        }
    }

    func details(of key: String) async throws(CatalogError) -> ItemDetails {
        switch await answer(to: .details(key)) {
        case .details(let details): return details
        case .failure(let error): throw error
        case .page, .genres: throw .badResponse(nil)
        }
    }

    func genres() async throws(CatalogError) -> [Genre] {
        switch await answer(to: .genres) {
        case .genres(let genres): return genres
        case .failure(let error): throw error
        case .page, .details: throw .badResponse(nil)
        }
    }

    func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        URL(string: "http://books.test/\(pixelWidth)\(artwork.path)").map {
            ImageAddress(url: $0, variant: "w\(pixelWidth)")
        }
    }

    private func answer(to question: Call.Question) async -> Call.Answer {
        asked.withLock { $0.append(question) }
        if let rule { return rule(question) }
        let call = Call(question, isStubborn: isStubborn)
        calls.continuation.yield(call)
        return await call.reply()
    }
}

extension BookService {
    /// A service that answers at once, with `total` list pages, every item, and no genres.
    static func quick(
        _ descriptor: CatalogDescriptor = Books.descriptor,
        pages total: Int
    ) -> BookService {
        BookService(descriptor) { question in
            switch question {
            case .page(let number, _):
                return .page(Books.page(number, of: total))
            case .details(let key):
                let item = Books.item(Int(key) ?? 0)
                return .details(ItemDetails(item: item, facets: item.facets))
            case .genres:
                return .genres([])
            }
        }
    }
}
