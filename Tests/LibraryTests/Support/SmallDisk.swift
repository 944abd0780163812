import Foundation

/// A disk of 1 MB, mounted for a test.
final class SmallDisk: Sendable {
    let url: URL

    /// Whether this machine lets us mount one.
    static let isPossible: Bool = (try? SmallDisk()) != nil

    private struct MountFailed: Error {}

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "vitrine-disk-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let arguments = ["-t", "tmpfs", "-o", "size=1m", "tmpfs", url.path]
        guard try Self.run("mount", arguments) else {
            try FileManager.default.removeItem(at: url)
            throw MountFailed()
        }
    }

    deinit {
        // Lazily: the database closes on a thread of its own. What stays behind is in memory only.
        _ = try? Self.run("umount", ["--lazy", url.path])
        try? FileManager.default.removeItem(at: url)
    }

    /// Fills the disk to its last byte.
    func fill() throws {
        let path = url.appending(path: "ballast").path
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        // Ends with the write that finds no room, which is the point of it.
        while (try? handle.write(contentsOf: Data(repeating: 0, count: 512))) != nil {}
        try handle.close()
    }

    /// Takes the ballast away.
    func free() throws {
        try FileManager.default.removeItem(at: url.appending(path: "ballast"))
    }

    private static func run(_ command: String, _ arguments: [String]) throws -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [command] + arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
