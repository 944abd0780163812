public import Foundation

/// Where a platform keeps the files of the app.
public struct Folders: Hashable, Sendable {
    /// What must not be lost: the store.
    public let data: URL
    /// What can be fetched again: images.
    public let caches: URL
    /// What a person chose.
    public let settings: URL
    /// How the window was left.
    public let state: URL

    /// Makes folders of their addresses; none need exist.
    ///
    /// The state is with the settings by default.
    public init(data: URL, caches: URL, settings: URL, state: URL? = nil) {
        self.data = data
        self.caches = caches
        self.settings = settings
        self.state = state ?? settings
    }

    /// The folders that the XDG Base Directory Specification names, with `vitrine` in each.
    ///
    /// A relative path in a variable counts as none, as the specification asks; without `HOME` the
    /// system's account data tell where home is.
    /// https://specifications.freedesktop.org/basedir-spec/latest/
    public static func xdg(environment: [String: String]) -> Folders {
        let absolute = { (variable: String) in
            environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        let home = absolute("HOME") ?? FileManager.default.homeDirectoryForCurrentUser.path
        let folder = { (variable: String, standard: String) in
            URL(
                filePath: absolute(variable) ?? "\(home)/\(standard)",
                directoryHint: .isDirectory
            ).appending(path: "vitrine", directoryHint: .isDirectory)
        }
        return Folders(
            data: folder("XDG_DATA_HOME", ".local/share"),
            caches: folder("XDG_CACHE_HOME", ".cache"),
            settings: folder("XDG_CONFIG_HOME", ".config"),
            state: folder("XDG_STATE_HOME", ".local/state")
        )
    }
}
