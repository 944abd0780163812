import Foundation
import ScreenDriver

/// A Secret Service for an imagined person, who has none otherwise: the stage's bus starts what
/// stands in its own folder of services, and nothing of the machine's.
enum Keyring {
    /// GNOME's keyring; nil where it is not installed.
    static let daemon: URL? = {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { URL(filePath: String($0)).appending(path: "gnome-keyring-daemon") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// Lets the bus start a keyring of this person's own that is unlocked.
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
