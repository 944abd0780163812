import Catalog
import Foundation
import Primitives
import TestSupport
import Testing

@testable import Library

/// Lists of which only the page before knows where a page is.
@Suite("Lists by cursors", .timeLimit(.minutes(5)))
struct SequentialListTests {
    private let provider = StubProvider()
    private let clock = Locked(Date(timeIntervalSince1970: 1_000_000))
    private let folder = TemporaryFolder()

    private func library() async throws -> Library {
        try await Library.test(provider, at: folder.store, now: { clock.withLock { $0 } })
    }

    /// Answers with pages of two rows, and calls page 2 "A2", page 3 "A3" and so on.
    private func answer(_ generation: String = "A", pages: Int = 5) {
        provider.answerInSequence { number, next throws(CatalogError) in
            guard number == 1 || next == "\(generation)\(number)" else {
                throw .server(status: 400, message: "unknown cursor")
            }
            return Page(
                number: number,
                totalPages: number < pages ? nil : pages,
                elements: Item.movies([number * 2 - 1, number * 2]),
                next: number < pages ? "\(generation)\(number + 1)" : nil
            )
        }
    }

    @Test("a page is asked for by what the page before calls it, also after a restart")
    func continues() async throws {
        answer()
        do {
            let library = try await library()
            for number in 1...2 { try await library.page(number, of: .movies()) }
        }
        let library = try await library()
        try await library.page(3, of: .movies())
        #expect(provider.asked.map(\.page) == [1, 2, 3])
        #expect(try await library.orderNow(.movies()).keys == [1, 2, 3, 4, 5, 6])
    }

    @Test("a page far away is reached by the pages before it, which are stored")
    func farPage() async throws {
        answer()
        let library = try await library()
        let page = try await library.page(4, of: .movies()).value
        #expect(page.elements.map(\.id.key) == ["7", "8"])
        #expect(provider.asked.map(\.page) == [1, 2, 3, 4])
        #expect(try await library.orderNow(.movies()).keys == Array(1...8))
        let end = try await library.page(7, of: .movies()).value
        #expect(end == Page(number: 7, totalPages: 5, elements: []))
    }

    @Test("a whole list is fetched in turn")
    func whole() async throws {
        answer()
        let library = try await library()
        for try await progress in library.fetchWhole(.movies()) where progress.hasAllPages { break }
        #expect(provider.asked.map(\.page) == [1, 2, 3, 4, 5])
        #expect(try await library.orderNow(.movies()).keys == Array(1...10))
    }

    @Test("a page that leads back to one before is the last, although its rows are new")
    func cycle() async throws {
        provider.answerInSequence { number, _ in
            // After page 4, page 2 follows again.
            Page(
                number: number,
                totalPages: nil,
                elements: [.movie(number)],
                next: "A\((number - 1) % 3 + 2)"
            )
        }
        let library = try await library()
        for try await progress in library.fetchWhole(.movies()) where progress.hasAllPages { break }
        #expect(provider.asked.map(\.page) == [1, 2, 3, 4])
        #expect(try await library.orderNow(.movies()).keys == [1, 2, 3, 4])
        let items = try await library.download(.movies(), pages: 1_000_000) { _ in }
        #expect(items.count == 4)
        #expect(provider.asked.map(\.page) == [1, 2, 3, 4, 1, 2, 3, 4])
        let second = try await Library.test(provider)
        let beyond = try await second.page(9, of: .movies()).value
        #expect(beyond == Page(number: 9, totalPages: 4, elements: []))
    }

    @Test("a list that never ends stops after a gigabyte, and continues there")
    func endless() async throws {
        provider.answerInSequence { number, _ in
            Page(
                number: number,
                totalPages: nil,
                elements: [.movie(number)],
                next: "A\(number + 1)",
                bytes: 250_000_000
            )
        }
        let library = try await library()
        for count in [4, 8] {
            for try await progress in library.fetchWhole(.movies()) {
                #expect(!progress.hasAllPages)
                guard let failure = progress.failure else { continue }
                #expect(failure == .badResponse(.endless(pages: 4)))
                break
            }
            #expect(provider.asked.map(\.page) == Array(1...count))
        }
        await #expect(throws: CatalogError.badResponse(.endless(pages: 4))) {
            try await library.download(.movies(), pages: 1_000_000) { _ in }
        }
        await #expect(throws: CatalogError.badResponse(.endless(pages: 4))) {
            try await library.page(1_000_000, of: .movies())
        }
    }

    @Test("a run has at most 20,000 pages")
    func mostPages() throws {
        var limit = RunLimit()
        for _ in 0..<20_000 { try limit.request() }
        #expect(throws: CatalogError.badResponse(.endless(pages: 20_000))) { try limit.request() }
    }

    @Test("what a service no longer knows starts the list over, once a minute at most")
    func lost() async throws {
        answer()
        let library = try await library()
        for number in 1...3 { try await library.page(number, of: .movies()) }
        answer("B")
        clock.withLock { $0 += 61 }
        try await library.page(4, of: .movies())
        #expect(provider.asked.map(\.page) == [1, 2, 3, 4, 1, 2, 3, 4])
        #expect(try await library.orderNow(.movies()).keys == Array(1...8))
        answer("C")
        clock.withLock { $0 += 10 }
        await #expect(throws: CatalogError.server(status: 400, message: "unknown cursor")) {
            try await library.page(5, of: .movies())
        }
        #expect(provider.asked.count == 9)
    }
}
