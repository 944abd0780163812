import Composition
import Features
import Foundation
import L10n
import LinuxPlatform
import VitrineCLI

/// The entry point: the app without arguments, else a command.
///
/// Synchronous, for after the suspension of an asynchronous one the main actor runs on other
/// threads on Linux, and GTK on the main thread only.
@main
@MainActor
enum Main {
    nonisolated static let version = "0.3.0"

    static func main() {
        CoreFiles.forbid()
        ProcessMemory.configure()
        let arguments = Array(CommandLine.arguments.dropFirst())
        // Before there is a loop that could wait for the disk.
        let settings = readsSettings(arguments) ? SettingsFile.ofThisPerson() : nil
        let configuration: Configuration
        do throws(ConfigurationError) {
            configuration = try Configuration.current(settings: settings?.settings ?? Settings())
        } catch {
            refuse(error)
        }
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

    /// Tours and measurements are the same for everybody, and the service has no settings.
    private static func readsSettings(_ arguments: [String]) -> Bool {
        let own: [CommandName] = [.serve, .tour, .bench]
        return !own.contains { $0.rawValue == arguments.first }
    }

    private static func run(
        _ invocation: Invocation,
        _ console: Console,
        _ configuration: Configuration
    ) -> Never {
        if let code = console.runAlone(invocation, version: version) { Departure.leave(code) }
        let strings = Localizer(configuration.language)
        switch invocation {
        case .serve(let arguments): ServeCommand(arguments: arguments, strings: strings).run()
        case .tour(let arguments):
            Departure.leave(Tour(arguments, configuration: configuration).run())
        case .bench(let arguments):
            Departure.leave(Bench(arguments, configuration: configuration).run())
        case .help, .version, .list, .show, .favorites, .report, .sync:
            LibraryCommand(invocation: invocation, console: console, configuration: configuration)
                .run()
        }
    }

    private static func refuse(_ error: ConfigurationError) -> Never {
        let environment = ProcessInfo.processInfo.environment
        let language = Language.preferred(
            setting: nil,
            environment: environment,
            systemLanguages: Locale.preferredLanguages
        )
        let strings = Localizer(language)
        switch error {
        case .invalidAddress(let variable):
            Terminal.complain(strings("cli.invalid-address", variable))
        }
        Departure.leave(.usage)
    }
}
