public import Foundation
import Primitives

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Secrets in files that only this person can read: mode 0600, one file a secret.
///
/// For systems without a keyring. It is written beside, synced and renamed: at no moment is there
/// half a secret, or one that others can read, and one that was kept survives a power cut.
public struct SecretFile: SecretStore {
    private let folder: URL
    private let executor = QueueExecutor(label: "io.github.vitrine_app.Vitrine.secrets")

    /// Makes a store; the folder is made, for this person only, when something is first kept.
    public init(in folder: URL) {
        self.folder = folder
    }

    /// The folder.
    public var place: SecretPlace { .file(path: folder.path) }

    /// Reads a secret; white space around it does not count, for people write such files too.
    ///
    /// - Throws: `storage`.
    public func secret(named name: String) async throws(SecretError) -> String? {
        try await executor.run { () throws(SecretError) in try read(path(of: name)) }
    }

    /// Keeps or removes a secret.
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

    /// The file of a secret.
    func path(of name: String) -> String { folder.appending(path: "\(name).key").path }
}

extension SecretFile {
    /// More than any key has.
    private static let maximumCount = 16_384

    private func read(_ path: String) throws(SecretError) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw .storage(code: errno)
        }
        defer { close(file) }
        // One that was made by hand may be open to others; that it stays so is no reason to fail.
        _ = fchmod(file, 0o600)
        var bytes = [UInt8](repeating: 0, count: Self.maximumCount)
        let count = Foundation.read(file, &bytes, bytes.count)
        guard count >= 0 else { throw .storage(code: errno) }
        let text = String(decoding: bytes.prefix(count), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
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
