/// Starts the app at the home page with a filled store, and prints when the page is first drawn.
///
/// `first_content_ms` is measured as in ``FlingBench``, to the end of the first frame with a shelf.
@MainActor
struct HomeBench {
    private let store: BenchStore

    init(_ store: BenchStore) {
        self.store = store
    }

    /// Runs until the first shelf is drawn; returns the exit status.
    func run() -> Int32 {
        let bench = BenchWindow(store.configuration)
        return bench.run(
            home: true,
            open: { try await store.library(of: store.provider()) },
            step: { _ in
                guard bench.meter.firstContent != nil else { return true }
                let figures = bench.meter.summary(since: bench.start)
                bench.report("workload=home rows=\(store.rows) \(figures)")
                bench.isDone = true
                return false
            }
        )
    }
}
