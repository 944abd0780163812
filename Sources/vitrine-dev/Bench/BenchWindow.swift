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

/// The app's window as a measurement drives it: of the size of the floor program's, its frames
/// metered, a step before each of them.
@MainActor
final class BenchWindow {
    /// What to do with the window before a frame; false ends the measurement.
    typealias Step = @MainActor (MainWindow) -> Bool

    /// What the frames cost.
    var meter = FrameMeter()
    /// Whether all was measured; otherwise the exit status says that something went wrong.
    var isDone = false

    private let configuration: Configuration
    private let application = Application(
        id: "io.github.vitrine_app.Vitrine.Bench",
        isUnique: false
    )
    private var library: Library?
    private var window: MainWindow?

    init(_ configuration: Configuration) {
        self.configuration = configuration
    }

    /// Whether the list that is shown has rows.
    var hasRows: Bool {
        guard let model = window?.model, let catalog = model.catalog else { return false }
        return model.list(of: catalog)?.ids.isEmpty == false
    }

    /// Opens a window over a library and runs until a step says that it is over.
    ///
    /// - Parameters:
    ///   - open: opens the library.
    ///   - choose: chooses what is shown, before the window is made; false gives up.
    ///   - step: called before each frame.
    /// - Returns: the exit status.
    func run(
        open: @escaping @MainActor () async throws -> Library,
        choose: @escaping @MainActor (AppModel) -> Bool = { _ in true },
        step: @escaping Step
    ) -> Int32 {
        let status = application.run { [self] in
            application.hold()
            Task {
                do {
                    try await present(try await open(), choose, step)
                } catch {
                    Terminal.complain("\(error)")
                    application.quit()
                }
            }
        }
        library?.images.close()
        return isDone ? status : ExitCode.storage.rawValue
    }

    /// Writes a line of figures.
    func report(_ line: String) {
        FileHandle.standardOutput.write(Data("bench \(line)\n".utf8))
    }
}

extension BenchWindow {
    private func present(
        _ library: Library,
        _ choose: @MainActor (AppModel) -> Bool,
        _ step: @escaping Step
    ) async throws {
        self.library = library
        let strings = Localizer(configuration.language)
        let model = AppModel(library: library, strings: strings, version: ProgramVersion.current)
        await model.firstLook()
        guard choose(model) else { return application.quit() }
        let window = MainWindow(of: application, model: model, library: library)
        self.window = window
        window.window.resize(width: 1_000, height: 800)
        window.present()
        FrameClock.observe(
            window.window,
            before: { [weak self] in self?.meter.frameBegan() },
            after: { [weak self] in
                guard let self else { return }
                meter.frameEnded(hasContent: hasRows)
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
