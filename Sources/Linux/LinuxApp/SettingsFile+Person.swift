package import Composition
import Foundation

extension SettingsFile {
    /// Returns the settings file of the user running the program.
    package static func ofThisPerson() -> SettingsFile {
        let environment = ProcessInfo.processInfo.environment
        return SettingsFile(in: Folders.xdg(environment: environment).settings) {
            Terminal.note($0)
        }
    }
}
