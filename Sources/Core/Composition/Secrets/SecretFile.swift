public import Foundation
import Primitives

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Secrets in files that only the user can read: mode 0600, one file per secret.
///
/// Used on systems without a keyring. A temporary file is written, synced and renamed, so the file
/// is never incomplete or readable by others, and a saved secret survives a power cut.
public struct SecretFile: SecretStore {
    private let folder: URL
    private let executor = QueueExecutor(label: "io.github.vitrine_app.Vitrine.secrets")

    /// Creates a store; saving the first secret creates the folder with mode 0700.
    public init(in folder: URL) {
        self.folder = folder
    }

    /// The folder, rather than one of its files.
    public var place: SecretLocation { .file(path: folder.path) }

    /// Reads a secret, trimming white space because the file may have been written by hand, also in
    /// UTF-16.
    ///
    /// - Throws: `storage`; its code is `EILSEQ` if the file isn't text.
    public func secret(named name: String) async throws(SecretError) -> String? {
        try await executor.run { () throws(SecretError) in try read(path(of: name)) }
    }

    /// Saves a secret; nil removes it.
    ///
    /// - Throws: `storage`.
    public func keep(_ secret: String?, named name: String) async throws(SecretError) {
        try await executor.run { () throws(SecretError) in
            if let secret {
                try write(secret, to: path(of: name))
            } else {
                try remove(path(of: name))
            }
        }
    }

    func path(of name: String) -> String { folder.appending(path: "\(name).key").path }
}

extension SecretFile {
    /// The maximum size in bytes, larger than any key.
    private static let maximumCount = 16_384

    private func read(_ path: String) throws(SecretError) -> String? {
        let file: Int32
        do throws(AtomicFile.Failure) {
            file = try RegularFile.open(path)
        } catch {
            if error.code == ENOENT { return nil }
            throw .storage(code: error.code)
        }
        defer { close(file) }
        // A file written by hand may be readable by others; a failed change is ignored.
        _ = fchmod(file, 0o600)
        var bytes = [UInt8](repeating: 0, count: Self.maximumCount)
        let count = Foundation.read(file, &bytes, bytes.count)
        guard count >= 0 else { throw .storage(code: errno) }
        guard let text = String(text: Data(bytes.prefix(count)))?.trimmed, !text.contains("\0")
        else { throw .storage(code: EILSEQ) }
        return text.isEmpty ? nil : text
    }

    private func remove(_ path: String) throws(SecretError) {
        guard unlink(path) == 0 else {
            if errno == ENOENT { return }
            throw .storage(code: errno)
        }
        do throws(AtomicFile.Failure) {
            try AtomicFile.syncFolder(of: path)
        } catch {
            throw .storage(code: error.code)
        }
    }

    private func write(_ secret: String, to path: String) throws(SecretError) {
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw .storage(code: EACCES)
        }
        do throws(AtomicFile.Failure) {
            try AtomicFile.replace(path, with: Data("\(secret)\n".utf8))
        } catch {
            throw .storage(code: error.code)
        }
    }
}
