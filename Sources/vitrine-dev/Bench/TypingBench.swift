import Catalog
import Features
import Foundation
import Library
import VitrineGTK

/// Measures what passes from a key in the search field to the end of the frame that shows what the
/// store has found, and what the store alone takes for the same words.
@MainActor
final class TypingBench {
    /// How many rows there is room for in the window.
    fileprivate static let seen = 7
    /// Between a frame with results and the next key, as of someone who types fast: time for the list to
    /// become as long as it will.
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
    /// Whether the rows on screen are those of the last word.
    private var shown: (@MainActor () -> Bool)?
    private var isMeasuringStore = false
    private var found: [Double]?

    /// Types `count` keys; 200 by default.
    init(_ store: BenchStore, _ count: Int? = nil) {
        self.store = store
        bench = BenchWindow(store.configuration)
        let all = BenchTyping.words(of: store.rows)
        // The same words again would be no change of the field.
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
        catalogModel.searchTextChanged(word)
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
                // What cannot be read was not drawn either.
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
    /// Whether the rows are what was found for these words, and those that are seen have been read.
    fileprivate func shows(_ words: String) -> Bool {
        guard let order = rows.value, order.query.search == words else { return false }
        return order.ids.prefix(TypingBench.seen).allSatisfy { row($0).content != nil }
    }
}
