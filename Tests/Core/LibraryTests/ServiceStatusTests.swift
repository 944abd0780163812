import Catalog
import Primitives
import TestSupport
import Testing

@testable import Library

@Suite("A service's status", .timeLimit(.minutes(5)))
struct ServiceStatusTests {
    private let clock = HandClock()
    private let status: ServiceStatus

    init() {
        status = ServiceStatus(clock: clock)
    }

    private func fail(_ error: CatalogError) async {
        _ = try? await status.call { () async throws(CatalogError) -> Int in throw error }
    }

    @discardableResult
    private func answer(remembers: Bool = false) async throws -> Fetched<Int>.Origin {
        try await status.call(remembers: remembers) { () async throws(CatalogError) in 1 }.origin
    }

    @Test("no response begins an outage, and a response ends it")
    func outage() async throws {
        for count in 1...2 {
            await fail(.offline)
            await fail(.offline)
            #expect(status.state.isDown)
            try await answer()
            try await answer()
            #expect(!status.state.isDown)
            #expect(status.state.recoveryCount == count)
        }
    }

    @Test(
        "any other response ends the outage, but not a cancelled call or a failing disk",
        arguments: [
            (CatalogError.notFound(message: nil), true), (.insecure, true),
            (.badResponse(nil), true),
            (.server(status: 500, message: nil), true), (.cancelled, false),
            (.storage(code: 13), false),
        ]
    )
    func errors(error: CatalogError, isResponse: Bool) async {
        await fail(.offline)
        await fail(error)
        #expect(status.state.isDown != isResponse)
    }

    @Test("a value that the provider remembers doesn't end the outage")
    func remembered() async throws {
        await fail(.offline)
        #expect(try await answer(remembers: true) == .network)
        #expect(!status.state.isDown, "the first time, it asked")
        await fail(.offline)
        #expect(try await answer(remembers: true) == .store)
        #expect(status.state.isDown)
        status.sourceChanged()
        #expect(try await answer(remembers: true) == .network)
    }

    /// A request that the service never answers, and counts how often it was sent.
    private func retrying(_ sent: Locked<Int>, until answer: Int = .max) -> Task<Int, any Error> {
        Task { [status] in
            try await status.retry { () async throws(CatalogError) in
                let count = sent.withLock { count in
                    count += 1
                    return count
                }
                guard count < answer else { return count }
                return try await status.call { () async throws(CatalogError) in throw .offline }
                    .value
            }
        }
    }

    @Test("a request is retried after 10, 30, 60 and 60 s, and others' responses change nothing")
    func ownDelays() async throws {
        await fail(.offline)
        let sent = Locked(0)
        let retry = retrying(sent, until: 6)
        for (index, delay) in [5, 10, 30, 60, 60, 60].enumerated() {
            await clock.sleepers(1)
            #expect(sent.withLock { $0 } == index)
            #expect(clock.waits.last == .seconds(delay))
            try await answer()
            #expect(!status.state.isDown)
            clock.advance(by: .seconds(delay - 1))
            #expect(clock.sleeperCount == 1, "others responded")
            clock.advance(by: .seconds(1))
        }
        #expect(try await retry.value == 6)
        #expect(clock.sleeperCount == 0)
    }

    @Test("the network's return and another source end a wait, and the delays start over")
    func woken() async throws {
        for wake in [status.attemptNow, status.sourceChanged] {
            await fail(.offline)
            let sent = Locked(0)
            let retry = retrying(sent)
            await clock.sleepers(1)
            clock.advance(by: .seconds(5))
            await clock.sleepers(1)
            #expect(clock.waits.last == .seconds(10))
            wake()
            while sent.withLock({ $0 }) < 2 { await Task.yield() }
            await clock.sleepers(1)
            #expect(clock.waits.last == .seconds(5))
            retry.cancel()
            await #expect(throws: CatalogError.cancelled) { try await retry.value }
            status.sourceChanged()
        }
    }

    @Test("a request that fails with another error isn't retried")
    func otherError() async throws {
        let retry = Task { [status] in
            try await status.retry { () async throws(CatalogError) in throw .badResponse(nil) }
        }
        await clock.sleepers(1)
        clock.advance(by: .seconds(5))
        await #expect(throws: CatalogError.badResponse(nil)) { try await retry.value }
    }

    @Test("a late response of an earlier source says nothing about the new one")
    func source() async throws {
        await #expect(throws: CatalogError.offline) {
            try await status.call { () async throws(CatalogError) -> Int in
                status.sourceChanged()
                throw .offline
            }
        }
        #expect(!status.state.isDown)
    }

    @Test("a new source ends the outage of the earlier one, so that its own is a new one")
    func nextSource() async {
        await fail(.offline)
        status.sourceChanged()
        #expect(!status.state.isDown)
        #expect(status.state.recoveryCount == 1)
    }

    @Test("the catalogs of a service share its status, also after its source is replaced")
    func companions() async throws {
        let people = CatalogDescriptor.people.id
        let service = StubProvider(companions: [StubProvider(.people)])
        let library = try await Library.test(service)
        let status = library.service(of: service.descriptor.id)
        #expect(library.service(of: people) === status)
        #expect(library.service(of: CatalogID("others")) !== status)
        library.connect(CatalogSource(service, realm: .live))
        #expect(library.service(of: people) === status)
    }
}
