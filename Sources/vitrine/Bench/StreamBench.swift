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

/// Measures the frames of the stream of photos over the demonstration service, one line a part:
/// `arrival` while one scrolls to the end and photos come, drawn by the service in this process;
/// `fling` through photos that are there; `flip` while one photo after the other turns.
@MainActor
final class StreamBench {
    private enum Part: String {
        case arrival, fling, flip
    }

    private static let frames = 240
    private static let reading = 30.0
    private static let flinging = 300.0
    /// More than a turn takes.
    private static let framesPerFlip = 54

    private let configuration: Configuration
    private let platform: Platform
    private let application = Application(
        id: "io.github.vitrine_app.Vitrine.Bench",
        isUnique: false
    )
    private var window: MainWindow?
    private var part: Part?
    private var meter = FrameMeter()
    private var ticks = 0
    private var isDone = false

    /// `demo` serves the photos; `folder` takes the store.
    init(_ demo: Demo, folder: URL, configuration: Configuration) {
        self.configuration = configuration
        platform = Platform(
            transport: CurlHTTPClient(),
            decoder: PixbufDecoder(),
            folders: Folders(
                data: folder.appending(path: "data"),
                caches: folder.appending(path: "cache"),
                settings: folder.appending(path: "settings")
            ),
            startDemo: { try demo.start() },
            log: { Terminal.note($0) }
        )
    }

    /// Runs until all parts are measured; returns the exit status.
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
        return isDone ? status : ExitCode.storage.rawValue
    }

    private func open() async throws {
        let library = try await Composition.library(
            configuration,
            on: platform,
            logsStatistics: false
        )
        let images = TexturePipeline(data: library.images, decoder: PixbufDecoder()) { Texture($0) }
        let strings = Localizer(configuration.language)
        let model = AppModel(library: library, strings: strings, version: Main.version)
        await model.firstLook()
        guard let stream = model.catalogs.first(where: { $0.hasPeopleStatistics }) else {
            return application.quit()
        }
        model.catalogTapped(stream.id)
        let window = MainWindow(application: application, model: model, images: images)
        self.window = window
        window.window.resize(width: 1_000, height: 800)
        window.present()
        FrameClock.observe(
            window.window,
            before: { [weak self] in self?.meter.frameBegan() },
            after: { [weak self] in self?.meter.frameEnded(hasContent: true) }
        )
        FrameClock.tick(window.window) { [weak self] in self?.tick() ?? false }
    }
}

extension StreamBench {
    private func tick() -> Bool {
        guard let window else { return false }
        ticks += 1
        switch part {
        case nil:
            let isLoaded = window.model.catalog.flatMap { window.model.list(of: $0)?.ids.count }
            if isLoaded ?? 0 > 0, MainWindow.loadingPictureCount > 0 { begin(.arrival) }
        case .arrival:
            if window.isAtEnd, MainWindow.loadingPictureCount == 0 {
                finish()
                begin(.fling)
            } else if !window.isAtEnd {
                window.fling(by: Self.reading)
            }
        case .fling:
            if meter.count < Self.frames {
                window.fling(by: Self.flinging)
            } else if meter.isMeasuring {
                finish()
                meter.isMeasuring = false
            } else if MainWindow.loadingPictureCount == 0 {
                begin(.flip)
            }
        case .flip:
            if meter.count >= Self.frames {
                finish()
                isDone = true
                application.quit()
                return false
            }
            if ticks % Self.framesPerFlip == 1 { window.tapFirstRow() }
        }
        return true
    }

    private func begin(_ part: Part) {
        self.part = part
        meter = FrameMeter()
        meter.isMeasuring = true
        ticks = 0
    }

    private func finish() {
        guard let part else { return }
        let line =
            "bench workload=stream part=\(part.rawValue) frames=\(meter.count) \(meter.summary())\n"
        FileHandle.standardOutput.write(Data(line.utf8))
    }
}
