package import Composition
package import Features
import Foundation
import L10n
import VitrineCLI

extension Configuration {
    /// Returns this process's configuration with the user's settings and catalogs.
    ///
    /// Without `settings`, it has the default settings and only the built-in catalogs. If a variable
    /// is invalid, this reports it and ends the process. Blocks while it reads the catalogs' files.
    package static func ofThisProcess(settings: Settings? = nil) -> Configuration {
        do throws(ConfigurationError) {
            let folders = Folders.xdg(environment: ProcessInfo.processInfo.environment)
            let manifests = settings != nil ? ManifestFolder(in: folders.settings).files() : []
            return try .current(settings: settings ?? Settings(), manifests: manifests)
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
