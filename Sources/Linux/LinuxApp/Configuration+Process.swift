package import Composition
package import Features
import Foundation
import L10n
import VitrineCLI

extension Configuration {
    /// Returns this process's configuration with the user's settings, or the default settings if
    /// omitted.
    ///
    /// If a variable is invalid, this reports it and ends the process.
    package static func ofThisProcess(settings: Settings = Settings()) -> Configuration {
        do throws(ConfigurationError) {
            return try .current(settings: settings)
        } catch {
            refuse(error)
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
        ProcessExit.exit(.usage)
    }
}
