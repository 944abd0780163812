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
    nonisolated static let version = "0.1.0"

    static func main() {
        do throws(ConfigurationError) {
            let configuration = try Configuration.current()
            let arguments = CommandLine.arguments.dropFirst()
            switch arguments.first {
            case nil: exit(App(configuration: configuration).run())
            case "serve": ServeCommand.run(Array(arguments.dropFirst()))
            default: Commands.run(Array(arguments), configuration: configuration)
            }
        } catch {
            refuse(error)
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
