public import Foundation
public import Primitives

/// The folders in which a platform stores the app's files.
public struct Folders: Hashable, Sendable {
    /// The folder for files that must not be lost: the store.
    public let data: URL
    /// The folder for files that can be downloaded again: images.
    public let caches: URL
    /// The folder that contains the user's settings.
    public let settings: URL
    /// The folder that contains the window state.
    public let state: URL

    /// Creates a value from folders that needn't exist; `state` is `settings` by default.
    public init(data: URL, caches: URL, settings: URL, state: URL? = nil) {
        self.data = data
        self.caches = caches
        self.settings = settings
        self.state = state ?? settings
    }

    /// All folders.
    public var own: OwnFolders { OwnFolders([data, caches, settings, state]) }

    /// Removes files whose writing a crash interrupted over a day ago.
    ///
    /// The caches and the pictures of offline lists remove theirs themselves.
    func removeUnfinishedFiles(now: Date = Date()) async {
        await QueueExecutor(label: "Composition.Folders").run {
            let catalogs = ManifestFolder(in: settings).folder
            for folder in Set([data, settings, catalogs, state]) {
                AtomicFile.removeUnfinished(in: folder, changedBefore: now - 86_400)
            }
        }
    }

    /// Returns an app's folders on Apple's systems, each with `vitrine` appended because apps may
    /// share them.
    ///
    /// Data and settings are in Application Support, which is included in backups. The rest is in
    /// Caches, which the system empties when space is low.
    ///
    /// - Throws: `CocoaError` if the system has no such folder and can't create it.
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

    /// Returns the same folders below known ones.
    static func apple(support: URL, caches: URL) -> Folders {
        let own = support.appending(path: "vitrine", directoryHint: .isDirectory)
        return Folders(
            data: own,
            caches: caches.appending(path: "vitrine", directoryHint: .isDirectory),
            settings: own
        )
    }

    /// The variables that ``xdg(environment:)`` reads.
    public static let xdgVariables = [
        "HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME",
    ]

    /// Returns the folders from the XDG Base Directory Specification, each with `vitrine` appended.
    ///
    /// Ignores a relative path in a variable, as the specification requires. Without `HOME`, the
    /// home folder is the system account's.
    ///
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
