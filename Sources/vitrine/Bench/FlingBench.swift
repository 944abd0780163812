import Catalog
import Composition
import Features
import Foundation
import GTKSupport
import ImagePipeline
import L10n
import Library
import LinuxPlatform
import VitrineCLI
import VitrineGTK

/// Starts the app over a filled store, flings through the list, and prints what the frames cost.
///
/// `first_content_ms` is the time from `VITRINE_BENCH_T0` (nanoseconds since 1970) to the end of
/// the first frame with rows; `work` is the time from the beginning of a frame's work to its end;
/// `hitch` is the time by which frames came late, a second.
@MainActor
final class FlingBench {
    private static let warmUp = 30
    private static let frames = 300
    private static let pixelsPerFrame = 300.0

    private let store: BenchStore
    private let start: Double
    private let strings: Localizer
    private let application = Application(
        id: "io.github.vitrine_app.Vitrine.Bench",
        isUnique: false
    )
    private var window: MainWindow?
    private var library: Library?
    private var meter = FrameMeter()
    private var skipped = 0

    init(_ store: BenchStore) {
        self.store = store
        strings = Localizer(store.configuration.language)
        let now = Date().timeIntervalSince1970 * 1e3
        start =
            store.configuration.environment["VITRINE_BENCH_T0"].flatMap(Double.init)
            .map { $0 / 1e6 } ?? now
    }

    /// Runs until all frames are measured; returns the exit status.
    func run() -> Int32 {
        let status = application.run { [self] in
            application.hold()
            Task {
                do {
                    try await open()
                } catch {
                    Terminal.complain("\(error)")
                    application.quit()
                }
            }
        }
        library?.images.close()
        return meter.isComplete ? status : ExitCode.storage.rawValue
    }

    private func open() async throws {
        let library = try await store.library(of: store.provider())
        self.library = library
        let decoder = PixbufDecoder()
        let images = TexturePipeline(data: library.images, decoder: decoder) { Texture($0) }
        let model = AppModel(library: library, strings: strings, version: Main.version)
        await model.firstLook()
        let window = MainWindow(application: application, model: model, images: images)
        self.window = window
        // The size of the floor program's window.
        window.window.resize(width: 1_000, height: 800)
        window.present()
        let clock = window.window
        FrameClock.observe(
            clock,
            before: { [weak self] in self?.meter.frameBegan() },
            after: { [weak self] in self?.frameEnded() }
        )
        FrameClock.tick(clock) { [weak self] in self?.tick() ?? false }
    }

    private func tick() -> Bool {
        guard meter.firstContent != nil, let window else { return true }
        if skipped < Self.warmUp {
            skipped += 1
        } else {
            meter.isMeasuring = true
            window.fling(by: Self.pixelsPerFrame)
        }
        return true
    }

    private func frameEnded() {
        let hasRows = !(window?.model.catalog.flatMap { window?.model.list(of: $0)?.ids } ?? [])
            .isEmpty
        meter.frameEnded(hasContent: hasRows)
        guard meter.count == Self.frames, !meter.isComplete else { return }
        meter.isComplete = true
        let line = "bench workload=fling rows=\(store.rows) \(meter.summary(since: start))\n"
        FileHandle.standardOutput.write(Data(line.utf8))
        application.quit()
    }
}
