import Foundation

/// A disk of 64 KiB, less than a few posters need, mounted for a test.
final class SmallDisk: Sendable {
    let url: URL

    /// Whether this machine lets us mount one.
    static let isPossible: Bool = (try? SmallDisk()) != nil

    private struct MountFailed: Error {}

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "vitrine-disk-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let arguments = ["-t", "tmpfs", "-o", "size=64k", "tmpfs", url.path]
        guard try Self.run("mount", arguments) else {
            try FileManager.default.removeItem(at: url)
            throw MountFailed()
        }
    }

    deinit {
        // Lazily: a program may still be ending. What stays behind is in memory only.
        _ = try? Self.run("umount", ["--lazy", url.path])
        try? FileManager.default.removeItem(at: url)
    }

    private static func run(_ command: String, _ arguments: [String]) throws -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [command] + arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
