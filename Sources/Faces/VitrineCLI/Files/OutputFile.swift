import Foundation
import Primitives

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file that is written whole or not at all.
struct OutputFile {
    /// The name as it was given.
    let name: String

    /// Writes beside the file and renames, so that at no moment there is half of it, and what stood
    /// there before stays where anything fails.
    ///
    /// A link stays a link, and a file keeps its mode; a pipe or a device is written to.
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

    /// For what cannot be replaced; a folder says so.
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
