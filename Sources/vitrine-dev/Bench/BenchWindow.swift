import Catalog
import Composition
import Features
import Foundation
import GTKSupport
import ImagePipeline
import L10n
import Library
import LinuxApp
import LinuxPlatform
import VitrineCLI
import VitrineGTK

/// The app's window during a measurement, which has the same size as the floor program's window.
///
/// It measures the frame times and runs a step before each frame.
@MainActor
final class BenchWindow {
    /// A step before each frame; it receives the window and returns false to end the measurement.
    typealias Step = @MainActor (MainWindow) -> Bool

    /// The frame times.
    var meter = FrameMeter()
    /// Whether the measurement was completed; if not, the exit status reports it.
    var isDone = false
    /// Called after each frame.
    var drawn: (@MainActor () -> Void)?
    /// The process start time in milliseconds since 1970.
    ///
    /// It is `VITRINE_BENCH_T0`, which is in nanoseconds, or else the time when this object was
    /// created.
    let start: Double

    private let configuration: Configuration
    private let application = Application(
        id: "io.github.vitrine_app.Vitrine.Bench",
        isUnique: false
    )
    private(set) var library: Library?
    private var window: MainWindow?

    init(_ configuration: Configuration) {
        self.configuration = configuration
        let now = Date().timeIntervalSince1970 * 1e3
        start =
            configuration.environment["VITRINE_BENCH_T0"].flatMap(Double.init).map { $0 / 1e6 }
            ?? now
    }

    /// Whether the visible list has rows, or the home page has a shelf.
    var hasRows: Bool {
        guard let model = window?.model else { return false }
        guard let catalog = model.catalog else { return model.home?.content == .shelves }
        return model.list(of: catalog)?.ids.isEmpty == false
    }

    /// Opens a window with a library and runs until a step ends it.
    ///
    /// - Parameters:
    ///   - home: whether to open the home page instead of the first catalog; false by default.
    ///   - open: opens the library.
    ///   - choose: selects the content before the window is created; returns false to abort.
    ///   - step: called before each frame.
    /// - Returns: the exit status.
    func run(
        home: Bool = false,
        open: @escaping @Sendable () async throws -> Library,
        choose: @escaping @MainActor (AppModel) -> Bool = { _ in true },
        step: @escaping Step
    ) -> Int32 {
        // As in the app, the library opens and the strings are decoded while GTK starts.
        Localizer.prepare()
        let opening = Task.detached { try await open() }
        let status = application.run(environment: configuration.environment) { [self] in
            application.hold()
            Task {
                do {
                    try await present(try await opening.value, home, choose, step)
                } catch {
                    Terminal.complain("\(error)")
                    application.quit()
                }
            }
        }
        library?.images.close()
        return isDone ? status : ExitCode.storage.rawValue
    }

    func report(_ line: String) {
        Terminal.result("bench \(line)\n")
    }
}

extension BenchWindow {
    private func present(
        _ library: Library,
        _ home: Bool,
        _ choose: @MainActor (AppModel) -> Bool,
        _ step: @escaping Step
    ) async throws {
        self.library = library
        let strings = Localizer(configuration.language)
        var state = RestorationState()
        if !home { state.catalog = library.catalogs.first?.id }
        let model = AppModel(
            library: library,
            strings: strings,
            version: ProgramVersion.current,
            restored: state
        )
        let images = TexturePipeline(of: library)
        await model.loadFirstScreen(EarlyPictures(in: images))
        guard choose(model) else { return application.quit() }
        var restored = WindowState()
        restored.size = WindowState.Size(width: 1_000, height: 800)
        let window = MainWindow(
            application: application,
            model: model,
            images: images,
            restored: restored
        )
        self.window = window
        window.present()
        FrameClock.observe(
            window.window,
            before: { [weak self] in self?.meter.frameBegan() },
            after: { [weak self] in
                guard let self else { return }
                meter.frameEnded(hasContent: hasRows)
                drawn?()
            }
        )
        FrameClock.tick(window.window) { [weak self] in
            guard let self else { return false }
            guard step(window) else {
                application.quit()
                return false
            }
            return true
        }
    }
}
