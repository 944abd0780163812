package import Foundation

/// A small disk, mounted for a test; only root may.
package final class SmallDisk: Sendable {
    /// Where it is mounted.
    package let url: URL

    /// Whether this machine lets us mount one.
    package static let isPossible: Bool = (try? SmallDisk(kilobytes: 64)) != nil

    private struct MountFailed: Error {}

    /// Mounts a disk of that size, in units of 1,024 bytes.
    ///
    /// - Throws: where the system does not let us.
    package init(kilobytes: Int) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "vitrine-disk-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let arguments = ["-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", url.path]
        guard try Self.run("mount", arguments) else {
            try FileManager.default.removeItem(at: url)
            throw MountFailed()
        }
    }

    deinit {
        // Lazy: who used it may still be ending. What stays behind is in memory only.
        _ = try? Self.run("umount", ["--lazy", url.path])
        try? FileManager.default.removeItem(at: url)
    }

    /// Fills the disk to its last byte.
    ///
    /// - Throws: what the file system says of a new file.
    package func fill() throws {
        let path = url.appending(path: "ballast").path
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        // Ends with the write that finds no room, which is the point of it.
        while (try? handle.write(contentsOf: Data(repeating: 0, count: 512))) != nil {}
        try handle.close()
    }

    /// Takes the ballast away.
    ///
    /// - Throws: where there is none.
    package func free() throws {
        try FileManager.default.removeItem(at: url.appending(path: "ballast"))
    }

    /// Lets nobody write any more, root included; files that are open for writing forbid it.
    ///
    /// - Throws: where the system does not let us.
    package func makeReadOnly() throws {
        guard try Self.run("mount", ["-o", "remount,ro", url.path]) else { throw MountFailed() }
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
