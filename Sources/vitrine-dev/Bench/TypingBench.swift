import Catalog
import Features
import Foundation
import Library
import VitrineGTK

/// Measures the time from a key press in the search field until its results are drawn.
///
/// The time ends with the frame that shows the store's results. For comparison, it also measures
/// how long the store alone takes for the same words.
@MainActor
final class TypingBench {
    /// The number of rows that fit in the window.
    fileprivate static let seen = 7
    /// The pause between a frame with results and the next key, like that of a fast typist.
    ///
    /// It gives the list time to reach its final length.
    private static let pause = Duration.milliseconds(100)

    private let store: BenchStore
    private let bench: BenchWindow
    private var words: ArraySlice<String>
    private var typed: [String] = []
    private var began = ContinuousClock.now
    private var isWaiting = false
    private var beganOnProcessor = 0.0
    private var ended = ContinuousClock.now
    private var drawn: [Double] = []
    private var processor: [Double] = []
    /// Whether the visible rows are the results for the last word.
    private var shown: (@MainActor () -> Bool)?
    private var isMeasuringStore = false
    private var found: [Double]?

    /// Creates a measurement of `count` keys; 200 by default.
    init(_ store: BenchStore, _ count: Int? = nil) {
        self.store = store
        bench = BenchWindow(store.configuration)
        let all = BenchTyping.words(of: store.rows)
        // Repeating a word wouldn't change the field.
        words = zip(all, [""] + all).filter { $0 != $1 }.map(\.0).prefix(count ?? 200)
    }

    /// Runs until all keys are measured; returns the exit status.
    func run() -> Int32 {
        bench.drawn = { [self] in frameDrawn() }
        return bench.run(
            open: { [store] in try await store.library(of: store.provider()) },
            step: { [self] in step($0) }
        )
    }
}

extension TypingBench {
    private func step(_ window: MainWindow) -> Bool {
        guard bench.hasRows || !typed.isEmpty, !isWaiting, ContinuousClock.now - ended > Self.pause,
            let catalogModel = window.catalogModel
        else { return true }
        if let found {
            report(found)
            bench.isDone = true
            return false
        }
        guard let word = words.popFirst() else {
            measureStore(of: catalogModel)
            return true
        }
        typed.append(word)
        isWaiting = true
        shown = { [weak catalogModel] in catalogModel?.visible.shows(word) ?? false }
        began = .now
        beganOnProcessor = FrameMeter.processorTime
        catalogModel.searchText = word
        return true
    }

    private func frameDrawn() {
        guard isWaiting, shown?() == true else { return }
        ended = .now
        drawn.append((ended - began) / .milliseconds(1))
        processor.append(FrameMeter.processorTime - beganOnProcessor)
        isWaiting = false
    }

    private func measureStore(of catalogModel: CatalogViewModel) {
        guard !isMeasuringStore, let library = bench.library else { return }
        isMeasuringStore = true
        let query = catalogModel.visible.query
        Task { [typed] in
            var times: [Double] = []
            for word in typed {
                var asked = query
                asked.search = word
                let began = ContinuousClock.now
                var answers = library.order(of: asked).makeAsyncIterator()
                // If the order can't be read, its rows weren't drawn either.
                _ = try? await answers.next()
                times.append((ContinuousClock.now - began) / .milliseconds(1))
            }
            found = times
        }
    }

    private func report(_ found: [Double]) {
        let extra = Percentiles(zip(drawn, found).map { $0 - $1 })
        let (drawn, store) = (Percentiles(drawn), Percentiles(found))
        let processor = Percentiles(processor)
        let figures = [
            ("drawn_p50_ms", drawn[0.50]), ("drawn_p95_ms", drawn[0.95]),
            ("cpu_p50_ms", processor[0.50]), ("cpu_p95_ms", processor[0.95]),
            ("store_p50_ms", store[0.50]), ("store_p95_ms", store[0.95]),
            ("extra_p50_ms", extra[0.50]), ("extra_p95_ms", extra[0.95]),
        ].map { "\($0.0)=\(String(format: "%.2f", $0.1))" }.joined(separator: " ")
        bench.report("workload=typing rows=\(self.store.rows) keys=\(typed.count) \(figures)")
    }
}

extension MainWindow {
    fileprivate var catalogModel: CatalogViewModel? {
        model.catalog.flatMap { model.catalogModel(of: $0) }
    }
}

extension ItemListViewModel {
    /// Returns whether the rows are the results for these words and all visible ones have been
    /// read.
    fileprivate func shows(_ words: String) -> Bool {
        guard let order = rows.value, order.query.search == words else { return false }
        return order.ids.prefix(TypingBench.seen).allSatisfy { row($0).content != nil }
    }
}
