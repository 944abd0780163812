import Composition
import Foundation
import L10n
import VitrineCLI

/// The entry point: the app without arguments, else a command.
///
/// Synchronous, for after the suspension of an asynchronous one the main actor runs on other
/// threads on Linux, and GTK on the main thread only.
@main
@MainActor
enum Main {
    nonisolated static let version = "0.2.0"

    static func main() {
        let configuration: Configuration
        do throws(ConfigurationError) {
            configuration = try Configuration.current()
        } catch {
            refuse(error)
        }
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard !arguments.isEmpty else { exit(App(configuration: configuration).run()) }
        let console = Console(strings: Localizer(configuration.language))
        do throws(UsageError) {
            run(try Invocation(arguments), console, configuration)
        } catch {
            exit(console.report(error).rawValue)
        }
    }

    private static func run(
        _ invocation: Invocation,
        _ console: Console,
        _ configuration: Configuration
    ) -> Never {
        if let code = console.runAlone(invocation, version: version) { exit(code.rawValue) }
        let strings = Localizer(configuration.language)
        switch invocation {
        case .serve(let arguments): ServeCommand(arguments: arguments, strings: strings).run()
        case .tour(let arguments): exit(Tour(arguments, configuration: configuration).run())
        case .bench(let arguments): exit(Bench(arguments, configuration: configuration).run())
        case .help, .version, .list, .show, .favorites, .report, .sync:
            LibraryCommand(invocation: invocation, console: console, configuration: configuration)
                .run()
        }
    }

    private static func refuse(_ error: ConfigurationError) -> Never {
        let environment = ProcessInfo.processInfo.environment
        let strings = Localizer(.preferred(setting: nil, environment: environment))
        switch error {
        case .invalidAddress(let variable):
            Terminal.complain(strings("cli.invalid-address", variable))
        }
        exit(ExitCode.usage.rawValue)
    }
}
