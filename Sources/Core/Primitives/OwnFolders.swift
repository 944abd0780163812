public import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The app's own folders, whose files no other part of the app may overwrite.
public struct OwnFolders: Hashable, Sendable {
    private let folders: [URL]

    /// Creates a set of folders, empty by default; the folders needn't exist.
    public init(_ folders: [URL] = []) {
        self.folders = folders
    }

    /// Returns whether a path is below one of the folders, or is a hard link to a file there.
    ///
    /// Follows links; the file needn't exist. Blocks.
    public func contain(_ path: String) -> Bool {
        let place = Self.real(path)
        let real = folders.map { Self.real($0.path) }
        if real.contains(where: { (place + "/").hasPrefix($0 + "/") }) { return true }
        guard let file = FileNumber(path) else { return false }
        return real.contains { folder in
            let names = FileManager.default.enumerator(atPath: folder)
            return names?.contains { FileNumber("\(folder)/\($0)") == file } == true
        }
    }

    /// Returns the path with links resolved; parts that don't exist remain unchanged.
    private static func real(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else {
            let url = URL(fileURLWithPath: path)
            let folder = url.deletingLastPathComponent().path
            return folder == url.path ? path : "\(real(folder))/\(url.lastPathComponent)"
        }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

/// The identity of a file with several names.
private struct FileNumber: Equatable {
    private let device: dev_t
    private let number: ino_t

    /// Reads the identity; nil unless it is a regular file with several names.
    init?(_ path: String) {
        var state = stat()
        guard stat(path, &state) == 0, state.st_mode & S_IFMT == S_IFREG, state.st_nlink > 1
        else { return nil }
        (device, number) = (state.st_dev, state.st_ino)
    }
}
