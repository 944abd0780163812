import Dispatch
public import Foundation
import Primitives

/// A value in a JSON file, which is always replaced as a whole.
///
/// Writes run off the caller's thread, in the order of the calls.
public struct JSONFile<Content: Codable & Sendable>: Sendable {
    /// The file.
    let url: URL
    private let subject: String
    private let log: @Sendable (String) -> Void
    private let executor = QueueExecutor(label: "Composition.JSONFile")

    /// Creates a value that hasn't been read yet.
    ///
    /// - Parameters:
    ///   - name: the file name.
    ///   - folder: the folder; created by the first save if it is missing.
    ///   - subject: the name of the content in log lines.
    ///   - log: receives a line if reading or writing fails.
    public init(
        _ name: String,
        in folder: URL,
        of subject: String,
        log: @escaping @Sendable (String) -> Void
    ) {
        url = folder.appending(path: name)
        self.subject = subject
        self.log = log
    }

    /// Reads the file off the caller's thread; nil if it doesn't exist or can't be read.
    public func load() async -> Content? {
        await executor.run {
            do {
                return try data().map { try JSONDecoder().decode(Content.self, from: $0) }
            } catch {
                report(error)
                return nil
            }
        }
    }

    /// Saves a value in the background, atomically; a saved value survives a power cut.
    public func save(_ content: Content) {
        save(content) { $0 }
    }

    /// Blocks until all earlier saves are on disk; call it before the process exits.
    public func flush() { executor.queue.sync {} }

    /// Returns the file's bytes, or nil if it doesn't exist; blocks.
    func data() throws -> Data? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        return try RegularFile.data(at: url.path)
    }

    /// Saves a value like ``save(_:)``, after `change` has modified its JSON.
    func save(_ content: Content, changedBy change: @escaping @Sendable (Data) throws -> Data) {
        executor.queue.async {
            do {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
                let data = try change(encoder.encode(content))
                try AtomicFile.replace(url.path, with: data, mode: .new(0o644))
            } catch {
                report(error)
            }
        }
    }

    func report(_ error: any Error) {
        let failure = error as? AtomicFile.Failure
        let reason = failure.map { String(cString: strerror($0.code)) }
        log("\(subject): \(url.path): \(reason ?? error.localizedDescription)")
    }
}
