import Catalog
import Foundation
import Library
import Primitives

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file that is written either completely or not at all.
struct OutputFile {
    /// The name as typed.
    let name: String

    /// Writes a temporary file beside it and renames that to replace it.
    ///
    /// The file is therefore never incomplete, and the old one remains if anything fails. A
    /// symbolic link remains a link, and a file keeps its mode. Pipes and devices are written
    /// directly; a pipe waits for its reader until the task is cancelled.
    ///
    /// - Throws: `file`; the catalog error `cancelled`.
    func write(_ text: String) async throws(CommandFailure) {
        let bytes = Array(text.utf8)
        var state = stat()
        if stat(name, &state) == 0, state.st_mode & S_IFMT != S_IFREG {
            return try await fill(with: bytes, isPipe: state.st_mode & S_IFMT == S_IFIFO)
        }
        do {
            try AtomicFile.replace(
                name,
                with: bytes,
                mode: .kept(orNew: 0o666),
                durability: .whole
            )
        } catch {
            throw unwritable(error.code)
        }
    }
}

extension OutputFile {
    private func unwritable(_ code: Int32) -> CommandFailure {
        .file(FileFailure(file: name, error: .unwritable(code: code)))
    }

    /// Writes to a pipe or a device, which can't be replaced; for a folder, opening fails with an
    /// error.
    private func fill(with bytes: [UInt8], isPipe: Bool) async throws(CommandFailure) {
        let file = try await opened(isPipe: isPipe)
        do {
            try Output.write(bytes, to: file)
            try AtomicFile.syncWherePossible(file)
        } catch {
            close(file)
            switch error {
            case OutputError.cancelled: throw .catalog(.cancelled)
            case OutputError.failed(let code): throw unwritable(code)
            case let error as AtomicFile.Failure: throw unwritable(error.code)
            default: throw unwritable(EPIPE)
            }
        }
        guard close(file) == 0 else { throw unwritable(errno) }
    }

    /// Opens a pipe or a device for writing.
    ///
    /// Without `O_NONBLOCK`, opening a pipe would block until another program reads it, and ignore
    /// that the task is cancelled.
    private func opened(isPipe: Bool) async throws(CommandFailure) -> Int32 {
        while true {
            let file = open(name, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
            if file >= 0 { return file }
            guard isPipe, errno == ENXIO else { throw unwritable(errno) }
            // The system doesn't report when a reader opens the pipe.
            do { try await Task.sleep(for: .milliseconds(50)) } catch {
                throw .catalog(.cancelled)
            }
        }
    }
}
