import Catalog
import Foundation
import ImagePipeline
import L10n
import Primitives
import SQLiteKit
import TestSupport

@testable import Features
@testable import Library

/// An in-memory library of books, with everything that a view model needs.
@MainActor
struct Room {
    let service: BookService
    let library: Library
    let router = Router()
    let strings = Localizer(.english)
    let clock = HandClock()

    init(
        _ service: BookService = BookService(),
        at location: StoreLocation = .memory
    ) async throws {
        self.service = service
        // A file is watched for changes by other processes, with delays of the same clock.
        let isWatched = location != .memory
        library = try await Library.ofBooks(
            service,
            at: location,
            clock: isWatched ? ContinuousClock() : clock
        )
    }

    func list(
        _ list: ListDescriptor = Books.popular,
        search: String = "",
        filter: Filter = Filter()
    ) -> ItemListViewModel {
        var query = Books.query(list, search: search)
        query.filter = filter
        return ItemListViewModel(
            query: query,
            descriptor: service.descriptor,
            library: library,
            router: router,
            strings: strings,
            clock: clock
        )
    }

    func details(of key: Int, service shared: ServiceModel? = nil) -> DetailsViewModel {
        DetailsViewModel(
            id: Books.item(key).id,
            descriptor: service.descriptor,
            library: library,
            router: router,
            strings: strings,
            embedding: .live,
            service: shared ?? ServiceModel(library.service(of: service.descriptor.id))
        )
    }

    /// Answers the next request, which must be for page `number`.
    func answerPage(_ number: Int, of total: Int) async throws {
        try await answerPage(number, Books.page(number, of: total))
    }

    func answerPage(_ number: Int, _ page: Page<Item>) async throws {
        let call = try await service.call()
        guard case .page(number, _) = call.question else { throw Surprise(call.question) }
        call.answer(page)
    }

    /// Fails the next request, which must be for page `number`.
    func failPage(_ number: Int, _ error: CatalogError) async throws {
        let call = try await service.call()
        guard case .page(number, _) = call.question else { throw Surprise(call.question) }
        call.fail(error)
    }

    /// Ends or starts an outage by another request for a page, which nothing on screen shows.
    func otherRequest(_ error: CatalogError? = nil) async throws {
        async let page = library.page(9, of: Books.query(), policy: .networkOnly)
        let call = try await service.call()
        if let error { call.fail(error) } else { call.answer(Books.page(9, of: 9)) }
        _ = try? await page
    }

    /// Stores pages of a list, as an earlier run would have.
    func store(_ pages: ClosedRange<Int>, of total: Int) async throws {
        for number in pages {
            async let answer = library.page(number, of: Books.query())
            try await answerPage(number, of: total)
            _ = try await answer
        }
    }

    /// Runs SQL on the store, to make it fail.
    func execute(_ sql: String) async throws { try await library.execute(sql) }

    /// An unexpected request.
    struct Surprise: Error {
        let question: Call.Question

        init(_ question: Call.Question) {
            self.question = question
        }
    }
}

extension Library {
    static func ofBooks(
        _ services: BookService...,
        at location: StoreLocation = .memory,
        clock: any Clock<Duration> = ContinuousClock()
    ) async throws -> Library {
        try await of(services, at: location, clock: clock)
    }

    static func of(
        _ services: [BookService],
        at location: StoreLocation = .memory,
        clock: any Clock<Duration> = ContinuousClock()
    ) async throws -> Library {
        try await Library(
            sources: services.map {
                CatalogSource($0, realm: .demo, key: { .variable("BOOKS_KEY") })
            },
            location: location,
            clock: clock,
            now: { Date() },
            images: { _ in ImageDataLoader() }
        )
    }

    /// The number of observers in the store.
    nonisolated var observerCount: Int { store.changes.observerCount }
}

extension LoadState<ItemOrder> {
    /// The same state, with the row count in place of the rows.
    var counts: LoadState<Int> {
        switch self {
        case .idle: .idle
        case .loading(let order): .loading(previous: order?.ids.count)
        case .loaded(let order): .loaded(order.ids.count)
        case .failed(let error, let order): .failed(error, previous: order?.ids.count)
        }
    }
}

extension ItemListViewModel {
    /// The keys on screen as numbers.
    var keys: [Int] { ids.compactMap { Int($0.key) } }
}

/// Lets other tasks run until a condition is true, or the test is cancelled.
@MainActor
func eventually(_ isSo: @MainActor () -> Bool) async {
    while !isSo(), !Task.isCancelled { await Task.yield() }
}

extension Library {
    /// Runs SQL on the store, to make it fail.
    func execute(_ sql: String) async throws {
        try await store.write { connection throws(DatabaseError) in
            try connection.execute(sql)
            return [.everything]
        }
    }
}
