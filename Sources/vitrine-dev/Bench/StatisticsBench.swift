import Catalog
import Composition
import Foundation
import LinuxApp
import GTKSupport
import ImagePipeline
import Library
import Primitives
import VitrineCLI

/// Measures computing a feed's statistics from a store: how much each user posted, and picture
/// sizes.
///
/// The floor program, Benchmarks/floor/statistics.c, queries the same file with SQLite alone.
struct StatisticsBench: Sendable {
    private static let repeats = 30

    private let store: BenchStore
    private let provider: BenchProvider

    init(_ store: BenchStore) {
        self.store = store
        provider = store.provider()
    }

    /// Measures, and prints the numbers of users and missing pictures; returns the exit status.
    func run() throws -> Int32 {
        let line = try Bench.wait {
            let library = try await store.library(of: provider)
            defer { library.images.close() }
            var times: [Duration] = []
            var found = ImageStatistics()
            for _ in 0..<Self.repeats {
                let began = ContinuousClock.now
                found = try await library.imageStatistics(of: provider.descriptor.id)
                times.append(ContinuousClock.now - began)
            }
            await library.close()
            let answer = "users=\(found.rows.count) pending=\(found.pendingImages)"
            return "\(BenchFigures(times).summary) \(answer)"
        }
        let text = "bench workload=statistics rows=\(store.rows) \(line ?? "")\n"
        Terminal.result(text)
        return 0
    }

    /// Stores the posts and their download results; one picture in fifty is missing.
    func fill() throws {
        try Bench.wait {
            let received = Locked<(@Sendable (ImageOutcome) async -> Void)?>(nil)
            let library = try await Library(
                sources: [CatalogSource(provider, realm: .demo)],
                location: .file(store.libraryFile),
                images: { hook in
                    received.withLock { $0 = hook }
                    return ImageDataLoader()
                }
            )
            guard let list = provider.descriptor.lists.first else { return }
            let query = Query(catalog: provider.descriptor.id, list: list.id)
            for page in 1...provider.pageCount { try await library.page(page, of: query) }
            let pictures = min(store.rows, store.content.pictureCount)
            for post in 0..<pictures where post % 50 != 0 {
                guard let receipt = receipt(of: post, library) else { continue }
                await received.withLock { $0 }?(.receipt(receipt))
            }
            await library.close()
        }
    }

    private func receipt(of post: Int, _ library: Library) -> ImageReceipt? {
        let request = library.imageRequest(
            for: store.content.artwork(of: post),
            of: provider.descriptor.id,
            fit: .original
        )
        return request.map { request in
            ImageReceipt(
                key: request.key,
                byteCount: 100_000 + post * 7_919 % 900_000,
                size: PixelSize(800 + post * 31 % 1_600, 1_000)
            )
        }
    }
}
