import Catalog
import ImagePipeline
import Primitives
import TestSupport
import Testing

@testable import Library

@Suite("Streams that end while their values change", .serialized, .timeLimit(.minutes(5)))
struct CancelledStreamTests {
    @Test("a service's changes, and requests that wait to be retried")
    func service() async {
        let status = ServiceStatus(clock: ContinuousClock())
        await Cancellations.end {
            for await _ in status.changes() {}
        } beside: {
            status.sourceChanged()
        }
        await Cancellations.end {
            _ = try? await status.wait(for: .seconds(100))
        } beside: {
            status.sourceChanged()
        }
    }

    @Test("changes of the store, and the watch that runs while there are observers")
    func changes() async {
        let changes = ChangeFeed()
        await Cancellations.end {
            for await _ in changes.signals(for: [.anyMarks]) {}
        } beside: {
            changes.send([.anyMarks])
        }
        // The last tasks may still be ending.
        while changes.observerCount > 0 { await Task.yield() }
    }

    @Test("a catalog's changes, under the registry's lock")
    func sources() async throws {
        let library = try await Library.test(StubProvider())
        let status = library.service(of: StubProvider().descriptor.id)
        await Cancellations.end {
            for await _ in status.changes() {}
        } beside: {
            library.connect(CatalogSource(StubProvider(), realm: .live))
        }
    }
}
