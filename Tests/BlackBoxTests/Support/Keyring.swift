import Foundation
import ScreenDriver

/// The Secret Service of an imagined person, whatever is installed on the machine.
///
/// The session bus looks into the person's own folder of services before the system's.
enum Keyring {
    /// GNOME's keyring; nil where it is not installed.
    static let daemon: URL? = {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { URL(filePath: String($0)).appending(path: "gnome-keyring-daemon") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// Lets the bus start nobody: a keyring that asks for its password would wait for ever.
    static func hide(from home: Home) throws {
        try serve("/bin/false", to: home)
    }

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
        try serve(script.path, to: home)
    }

    private static func serve(_ command: String, to home: Home) throws {
        let folder = home.data.appending(path: "dbus-1/services")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let words = "[D-BUS Service]\nName=org.freedesktop.secrets\nExec=\(command)\n"
        try Data(words.utf8).write(to: folder.appending(path: "org.freedesktop.secrets.service"))
    }
}
