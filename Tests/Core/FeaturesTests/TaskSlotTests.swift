import Catalog
import Testing

@testable import Features

@Suite("A task slot", .timeLimit(.minutes(5)))
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

    @Test("what comes of the work is applied to the owner, failures too")
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

    @Test("new work replaces the old, whose result is dropped")
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

    @Test("cancelling ends the work and tells nobody")
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

    @Test("work keeps no owner; an owner that goes ends it")
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

    @Test("a body runs with its owner, and not at all once it is replaced")
    func body() async {
        let owner = Owner()
        owner.slot.run(for: owner) { $0.results.append(.success(1)) }
        owner.slot.run(for: owner) { $0.results.append(.success(2)) }
        await eventually { !owner.results.isEmpty }
        #expect(owner.results == [.success(2)])
    }

    @Test("a sequence is followed to its end, with the failure that ends it")
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

    @Test("an owner that goes ends the following of a sequence that never ends")
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
