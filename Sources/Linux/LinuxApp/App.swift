import Catalog
package import Composition
package import Features
import GTKSupport
import Glibc
import ImagePipeline
import L10n
import Library
import LinuxPlatform
import VitrineCLI
import VitrineGTK

/// The graphical app: opens the library, then the window.
@MainActor
package final class App {
    private let configuration: Configuration
    private let settings: SettingsFile
    let strings: Localizer
    let application = Application(id: "io.github.vitrine_app.Vitrine")
    private let platform: Platform
    private let beginning: StartPage?
    /// Whether a window opens, or will open, on the page that the arguments name.
    var opensOnPage: Bool { beginning != nil && window == nil }
    private(set) var opening: Task<(library: Library, settings: any SettingsService), any Error>?
    private var library: Library?
    private var window: MainWindow?
    private var memory: MemoryKeeper?
    private var windowStates: JSONFile<WindowState>?
    private var isOpening = false
    /// What is shown while another program uses the library; nil if it doesn't.
    private var waiting: AlertDialog?
    /// Whether a signal has asked the app to end.
    private var isInterrupted = false
    /// Actions to run with the app's model as soon as the window is open.
    private var pendingActions: [@MainActor (AppModel) -> Void] = []
    let arguments: [String]
    private var failure: ExitCode?

    /// Creates the app with the settings of the user running it.
    ///
    /// `beginning` overrides the setting for what the app opens with; nil by default. `arguments`
    /// are a link to open, which for `beginning` moves a window that is already open, or
    /// `--gapplication-service` to wait for the desktop's requests without a window; empty by
    /// default.
    package init(
        configuration: Configuration,
        settings: SettingsFile,
        beginning: StartPage? = nil,
        arguments: [String] = []
    ) {
        self.arguments = arguments
        self.configuration = configuration
        self.settings = settings
        self.beginning = beginning
        strings = configuration.strings
        platform = .linux(configuration, demo: Demo(strings: strings))
    }

    /// Runs the app until its window closes; returns the exit status.
    package func run() -> Int32 {
        Application.speak(strings.language.rawValue)
        CurlHTTPClient.prepare()
        Localizer.prepare()
        for number in [SIGHUP, SIGINT, SIGTERM] {
            application.onSignal(number) { [weak self] in self?.interrupted() }
        }
        application.sessionEnding { [weak self] in self?.reasonToStay() }
        // The library opens while GTK starts.
        opening = Task.detached { [configuration, settings, platform] in
            while true {
                do {
                    return try await Composition.open(
                        configuration,
                        settings: settings,
                        on: platform
                    )
                } catch let error as CatalogError where error.isBusyStore {
                    // The attempt has waited for the other program, and the user may still quit.
                }
            }
        }
        application.answerDesktop(
            open: { [weak self] in self?.open(address: $0) },
            search: { [weak self] in self?.answer($0) }
        )
        // The user will soon type another letter, which shouldn't require starting the program
        // again.
        if !arguments.isEmpty { application.staysIdle(milliseconds: 60_000) }
        let status = application.run(
            arguments: arguments,
            environment: configuration.environment
        ) { [self] in
            activate()
        }
        // After a signal, the window hasn't been closed.
        window?.remember()
        windowStates?.flush()
        library?.images.close()
        settings.flush()
        return failure?.rawValue ?? status
    }

    /// Closes the window before the session ends if changes aren't saved; returns what the session
    /// waits for.
    private func reasonToStay() -> String? {
        guard let window, !window.isClosed, window.closing.unsavedCount > 0 else { return nil }
        window.closing.closeRequested()
        return strings("quit.body", count: window.closing.unsavedCount)
    }

    /// Ends the app on a signal as soon as everything is saved, or after five seconds; a second signal
    /// ends it at once.
    private func interrupted() {
        guard let model = window?.model, !isInterrupted else { return application.quit() }
        isInterrupted = true
        Task {
            let lost = await model.unsavedChanges(after: .seconds(5))
            if !lost.isEmpty {
                let items = lost.map { "\($0.catalog.rawValue) \($0.key)" }
                Terminal.complain(
                    "\(strings("quit.lost", count: items.count)) \(items.joined(separator: ", "))"
                )
            }
            application.quit()
        }
    }

    /// Opens or raises the window and runs an action with its model.
    func show(_ action: @escaping @MainActor (AppModel) -> Void) {
        if let window, !window.isClosed {
            action(window.model)
        } else {
            pendingActions.append(action)
        }
        activate()
    }

    /// Opens the window, or raises it if the program is started again.
    func activate() {
        if let window {
            window.present()
            return
        }
        guard !isOpening else { return }
        guard !DisplayKind.current.fails(withRenderer: configuration.environment["GSK_RENDERER"])
        else {
            // This display can't show anything, so the error is reported in the terminal.
            failure = .usage
            Terminal.complain(strings("error.broadway-cairo"))
            application.quit()
            return
        }
        isOpening = true
        application.hold()
        Task {
            await open()
            application.release()
        }
    }

    private func open() async {
        do {
            let notice = Task { [weak self] in
                try await Task.sleep(for: .milliseconds(1_500))
                self?.showWaiting()
            }
            defer {
                notice.cancel()
                let dialog = waiting
                waiting = nil
                dialog?.close()
            }
            guard let (library, service) = try await opening?.value else { return }
            notice.cancel()
            ProcessExit.closeFirst(library)
            let states = JSONFile<WindowState>(
                "window.json",
                in: platform.folders.state,
                of: "window state",
                log: platform.log
            )
            windowStates = states
            let state = await states.load() ?? WindowState()
            let model = AppModel(
                library: library,
                strings: strings,
                version: ProgramVersion.current,
                settings: service,
                restored: state.app.opened(
                    with: beginning ?? settings.settings.startPage
                )
            )
            let images = TexturePipeline(of: library)
            await model.loadFirstScreen(EarlyPictures(in: images))
            self.library = library
            let window = MainWindow(
                application: application,
                model: model,
                images: images,
                restored: state,
                keep: states.save
            )
            self.window = window
            memory = MemoryKeeper(
                window,
                of: application,
                log: configuration.isVerbose ? platform.log : nil
            )
            // A process that started as a background service now ends with its window.
            application.staysIdle(milliseconds: 0)
            pendingActions.forEach { $0(model) }
            pendingActions = []
            window.present()
            model.started(pixelWidths: window.posterPixelWidths)
        } catch let error as CatalogError {
            refuse(strings.message(for: error).body, ExitCode(error))
        } catch {
            refuse(strings("cli.demo-failed", "\(error)"), .service)
        }
    }

    /// Says that another program uses the library, until the window appears.
    private func showWaiting() {
        let dialog = AlertDialog(
            heading: strings("start.waiting.title"),
            body: strings("start.waiting.body"),
            responses: [AlertDialog.Response("quit", label: strings("action.quit"))],
            above: nil
        )
        waiting = dialog
        dialog.present { [weak self] _ in
            if self?.waiting != nil { self?.application.quit() }
        }
    }

    /// Reports why the library can't be opened; the app can't show anything else.
    private func refuse(_ reason: String, _ code: ExitCode) {
        failure = code
        application.hold()
        Terminal.complain(reason)
        let dialog = AlertDialog(
            heading: strings("error.title"),
            body: reason,
            responses: [AlertDialog.Response("close", label: strings("action.close"))],
            above: nil
        )
        dialog.present { [application] _ in application.quit() }
    }
}
