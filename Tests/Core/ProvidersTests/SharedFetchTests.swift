import Catalog
import Primitives
import TestSupport
import Testing

@testable import Providers

@Suite("Shared fetches", .timeLimit(.minutes(5)))
struct SharedFetchTests {
    /// Counts requests, and answers them when the test asks.
    private actor Source {
        private(set) var requests = 0
        private(set) var cancelled = 0
        private var pending: [Int: CheckedContinuation<Result<Int, CatalogError>, Never>] = [:]

        func fetch() async throws(CatalogError) -> Int {
            requests += 1
            let number = requests
            return try await withTaskCancellationHandler {
                await withCheckedContinuation { pending[number] = $0 }
            } onCancel: {
                Task { await cancel(number) }
            }.get()
        }

        func answer(_ result: Result<Int, CatalogError>) {
            for continuation in pending.values { continuation.resume(returning: result) }
            pending = [:]
        }

        /// Waits for a request, or until the test is cancelled.
        func arrived() async {
            while pending.isEmpty, !Task.isCancelled { await Task.yield() }
        }

        private func cancel(_ number: Int) {
            cancelled += 1
            pending.removeValue(forKey: number)?.resume(returning: .failure(.cancelled))
        }
    }

    private let source = Source()

    private func makeFetch(
        now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
    ) -> SharedFetch<Int> {
        SharedFetch(now: now) { [source] () async throws(CatalogError) -> Int in
            try await source.fetch()
        }
    }

    @Test("concurrent and later callers share one request")
    func once() async throws {
        let fetch = makeFetch()
        let waiters = (0..<5).map { _ in Task { try await fetch.value() } }
        await source.arrived()
        await source.answer(.success(7))
        for waiter in waiters { #expect(try await waiter.value == 7) }
        #expect(try await fetch.value() == 7)
        #expect(await source.requests == 1)
    }

    @Test("a failure reaches all waiting callers, and the next caller retries")
    func failure() async throws {
        let fetch = makeFetch()
        let first = Task { try await fetch.value() }
        await source.arrived()
        await source.answer(.failure(.offline))
        await #expect(throws: CatalogError.offline) { try await first.value }
        let second = Task { try await fetch.value() }
        await source.arrived()
        await source.answer(.success(8))
        #expect(try await second.value == 8)
        #expect(await source.requests == 2)
    }

    @Test("with failureLifetime, a recent failure is rethrown and an older one retried")
    func failureLifetime() async throws {
        let now = Locked(ContinuousClock.now)
        let fetch = makeFetch(now: { now.withLock { $0 } })
        let first = Task { try await fetch.value() }
        await source.arrived()
        await source.answer(.failure(.badResponse(nil)))
        await #expect(throws: CatalogError.badResponse(nil)) { try await first.value }
        now.withLock { $0 = $0.advanced(by: .seconds(59)) }
        await #expect(throws: CatalogError.badResponse(nil)) {
            try await fetch.value(failureLifetime: .seconds(60))
        }
        #expect(await source.requests == 1)
        now.withLock { $0 = $0.advanced(by: .seconds(1)) }
        let second = Task { try await fetch.value(failureLifetime: .seconds(60)) }
        await source.arrived()
        await source.answer(.success(9))
        #expect(try await second.value == 9)
    }

    @Test("a cancelled caller stops waiting, and the others get the value")
    func cancelOne() async throws {
        let fetch = makeFetch()
        let impatient = Task { try await fetch.value() }
        let patient = Task { try await fetch.value() }
        while await fetch.waiting < 2, !Task.isCancelled { await Task.yield() }
        await source.arrived()
        impatient.cancel()
        await #expect(throws: CatalogError.cancelled) { try await impatient.value }
        await source.answer(.success(3))
        #expect(try await patient.value == 3)
        #expect(await source.requests == 1)
    }

    @Test("cancelling all callers cancels the request, and the next caller makes another")
    func cancelAll() async throws {
        let fetch = makeFetch()
        let only = Task { try await fetch.value() }
        await source.arrived()
        only.cancel()
        await #expect(throws: CatalogError.cancelled) { try await only.value }
        let next = Task { try await fetch.value() }
        while await source.requests < 2, !Task.isCancelled { await Task.yield() }
        while await source.cancelled < 1, !Task.isCancelled { await Task.yield() }
        #expect(await source.cancelled == 1)
        await source.answer(.success(4))
        #expect(try await next.value == 4)
    }

    @Test(
        "a late end of an abandoned request does not reach the next caller",
        arguments: [true, false]
    )
    func lateEnd(isBeforeNext: Bool) async throws {
        let isFirst = Locked(true)
        let (late, begun, ended) = (Gate(), Gate(), Gate())
        let fetch = SharedFetch { [source] () async throws(CatalogError) -> Int in
            let ignoresCancellation = isFirst.withLock { isFirst in
                defer { isFirst = false }
                return isFirst
            }
            guard ignoresCancellation else { return try await source.fetch() }
            begun.open()
            await Task { await late.wait() }.value
            ended.open()
            throw .cancelled
        }
        let only = Task { try await fetch.value() }
        await begun.wait()
        only.cancel()
        await #expect(throws: CatalogError.cancelled) { try await only.value }

        let next = Task { try await fetch.value() }
        await source.arrived()
        func endLate() async {
            late.open()
            await ended.wait()
            // Enough turns on the actor for the late end to be processed.
            for _ in 1...100 { _ = await fetch.waiting }
        }
        if isBeforeNext { await endLate() }
        await source.answer(.success(5))
        #expect(try await next.value == 5)
        if !isBeforeNext { await endLate() }
        #expect(try await fetch.value() == 5)
        #expect(await source.requests == 1)
    }

    @Test("a caller that is already cancelled gets no value")
    func cancelledBefore() async {
        let fetch = makeFetch()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await fetch.value()
        }
        await #expect(throws: CatalogError.cancelled) { try await task.value }
    }
}
