import Foundation
import ScreenDriver

/// A Secret Service for a test's home.
///
/// The stage's bus starts only services from its own folder, never the machine's.
enum Keyring {
    /// GNOME's keyring; nil if it is not installed.
    static let daemon: URL? = {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { URL(filePath: String($0)).appending(path: "gnome-keyring-daemon") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// Installs an unlocked keyring for this home, which the bus starts on demand.
    static func offer(to home: Home) throws {
        guard let daemon else { return }
        let script = home.folder.appending(path: "keyring")
        let words = """
            #!/bin/sh
            printf password | exec '\(daemon.path)' --unlock --foreground --components=secrets

            """
        try Data(words.utf8).write(to: script)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o700],
            ofItemAtPath: script.path
        )
        let services = home.folder.appending(path: "run/services")
        try FileManager.default.createDirectory(at: services, withIntermediateDirectories: true)
        let entry = "[D-BUS Service]\nName=org.freedesktop.secrets\nExec=\(script.path)\n"
        try Data(entry.utf8)
            .write(to: services.appending(path: "org.freedesktop.secrets.service"))
    }
}
