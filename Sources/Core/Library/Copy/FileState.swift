import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What tells whether a file is another one, or of another length, than it was.
struct FileState: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
    let length: Int64

    /// The state of the file at a path; nil where there is none.
    init?(_ path: String) {
        var state = stat()
        guard stat(path, &state) == 0 else { return nil }
        self.init(state)
    }

    /// The state of an open file.
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
