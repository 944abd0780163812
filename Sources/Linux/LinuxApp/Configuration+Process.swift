package import Composition
package import Features
import Foundation
package import L10n
import VitrineCLI

extension Configuration {
    /// Returns this process's configuration with the user's settings and catalogs.
    ///
    /// Without `settings`, it has the default settings and only the built-in catalogs. If a variable
    /// is invalid, this reports it and ends the process. Blocks while it reads the catalogs' files.
    package static func ofThisProcess(settings: Settings? = nil) -> Configuration {
        do throws(ConfigurationError) {
            let manifests =
                settings != nil ? ManifestFolder(in: Folders.ofThisPerson().settings).files() : []
            return try .current(settings: settings ?? Settings(), manifests: manifests)
        } catch {
            switch error {
            case .invalidAddress(let variable): refuse("cli.invalid-address", variable)
            }
        }
    }

    /// All text shown to the user.
    package var strings: Localizer {
        var strings = Localizer(language)
        strings.dataFolder = Folders.xdg(environment: environment).data.path
        return strings
    }
}

extension Folders {
    /// Returns the folders of the user running the program.
    ///
    /// The text of a variable that isn't UTF-8 is the name of another folder, so this reports it and
    /// ends the process.
    static func ofThisPerson() -> Folders {
        let isText = { getenv($0).map { String(validatingCString: $0) != nil } ?? true }
        guard let variable = xdgVariables.first(where: { !isText($0) }) else {
            return xdg(environment: ProcessInfo.processInfo.environment)
        }
        refuse("cli.folder-not-utf8", variable)
    }
}

/// Reports an environment variable and ends the process.
private func refuse(_ key: String, _ variable: String) -> Never {
    let language = Language.preferred(
        setting: nil,
        environment: ProcessInfo.processInfo.environment,
        systemLanguages: Locale.preferredLanguages
    )
    Terminal.complain(Localizer(language)(key, variable))
    ProcessExit.exit(.usage)
}
