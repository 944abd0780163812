public import Foundation
import Primitives

extension StateStore {
    /// Stores the state in a file of a folder; writes are atomic.
    ///
    /// A file that cannot be read is ignored and overwritten by the next state.
    ///
    /// - Parameters:
    ///   - name: of the file.
    ///   - folder: created if it is missing.
    ///   - first: the state of a first start.
    ///   - log: receives a line if reading or writing fails.
    /// - Returns: a store backed by that file.
    public static func file(
        _ name: String,
        in folder: URL,
        first: State,
        log: @escaping @Sendable (String) -> Void
    ) -> StateStore {
        let file = folder.appending(path: name)
        let executor = QueueExecutor(label: "io.github.vitrine_app.Vitrine.window")
        return StateStore(
            load: { await executor.run { load(file, log) ?? first } },
            save: { state in executor.queue.async { save(state, to: file, in: folder, log) } },
            finish: { executor.queue.sync {} }
        )
    }

    private static func load(_ file: URL, _ log: (String) -> Void) -> State? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try JSONDecoder().decode(State.self, from: RegularFile.data(at: file.path))
        } catch {
            log("window state: \(error.localizedDescription)")
            return nil
        }
    }

    private static func save(
        _ state: State,
        to file: URL,
        in folder: URL,
        _ log: (String) -> Void
    ) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true
            )
            try encoder.encode(state).write(to: file, options: .atomic)
        } catch {
            log("window state: \(error.localizedDescription)")
        }
    }
}
