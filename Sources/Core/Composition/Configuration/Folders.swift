public import Foundation
public import Primitives

/// Where a platform keeps the files of the app.
public struct Folders: Hashable, Sendable {
    /// For files that must not be lost: the store.
    public let data: URL
    /// For files that can be fetched again: images.
    public let caches: URL
    /// For the user's settings.
    public let settings: URL
    /// For the state of the window.
    public let state: URL

    /// The folders need not exist.
    ///
    /// `state` is the same as `settings` by default.
    public init(data: URL, caches: URL, settings: URL, state: URL? = nil) {
        self.data = data
        self.caches = caches
        self.settings = settings
        self.state = state ?? settings
    }

    /// All of them.
    public var own: OwnFolders { OwnFolders([data, caches, settings, state]) }

    /// The folders of an app on Apple's systems: what must last is in Application Support, which
    /// backups take along, the rest in Caches, which the system empties when space is short.
    ///
    /// - Throws: `CocoaError` where the system has no such folder and cannot make it.
    /// - Returns: a folder `vitrine` in each, for apps may share them.
    public static func apple() throws -> Folders {
        let find = { (place: FileManager.SearchPathDirectory) in
            try FileManager.default.url(
                for: place,
                in: .userDomainMask,
                appropriateFor: nil,
                create: true
            )
        }
        return apple(
            support: try find(.applicationSupportDirectory),
            caches: try find(.cachesDirectory)
        )
    }

    /// The same of folders that are known.
    static func apple(support: URL, caches: URL) -> Folders {
        let own = support.appending(path: "vitrine", directoryHint: .isDirectory)
        return Folders(
            data: own,
            caches: caches.appending(path: "vitrine", directoryHint: .isDirectory),
            settings: own
        )
    }

    /// The folders of the XDG Base Directory Specification, each with `vitrine` appended.
    ///
    /// A relative path in a variable is ignored, as the specification requires; without `HOME` the
    /// home folder is that of the system account.
    /// https://specifications.freedesktop.org/basedir-spec/latest/
    public static func xdg(environment: [String: String]) -> Folders {
        let absolute = { (variable: String) in
            environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        let home = absolute("HOME") ?? URL.homeDirectory.path
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
