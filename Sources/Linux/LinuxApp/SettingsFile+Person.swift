package import Composition

extension SettingsFile {
    /// Returns the settings file of the user running the program.
    ///
    /// If the folder's name isn't UTF-8, this reports it and ends the process.
    package static func ofThisPerson() -> SettingsFile {
        SettingsFile(in: Folders.ofThisPerson().settings) { Terminal.note($0) }
    }
}
