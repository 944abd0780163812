import Composition
import Features
import Foundation
import L10n
import LinuxApp
import LinuxPlatform
import VitrineCLI

/// The entry point: the app without arguments or with `--open`, otherwise a command.
///
/// Synchronous, because on Linux an asynchronous one continues on other threads after a suspension,
/// and GTK must stay on the main thread.
@main
@MainActor
enum Main {
    static func main() {
        CoreFiles.forbid()
        ProcessMemory.configure()
        let arguments = Array(CommandLine.arguments.dropFirst())
        // The main loop is not running yet, so reading from disk blocks nothing.
        let settings = readsSettings(arguments) ? SettingsFile.ofThisPerson() : nil
        let configuration = Configuration.ofThisProcess(settings: settings?.settings ?? Settings())
        if arguments.isEmpty, let settings {
            Departure.leave(App(configuration: configuration, settings: settings).run())
        }
        let console = Console(strings: Localizer(configuration.language))
        do throws(UsageError) {
            let invocation = try Invocation(arguments)
            if case .open(let place) = invocation, let settings {
                let app = App(
                    configuration: configuration,
                    settings: settings,
                    beginning: try opening(named: place)
                )
                Departure.leave(app.run())
            }
            run(invocation, console, configuration)
        } catch {
            Departure.leave(console.report(error))
        }
    }

    private static func opening(named name: String) throws(UsageError) -> Opening {
        let places = [Opening.home.name] + Configuration.catalogNames
        guard places.contains(name) else {
            throw .badValue(name, of: "--open", allowed: places)
        }
        return Opening(name)
    }

    /// The service has no settings.
    private static func readsSettings(_ arguments: [String]) -> Bool {
        arguments.first != CommandName.serve.rawValue
    }

    private static func run(
        _ invocation: Invocation,
        _ console: Console,
        _ configuration: Configuration
    ) -> Never {
        if let code = console.runAlone(invocation, version: ProgramVersion.current) {
            Departure.leave(code)
        }
        let strings = Localizer(configuration.language)
        switch invocation {
        case .serve(let arguments): ServeCommand(arguments: arguments, strings: strings).run()
        case .open, .help, .version, .list, .show, .favorites, .report, .sync:
            LibraryCommand(invocation: invocation, console: console, configuration: configuration)
                .run()
        }
    }
}
