import Catalog
import Foundation
import ImagePipeline
import Primitives
import Networking
import TestSupport
import Testing

@testable import Library

@Suite("Run report", .timeLimit(.minutes(5)))
struct RunReportTests {
    private let provider = StubProvider(.photos)
    private let reports = Reports()

    private func library(_ descriptor: CatalogDescriptor = .photos) async throws -> Library {
        try await Library(
            sources: [CatalogSource(provider, realm: .demo)],
            location: .memory,
            images: { _ in ImageDataLoader() },
            report: reports.take
        )
    }

    private let posts: [Item] = [
        .post("1", photo: "a", by: "7 Ann"), .post("2", photo: "b", by: "7 Ann"),
    ]

    @Test("reports once the last photo has arrived, with all statistics")
    func last() async throws {
        let library = try await library()
        try await library.read(posts, from: provider)
        await library.finish(.photo("a", bytes: 10, width: 20))
        #expect(reports.all.isEmpty)
        await library.finish(.photo("b", bytes: 30, width: 10))
        #expect(
            await library.report(from: reports) == ImageStatistics(rows: [.row("7 Ann", 2, 20, 20)])
        )
    }

    @Test("lists a permanently failed photo and no longer waits for it")
    func failure() async throws {
        let library = try await library()
        try await library.read(posts, from: provider)
        await library.finish(.failed("a", "404"))
        await library.finish(.photo("b", bytes: 30, width: 10))
        let failures = await library.report(from: reports)?.failures
        #expect(failures == [.init(path: "a", title: "Post 1", reason: "404")])
    }

    @Test("counts photos that arrived before the feed was read")
    func early() async throws {
        let library = try await library()
        for path in ["a", "b"] { await library.finish(.photo(path, bytes: 1, width: 1)) }
        #expect(reports.all.isEmpty)
        try await library.read(posts, from: provider)
        #expect(await library.report(from: reports)?.rows == [.row("7 Ann", 2, 1, 1)])
    }

    @Test("reports once per run, even if the feed changes and photos arrive again")
    func once() async throws {
        let library = try await library()
        try await library.read(posts, from: provider)
        for path in ["a", "b"] { await library.finish(.photo(path, bytes: 1, width: 1)) }
        _ = await library.report(from: reports)
        try await library.read(posts + [.post("3", photo: "c", by: "8 Bob")], from: provider)
        for path in ["a", "c"] { await library.finish(.photo(path, bytes: 2, width: 2)) }
        try await library.read(posts, from: provider)
        await library.settle()
        #expect(reports.all.count == 1)
    }

    @Test("does not count an earlier run's photos")
    func earlierRun() async throws {
        let folder = TemporaryFolder()
        let first = try await Library.test(provider, at: folder.store)
        try await first.read(posts, from: provider)
        for path in ["a", "b"] { await first.store.record(.photo(path, bytes: 1, width: 1)) }
        await first.close()
        let second = try await Library(
            sources: [CatalogSource(provider, realm: .demo)],
            location: folder.store,
            images: { _ in ImageDataLoader() },
            report: reports.take
        )
        #expect(try await second.photoStatistics.pendingImages == 0)
        try await second.read(posts, from: provider)
        await second.finish(.photo("a", bytes: 2, width: 2))
        await second.settle()
        #expect(reports.all.isEmpty)
        await second.finish(.photo("b", bytes: 2, width: 2))
        #expect(await second.report(from: reports)?.rows == [.row("7 Ann", 2, 2, 2)])
    }

    @Test("does not wait for photos of posts that left the feed")
    func shrinking() async throws {
        let library = try await library()
        try await library.read(posts, from: provider)
        await library.finish(.photo("a", bytes: 1, width: 1))
        try await library.read([posts[0]], from: provider)
        #expect(await library.report(from: reports)?.rows == [.row("7 Ann", 1, 1, 1)])
    }

    @Test("does not report an empty feed or a catalog with persistent pictures")
    func none() async throws {
        let library = try await library()
        try await library.read([], from: provider)
        await library.settle()
        let movies = StubProvider()
        let other = try await Library(
            sources: [CatalogSource(movies, realm: .demo)],
            location: .memory,
            images: { _ in ImageDataLoader() },
            report: reports.take
        )
        movies.answer([
            Item(
                id: .movie(1),
                title: "One",
                artwork: Artwork(path: "a"),
                facets: Facets().setting(.user, Person(key: "1", name: "Ann"))
            )
        ])
        try await other.page(1, of: .movies())
        let key = ImageKey(source: "movies.demo", path: "a")
        await other.finish(.receipt(.init(key: key, byteCount: 1, size: PixelSize(1, 1))))
        await other.settle()
        #expect(reports.all.isEmpty)
    }
}

/// Collects reports.
private final class Reports: Sendable {
    private let state = Locked<[ImageStatistics]>([])

    var all: [ImageStatistics] { state.withLock { $0 } }

    var take: @Sendable (CatalogDescriptor, ImageStatistics) -> Void {
        { _, statistics in self.state.withLock { $0.append(statistics) } }
    }
}

extension Library {
    /// Records the end of a download, as the loader does.
    fileprivate nonisolated func finish(_ outcome: ImageOutcome) async {
        await store.record(outcome)
        await runReport.note(outcome)
    }

    /// The report, if there is exactly one, after all pending work.
    fileprivate nonisolated func report(from reports: Reports) async -> ImageStatistics? {
        await settle()
        return reports.all.count == 1 ? reports.all.first : nil
    }
}
