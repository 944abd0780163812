import Catalog
import Composition
import Features
import Foundation
import VitrineGTK

/// Starts the app with a filled store, scrolls fast through the list, and prints the frame times.
///
/// `first_content_ms` is the time from `VITRINE_BENCH_T0` (nanoseconds since 1970) to the end of
/// the first frame with rows. `work` is the time from the start of a frame's work to its end, and
/// `cpu` is the processor time spent on that work. `hitch` is how late frames were, per second.
@MainActor
struct FlingBench {
    private static let warmUp = 30
    private static let pixelsPerFrame = 300.0

    private let store: BenchStore
    private let layout: ListDescriptor.Layout
    private let frames: Int

    /// Creates a measurement of rows or a poster grid for `count` frames; 300 by default.
    init(_ store: BenchStore, _ layout: ListDescriptor.Layout = .list, count: Int? = nil) {
        frames = count ?? 300
        self.store = store
        self.layout = layout
    }

    /// Runs until all frames are measured; returns the exit status.
    func run() -> Int32 {
        let bench = BenchWindow(store.configuration)
        var skipped = 0
        return bench.run(
            open: { try await store.library(of: store.provider()) },
            choose: choose
        ) { window in
            guard bench.meter.firstContent != nil else { return true }
            guard bench.meter.count < frames else {
                let figures = bench.meter.summary(since: bench.start)
                bench.report("workload=\(name) rows=\(store.rows) \(figures)")
                bench.isDone = true
                return false
            }
            skipped += 1
            if skipped > Self.warmUp {
                bench.meter.isMeasuring = true
                window.fling(by: Self.pixelsPerFrame)
            }
            return true
        }
    }

    private var name: String { layout == .grid ? "grid" : "fling" }

    private func choose(_ model: AppModel) -> Bool {
        guard let catalog = model.catalog, let catalogModel = model.catalogModel(of: catalog) else {
            return false
        }
        // Selects the layout explicitly; otherwise the window width would determine it.
        let other: ListDescriptor.Layout = layout == .list ? .grid : .list
        catalogModel.visible.layoutTapped(other)
        catalogModel.visible.layoutTapped(layout)
        return true
    }
}
