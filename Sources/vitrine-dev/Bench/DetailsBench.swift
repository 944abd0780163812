import Catalog
import Composition
import Features
import Foundation
import GTKSupport
import VitrineGTK

/// Opens films one after another from a filled store, then scrolls fast through a person's films.
///
/// `first` is the time from the tap to the end of the first frame with the film's page, and `all`
/// to the end of the first frame with its cast and similar films.
@MainActor
final class DetailsBench {
    /// The pause before the next tap.
    private static let pause = Duration.milliseconds(200)
    private static let pixelsPerFrame = 300.0

    private let store: BenchStore
    private let bench: BenchWindow
    private let count: Int
    private var window: MainWindow?
    private var opened = 0
    private var began = ContinuousClock.now
    private var ended = ContinuousClock.now
    /// The tapped item; nil while no tap is measured.
    private var tapped: Item.ID?
    private var hasFirst = false
    private var first: [Double] = []
    private var all: [Double] = []

    /// Creates a measurement of `count` films and ten times as many frames; 30 by default.
    init(_ store: BenchStore, _ count: Int? = nil) {
        self.store = store
        self.count = count ?? 30
        bench = BenchWindow(store.configuration)
    }

    /// Runs until all frames are measured; returns the exit status.
    func run() -> Int32 {
        bench.drawn = { [self] in frameDrawn() }
        return bench.run(
            open: { [store] in try await store.library(of: store.provider()) },
            step: { [self] in step($0) }
        )
    }

    private func step(_ window: MainWindow) -> Bool {
        self.window = window
        guard bench.hasRows, tapped == nil, ContinuousClock.now - ended > Self.pause else {
            return true
        }
        let model = window.model
        guard opened < count else {
            guard let scroller = window.relatedScroller, scroller.contentHeight > 1 else {
                openCredits(model)
                ended = .now
                return true
            }
            return fling(scroller)
        }
        guard let list = model.catalog.flatMap({ model.list(of: $0) }),
            list.ids.indices.contains(opened)
        else { return true }
        let id = list.ids[opened]
        opened += 1
        hasFirst = false
        tapped = id
        began = .now
        list.rowTapped(id)
        return true
    }

    /// Opens the first person of the cast, and then the list of the person's films.
    private func openCredits(_ model: AppModel) {
        guard let shelf = model.details?.shelves.first else { return }
        if shelf.catalog == model.catalog {
            model.headingTapped(shelf)
        } else if let person = shelf.cards.first {
            model.cardTapped(person.id, on: shelf)
        }
    }

    private func frameDrawn() {
        guard let details = window?.details.shown, details.id == tapped else { return }
        let time = (ContinuousClock.now - began) / .milliseconds(1)
        if !hasFirst {
            hasFirst = true
            first.append(time)
            // The rest follows in the next frame at the earliest.
            return
        }
        guard !details.shelves.isEmpty else { return }
        all.append(time)
        ended = .now
        tapped = nil
    }

    private func fling(_ scroller: ScrolledWindow) -> Bool {
        guard bench.meter.count < 10 * count else {
            report()
            bench.isDone = true
            return false
        }
        bench.meter.isMeasuring = true
        let isAtEnd = scroller.offset + scroller.pageHeight >= scroller.contentHeight - 1
        scroller.offset = isAtEnd ? 0 : scroller.offset + Self.pixelsPerFrame
        return true
    }

    private func report() {
        let (first, all) = (Percentiles(first), Percentiles(all))
        let figures = [
            ("first_p50_ms", first[0.50]), ("first_p95_ms", first[0.95]),
            ("all_p50_ms", all[0.50]), ("all_p95_ms", all[0.95]),
        ].map { "\($0.0)=\(String(format: "%.2f", $0.1))" }.joined(separator: " ")
        bench.report("workload=details part=open rows=\(store.rows) \(figures)")
        bench.report("workload=details part=credits rows=\(store.rows) \(bench.meter.summary())")
    }
}
