import Foundation
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
    /// directly.
    func write(_ text: String) throws(FileFailure) {
        do throws(AtomicFile.Failure) {
            let bytes = Array(text.utf8)
            var state = stat()
            if stat(name, &state) == 0, state.st_mode & S_IFMT != S_IFREG {
                return try fill(with: bytes)
            }
            try AtomicFile.replace(
                name,
                with: bytes,
                mode: .kept(orNew: 0o666),
                durability: .whole
            )
        } catch {
            throw .unwritable(file: name, code: error.code)
        }
    }

    /// Writes to a pipe or a device, which can't be replaced; for a folder, opening fails with an
    /// error.
    private func fill(with bytes: [UInt8]) throws(AtomicFile.Failure) {
        let file = open(name, O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { throw AtomicFile.Failure(code: errno) }
        do throws(AtomicFile.Failure) {
            try AtomicFile.write(bytes, to: file)
            try AtomicFile.syncWherePossible(file)
        } catch {
            close(file)
            throw error
        }
        guard close(file) == 0 else { throw AtomicFile.Failure(code: errno) }
    }
}
