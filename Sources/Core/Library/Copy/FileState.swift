import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file's identity and length, used to detect that it was replaced or changed.
struct FileState: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
    let length: Int64

    /// Reads the state of the file at a path; nil if there is no such file.
    init?(_ path: String) {
        var state = stat()
        guard stat(path, &state) == 0 else { return nil }
        self.init(state)
    }

    /// Reads the state of an open file.
    init?(_ file: Int32) {
        var state = stat()
        guard fstat(file, &state) == 0 else { return nil }
        self.init(state)
    }

    private init(_ state: stat) {
        device = UInt64(truncatingIfNeeded: state.st_dev)
        number = UInt64(truncatingIfNeeded: state.st_ino)
        length = Int64(state.st_size)
    }
}
