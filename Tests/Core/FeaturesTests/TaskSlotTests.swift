import Catalog
import Dispatch
import Testing

@testable import Features

@Suite("Task slot", .timeLimit(.minutes(5)))
@MainActor
struct TaskSlotTests {
    @MainActor
    private final class Owner {
        let slot = TaskSlot()
        var results: [Result<Int, Broken>] = []
    }

    private struct Broken: Error, Equatable {}

    private let door = Call(.details(""), isStubborn: false)
    private let stubborn = Call(.details(""), isStubborn: true)

    @Test("applies the work's result to its owner, including failures")
    func applies() async {
        let owner = Owner()
        owner.slot.run(
            for: owner,
            { () async throws(Broken) in 1 },
            then: { $0.results.append($1) }
        )
        await eventually { owner.results.count == 1 }
        let fail = { @Sendable () async throws(Broken) -> Int in throw Broken() }
        owner.slot.run(for: owner, fail, then: { $0.results.append($1) })
        await eventually { owner.results.count == 2 }
        #expect(owner.results == [.success(1), .failure(Broken())])
    }

    @Test("work starts while the main thread is busy")
    func startsAtOnce() {
        let owner = Owner()
        let started = DispatchSemaphore(value: 0)
        owner.slot.run(
            for: owner,
            { () async throws(Broken) in
                started.signal()
                return 1
            },
            then: { $0.results.append($1) }
        )
        #expect(started.wait(timeout: .now() + 60) == .success)
    }

    @Test("new work replaces the old and drops its result")
    func replaces() async {
        let owner = Owner()
        let started = AsyncStream<Void>.makeStream()
        owner.slot.run(
            for: owner,
            { @Sendable [stubborn] () async throws(Broken) in
                started.continuation.yield()
                _ = await stubborn.reply()
                return 1
            },
            then: { $0.results.append($1) }
        )
        for await _ in started.stream { break }
        owner.slot.run(
            for: owner,
            { () async throws(Broken) in 2 },
            then: { $0.results.append($1) }
        )
        await stubborn.cancelled()
        stubborn.fail(.offline)
        await eventually { !owner.results.isEmpty }
        #expect(owner.results == [.success(2)])
    }

    @Test("cancelling ends the work without a result")
    func cancels() async {
        let owner = Owner()
        owner.slot.run(
            for: owner,
            { @Sendable [door] () async throws(Broken) in
                _ = await door.reply()
                return 1
            },
            then: { $0.results.append($1) }
        )
        owner.slot.cancel()
        await door.cancelled()
        await Task.yield()
        #expect(owner.results.isEmpty)
    }

    @Test("running work does not retain its owner, and ends once the owner is released")
    func ownerGoes() async {
        var owner: Owner? = Owner()
        weak let ghost = owner
        let started = AsyncStream<Void>.makeStream()
        if let owner {
            owner.slot.run(
                for: owner,
                { @Sendable [door] () async throws(Broken) in
                    started.continuation.yield()
                    _ = await door.reply()
                    return 1
                },
                then: { $0.results.append($1) }
            )
        }
        for await _ in started.stream { break }
        owner = nil
        #expect(ghost == nil)
        await door.cancelled()
    }

    @Test("replacing work before it starts skips it")
    func body() async {
        let owner = Owner()
        owner.slot.run(for: owner) { $0.results.append(.success(1)) }
        owner.slot.run(for: owner) { $0.results.append(.success(2)) }
        await eventually { !owner.results.isEmpty }
        #expect(owner.results == [.success(2)])
    }

    @Test("follows a sequence to its end, including its failure")
    func follows() async {
        let owner = Owner()
        let numbers = AsyncThrowingStream<Int, any Error> { continuation in
            continuation.yield(1)
            continuation.yield(2)
            continuation.finish(throwing: Broken())
        }
        owner.slot.follow(numbers, for: owner) { owner, result in
            owner.results.append(result.mapError { _ in Broken() })
        }
        await eventually { owner.results.count == 3 }
        #expect(owner.results == [.success(1), .success(2), .failure(Broken())])
    }

    @Test("releasing the owner stops following an endless sequence")
    func followerGoes() async {
        var owner: Owner? = Owner()
        weak let ghost = owner
        let ended = AsyncStream<Void>.makeStream()
        let numbers = AsyncStream<Int> { continuation in
            continuation.onTermination = { _ in ended.continuation.yield() }
            continuation.yield(1)
        }
        let heard = AsyncStream<Void>.makeStream()
        if let owner {
            owner.slot.follow(numbers, for: owner) { _, _ in heard.continuation.yield() }
        }
        for await _ in heard.stream { break }
        owner = nil
        await eventually { ghost == nil }
        for await _ in ended.stream { break }
    }
}
