public import Foundation

/// The folders of a test user: empty at first, removed with this value.
///
/// Two sessions with the same home are two runs of the program by one user.
public final class Home: Sendable {
    /// Contains all the others.
    public let folder: URL

    /// Creates the folders.
    public init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "vitrine-person-\(UUID().uuidString.prefix(8))")
        for name in ["config", "cache", "data", "state", "run", "output"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: name),
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        }
    }

    deinit {
        // If it cannot be removed, it stays in the temporary folder, which is harmless.
        try? FileManager.default.removeItem(at: folder)
    }

    /// `XDG_DATA_HOME`.
    public var data: URL { folder.appending(path: "data") }
    /// `XDG_CACHE_HOME`.
    public var cache: URL { folder.appending(path: "cache") }
    /// `XDG_CONFIG_HOME`.
    public var config: URL { folder.appending(path: "config") }
    /// Whether a window has kept its state.
    var hasOpenedWindow: Bool {
        let file = folder.appending(path: "state/vitrine/window.json")
        return FileManager.default.fileExists(atPath: file.path)
    }
    /// Where the driver keeps the output of programs.
    var output: URL { folder.appending(path: "output") }

    /// The environment variables of a program without a display.
    public var environment: [String: String] {
        [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
            "HOME": folder.path,
            "XDG_CONFIG_HOME": config.path,
            "XDG_CACHE_HOME": cache.path,
            "XDG_DATA_HOME": data.path,
            "XDG_STATE_HOME": folder.appending(path: "state").path,
            "XDG_RUNTIME_DIR": folder.appending(path: "run").path,
            "LANG": "C.UTF-8",
            "LANGUAGE": "en",
            "TZ": "UTC",
        ]
    }
}
