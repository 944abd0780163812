import Catalog
import Dispatch
import Primitives
import TestSupport
import Testing

@testable import Library

@Suite("Observations", .timeLimit(.minutes(5)))
struct ObservationTests {
    private let provider = StubProvider()

    @Test("delivers an order at once, and again after each change to it")
    func sequence() async throws {
        let library = try await Library.test(provider)
        var orders = library.order(of: .movies()).makeAsyncIterator()
        #expect(try await orders.next()?.keys == [])
        provider.answer(pages: [Item.movies([1]), Item.movies([2])])
        try await library.page(1, of: .movies())
        #expect(try await orders.next()?.keys == [1])
        // The same page again and a page of another list do not change this order.
        try await library.page(1, of: .movies())
        try await library.page(1, of: .movies(.topRated))
        try await library.page(2, of: .movies())
        #expect(try await orders.next()?.keys == [1, 2])
    }

    @Test("delivers changed row content, even if another list fetched it")
    func rows() async throws {
        let library = try await Library.test(provider)
        provider.answer([.movie(1, "Old")])
        try await library.page(1, of: .movies())
        try await library.page(1, of: .movies(.topRated))
        var orders = library.order(of: .movies()).makeAsyncIterator()
        let old = try #require(await orders.next())
        provider.answer([.movie(1, "New")])
        try await library.page(1, of: .movies(.topRated))
        let new = try #require(await orders.next())
        #expect(new.ids == old.ids)
        #expect(new.revision != old.revision)
        #expect(try await library.items(new.ids).map(\.title) == ["New"])
    }

    @Test("releasing the iterator ends the observation")
    func dropping() async throws {
        let library = try await Library.test(provider)
        do {
            var orders = library.order(of: .movies()).makeAsyncIterator()
            var hearts = library.favorites().makeAsyncIterator()
            _ = try await (orders.next(), hearts.next())
            #expect(library.store.changes.observerCount == 2)
        }
        #expect(library.store.changes.observerCount == 0)
    }

    @Test("cancelling the task ends the sequence and the observation")
    func cancelling() async throws {
        let library = try await Library.test(provider)
        let (values, continuation) = AsyncStream.makeStream(of: ItemOrder.self)
        let task = Task {
            for try await order in library.order(of: .movies()) { continuation.yield(order) }
            continuation.finish()
        }
        for await _ in values { task.cancel() }
        try await task.value
        #expect(library.store.changes.observerCount == 0)
    }

    @Test("a sequence observes nothing until it is iterated")
    func laziness() async throws {
        let library = try await Library.test(provider)
        let updates = library.order(of: .movies())
        let completion = library.fetchWhole(.movies())
        #expect(library.store.changes.observerCount == 0)
        _ = (updates, completion)
    }

    @Test("values are delivered on the caller's actor")
    @MainActor
    func isolation() async throws {
        let library = try await Library.test(provider)
        provider.answer([.movie(1)])
        var seen: [[Int]] = []
        for try await order in library.order(of: .movies()) {
            MainActor.assertIsolated()
            seen.append(order.keys)
            if seen.count == 2 { break }
            try await library.page(1, of: .movies())
        }
        #expect(seen == [[], [1]])
    }

    @Test("an error ends the sequence and the observation")
    func failure() async throws {
        let changes = ChangeFeed()
        let fails = Locked(false)
        let updates = Updates<Int>(
            observe: { Observation(changes.signals(for: [.anyMarks])) },
            read: { () async throws(CatalogError) in
                if fails.withLock({ $0 }) { throw .storage(code: 10) }
                return 1
            }
        )
        var iterator = updates.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        fails.withLock { $0 = true }
        changes.send([.anyMarks])
        await #expect(throws: CatalogError.storage(code: 10)) { _ = try await iterator.next() }
        #expect(changes.observerCount == 0)
        #expect(try await iterator.next() == nil)
    }

    @Test("only affected queries are read again")
    func interests() async throws {
        let changes = ChangeFeed()
        let reads = Locked(0)
        let updates = Updates<Int>(
            observe: { Observation(changes.signals(for: [.list(ListKey(.movies()))])) },
            read: { () async throws(CatalogError) in
                reads.withLock { count in
                    count += 1
                    return count
                }
            }
        )
        var iterator = updates.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        changes.send([.list(ListKey(.movies(.topRated))), .anyMarks])
        changes.send([])
        changes.send([.list(ListKey(.movies()))])
        #expect(try await iterator.next() == 2)
        changes.send([.everything])
        #expect(try await iterator.next() == 3)
    }

    @Test("comparing and releasing values does not block the consumer's actor")
    func elsewhere() async throws {
        let changes = ChangeFeed()
        let count = Locked(0)
        let log = Locked<[String]>([])
        let updates = Updates<Weight>(
            observe: { Observation(changes.signals(for: [])) },
            read: { () async throws(CatalogError) in
                let number = count.withLock { count in
                    count += 1
                    return count
                }
                return Weight(number) { event in
                    let words = Screen.isHeldUp ? "\(event), held up" : event
                    log.withLock { $0.append(words) }
                }
            }
        )
        try await Screen().take(3, of: updates, after: changes)
        // The iterator releases the last two.
        let events = log.withLock { $0.filter { !$0.hasPrefix("2 ended") && !$0.hasPrefix("3") } }
        #expect(events == ["2 compared", "1 ended"])
        #expect(log.withLock { $0.contains("3 compared") })
        #expect(log.withLock { $0.contains("2 ended, held up") }, "the log shows a blocked actor")
    }

    @Test("does not deliver an equal value again")
    func equalValues() async throws {
        let changes = ChangeFeed()
        let value = Locked(1)
        let (reads, read) = AsyncStream.makeStream(of: Int.self)
        let updates = Updates<Int>(
            observe: { Observation(changes.signals(for: [])) },
            read: { () async throws(CatalogError) in
                let present = value.withLock { $0 }
                read.yield(present)
                return present
            }
        )
        let delivered = Task {
            var iterator = updates.makeAsyncIterator()
            return [try await iterator.next(), try await iterator.next()]
        }
        var done = reads.makeAsyncIterator()
        #expect(await done.next() == 1)
        changes.send([.everything])
        #expect(await done.next() == 1)
        value.withLock { $0 = 2 }
        changes.send([.everything])
        #expect(try await delivered.value == [1, 2])
    }

    @Test("changes by another process appear within a second, and only observers cause polling")
    func otherProcess() async throws {
        let folder = TemporaryFolder()
        let clock = HandClock()
        let ours = try await Library.test(provider, at: folder.store, clock: clock)
        let theirs = try await Library.test(StubProvider(), at: folder.store)
        #expect(clock.sleeperCount == 0)
        do {
            var hearts = ours.favorites().makeAsyncIterator()
            #expect(try await hearts.next() == [])
            await clock.sleepers(1)
            try await theirs.edit([.add(.favorite)], of: .movie(1))
            clock.advance(by: .seconds(1))
            #expect(try await hearts.next() == [.movie(1)])
            await clock.sleepers(1)
        }
        await clock.sleepers(0)
    }

    @Test("a replaced source is read again at once")
    func connecting() async throws {
        let library = try await Library.test(provider)
        try await library.load(provider, [[1]])
        var orders = library.order(of: .movies()).makeAsyncIterator()
        #expect(try await orders.next()?.keys == [1])
        library.connect(CatalogSource(StubProvider(), realm: .live))
        #expect(try await orders.next()?.keys == [])
        library.connect(CatalogSource(StubProvider(.films), realm: .live))
        #expect(library.catalogs.map(\.id) == [CatalogID("movies"), CatalogID("films")])
    }
}

/// A consumer of values on a dispatch queue that can be recognized.
private actor Screen {
    private final class Queue: SerialExecutor {
        static let mark = DispatchSpecificKey<Bool>()
        private let queue = DispatchQueue(label: "ObservationTests.Screen")

        init() { queue.setSpecific(key: Self.mark, value: true) }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
        }
    }

    private let queue = Queue()
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    /// Whether the caller is blocking this queue.
    static var isHeldUp: Bool { DispatchQueue.getSpecific(key: Queue.mark) ?? false }

    func take(_ count: Int, of updates: Updates<Weight>, after changes: ChangeFeed) async throws {
        var iterator = updates.makeAsyncIterator()
        for _ in 0..<count {
            _ = try await iterator.next(isolation: self)
            changes.send([.everything])
        }
    }
}

/// A value that logs its comparisons and its release.
private final class Weight: Equatable, Sendable {
    private let number: Int
    private let tell: @Sendable (String) -> Void

    init(_ number: Int, tell: @escaping @Sendable (String) -> Void) {
        self.number = number
        self.tell = tell
    }

    deinit { tell("\(number) ended") }

    static func == (left: Weight, right: Weight) -> Bool {
        left.tell("\(left.number) compared")
        return left.number == right.number
    }
}
