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
    private static let readings = 400
    /// As many rows as the list reads at once.
    private static let rowsPerReading = 50
    /// The part of the list in which rows are read.
    private static let rowsNearEnd = 10_000
    private static let pages = 200
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
                // `write` added the other rows.
                hits += order?.ids.count { Int($0.key).map { $0 < store.rows } ?? false } ?? 0
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
                try await library.edit(
                    [number.isMultiple(of: 2) ? .add(.favorite) : .remove(.favorite)],
                    of: id
                )
                times.append(ContinuousClock.now - began)
            }
            return BenchFigures(times).summary
        }
    }

    /// Measures reading rows near the end of the list, as the list does while it is scrolled.
    ///
    /// Returns the exit status.
    func read() throws -> Int32 {
        try run("read") { library, provider in
            var times: [Duration] = []
            for number in 0..<Self.readings {
                let last = store.rows - number * Self.stride % Self.rowsNearEnd
                let ids = (max(0, last - Self.rowsPerReading)..<max(0, last)).map(provider.id)
                let began = ContinuousClock.now
                let items = try await library.items(ids)
                times.append(ContinuousClock.now - began)
                guard items.count == ids.count else { return nil }
            }
            return BenchFigures(times).summary
        }
    }

    /// Measures storing pages of new films after the list's last page, as the service sends them.
    ///
    /// Each run makes the stored list longer. Returns the exit status.
    func write() throws -> Int32 {
        let served = PreparedPages(of: store.provider())
        return try run("write", served) { library, provider in
            guard let list = provider.descriptor.lists.first else { return nil }
            let query = Query(catalog: provider.descriptor.id, list: list.id)
            var answers = library.order(of: query).makeAsyncIterator()
            guard let last = try await answers.next()?.loadedPages else { return nil }
            let numbers = last + 1...last + Self.pages
            try await served.prepare(numbers, of: query)
            var times: [Duration] = []
            for number in numbers {
                let began = ContinuousClock.now
                try await library.page(number, of: query)
                times.append(ContinuousClock.now - began)
            }
            return BenchFigures(times).summary
        }
    }
}

extension StoreBench {
    private func run(
        _ workload: String,
        _ served: (any CatalogProvider)? = nil,
        _ measure: @escaping @Sendable (Library, BenchProvider) async throws -> String?
    ) throws -> Int32 {
        let summary = try Bench.wait {
            let provider = store.provider()
            let library = try await store.library(of: served ?? provider)
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
