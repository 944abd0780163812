import Composition
import Features
import Foundation
import L10n
import LinuxApp
import LinuxPlatform
import VitrineCLI

/// The entry point: the app without arguments, otherwise a command.
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
            run(try Invocation(arguments), console, configuration)
        } catch {
            Departure.leave(console.report(error))
        }
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
        case .help, .version, .list, .show, .favorites, .report, .sync:
            LibraryCommand(invocation: invocation, console: console, configuration: configuration)
                .run()
        }
    }
}
