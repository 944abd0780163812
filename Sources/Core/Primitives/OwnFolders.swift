public import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The folders of the program, whose files nothing may replace but the program's own parts.
public struct OwnFolders: Hashable, Sendable {
    private let folders: [URL]

    /// The folders need not exist; none by default.
    public init(_ folders: [URL] = []) {
        self.folders = folders
    }

    /// Whether a path leads to a place below one of the folders, or to a file there by a hard link.
    ///
    /// Links are followed. The file need not exist. Blocks.
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

    /// The path without links; what does not exist is kept as it is.
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

/// What tells a file with several names from others.
private struct FileNumber: Equatable {
    private let device: dev_t
    private let number: ino_t

    /// Nil unless it is a file with more names than one.
    init?(_ path: String) {
        var state = stat()
        guard stat(path, &state) == 0, state.st_mode & S_IFMT == S_IFREG, state.st_nlink > 1
        else { return nil }
        (device, number) = (state.st_dev, state.st_ino)
    }
}
