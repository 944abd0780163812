package import Foundation

/// A small file system mounted for a test; requires Linux and root.
package final class SmallDisk: Sendable {
    /// The mount point.
    package let url: URL

    /// Whether this machine allows mounting one.
    package static let isPossible: Bool = (try? SmallDisk(kilobytes: 64)) != nil

    private struct MountFailed: Error {}

    /// Mounts a file system of a size in units of 1,024 bytes.
    ///
    /// - Throws: If the system does not allow it.
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
        // Lazy, because files may still be open. A disk left behind only uses memory.
        _ = try? Self.run("umount", ["--lazy", url.path])
        try? FileManager.default.removeItem(at: url)
    }

    /// Fills the disk to its last byte.
    ///
    /// - Throws: The file system's error on creating a file.
    package func fill() throws {
        let path = url.appending(path: "ballast").path
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        // Stops at the first write that fails for lack of space.
        while (try? handle.write(contentsOf: Data(repeating: 0, count: 512))) != nil {}
        try handle.close()
    }

    /// Removes the file that fills it.
    ///
    /// - Throws: If the file does not exist.
    package func free() throws {
        try FileManager.default.removeItem(at: url.appending(path: "ballast"))
    }

    /// Remounts it read-only, even for root; fails while files are open for writing.
    ///
    /// - Throws: If the system does not allow it.
    package func makeReadOnly() throws {
        guard try Self.run("mount", ["-o", "remount,ro", url.path]) else { throw MountFailed() }
    }

    /// Returns false on systems without these commands.
    private static func run(_ command: String, _ arguments: [String]) throws -> Bool {
        #if os(Linux)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [command] + arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
        #else
        return false
        #endif
    }
}
