// Exit tests start processes, which iOS doesn't allow.
#if !os(iOS)
import Catalog
import Foundation
import Primitives
import TestSupport
import Testing

@testable import Library

/// Exit tests run their body in a child process.
@Suite("Two processes sharing a store")
struct TwoProcessesTests {
    private let provider = StubProvider()

    @Test(
        "a favorite added by another process appears within a second",
        .timeLimit(.minutes(5))
    )
    func live() async throws {
        let folder = TemporaryFolder()
        let clock = HandClock()
        let ours = try await Library.test(provider, at: folder.store, clock: clock)
        var hearts = ours.favorites().makeAsyncIterator()
        #expect(try await hearts.next() == [])
        var orders = ours.order(of: .movies(.hearts)).makeAsyncIterator()
        #expect(try await orders.next()?.keys == [])
        await clock.sleepers(1)
        await #expect(processExitsWith: .success) { [file = folder.file as URL] in
            let theirs = try await Library.test(StubProvider(), at: .file(file))
            try await theirs.edit([.add(.favorite)], of: .movie(7))
        }
        clock.advance(by: .seconds(1))
        #expect(try await hearts.next() == [.movie(7)])
        #expect(try await orders.next()?.keys == [7])
    }

    @Test("concurrent writers wait for each other and lose nothing")
    func contention() async throws {
        let folder = TemporaryFolder()
        let ours = try await Library.test(provider, at: folder.store)
        provider.answer { number, _ in
            Page(number: number, totalPages: 500, elements: Item.movies(0..<20))
        }
        let isOver = Locked(false)
        let child = Task {
            await #expect(processExitsWith: .success) { [file = folder.file as URL] in
                let provider = StubProvider()
                provider.answer { number, _ in
                    Page(number: number, totalPages: 500, elements: Item.movies(10..<30))
                }
                let theirs = try await Library.test(provider, at: .file(file))
                for key in 1_000..<1_200 {
                    try await theirs.edit([.add(.favorite)], of: .movie(key))
                    try await theirs.page(key - 999, of: .movies())
                    _ = try await theirs.favoritesNow()
                }
            }
            isOver.withLock { $0 = true }
        }
        // Writes for as long as the other process lives.
        var given: Set<Item.ID> = []
        while !isOver.withLock({ $0 }) {
            let id = Item.ID.movie(given.count)
            try await ours.edit([.add(.favorite)], of: id)
            try await ours.page(given.count % 500 + 1, of: .movies())
            given.insert(id)
            #expect(try await ours.favoritesNow().isSuperset(of: given))
        }
        await child.value
        let theirs = Set((1_000..<1_200).map(Item.ID.movie))
        #expect(try await ours.favoritesNow() == given.union(theirs))
        #expect(!given.isEmpty)
    }

    @Test("creates a store once, even if several libraries do so at the same time")
    func opening() async throws {
        for _ in 1...5 {
            let folder = TemporaryFolder()
            try await withThrowingTaskGroup { group in
                for key in 0..<8 {
                    group.addTask {
                        let library = try await Library.test(StubProvider(), at: folder.store)
                        #expect(library.recovery == nil)
                        try await library.edit([.add(.favorite)], of: .movie(key))
                    }
                }
                try await group.waitForAll()
            }
            let library = try await Library.test(provider, at: folder.store)
            #expect(try await library.favoritesNow() == Set((0..<8).map(Item.ID.movie)))
        }
    }
}
#endif
