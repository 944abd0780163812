import Catalog
import Foundation
import ImagePipeline
import Library
import LinuxApp
import VitrineCLI

/// Measures the library responses that the window waits for, with one line per workload.
///
/// The floor program, Benchmarks/floor/store.c, runs the same queries on the same titles with
/// SQLite alone.
struct StoreBench: Sendable {
    private static let hearts = 1_000
    /// A prime number, which scatters favorites over the store.
    private static let stride = 7_919

    private let store: BenchStore

    init(_ store: BenchStore) {
        self.store = store
    }

    /// Measures the time from a query to its first order of rows, after each letter typed.
    ///
    /// `hits` is the total number of rows found. Returns the exit status.
    func search() throws -> Int32 {
        try run("search") { library, provider in
            guard let list = provider.descriptor.lists.first else { return nil }
            var times: [Duration] = []
            var hits = 0
            for typed in BenchTyping.words(of: store.rows) {
                let query = Query(catalog: provider.descriptor.id, list: list.id, search: typed)
                let began = ContinuousClock.now
                var answers = library.order(of: query).makeAsyncIterator()
                let order = try await answers.next()
                times.append(ContinuousClock.now - began)
                hits += order?.ids.count ?? 0
            }
            return hits > 0 ? "\(BenchFigures(times).summary) hits=\(hits)" : nil
        }
    }

    /// Measures alternately adding and removing a favorite, each until it is stored.
    ///
    /// Returns the exit status.
    func favorite() throws -> Int32 {
        try run("favorite") { library, provider in
            var times: [Duration] = []
            for number in 0..<Self.hearts {
                let id = provider.id(of: number / 2 * Self.stride % store.rows)
                let began = ContinuousClock.now
                try await library.setFavorite(number.isMultiple(of: 2), id)
                times.append(ContinuousClock.now - began)
            }
            return BenchFigures(times).summary
        }
    }
}

extension StoreBench {
    private func run(
        _ workload: String,
        _ measure: @escaping @Sendable (Library, BenchProvider) async throws -> String?
    ) throws -> Int32 {
        let summary = try Bench.wait {
            let provider = store.provider()
            let library = try await store.library(of: provider)
            defer { library.images.close() }
            let summary = try await measure(library, provider)
            await library.close()
            return summary
        }
        guard let summary, let summary else {
            Terminal.complain("The store of the measurement has nothing to find.")
            return ExitCode.storage.rawValue
        }
        let line = "bench workload=\(workload) rows=\(store.rows) \(summary)\n"
        Terminal.result(line)
        return 0
    }
}
