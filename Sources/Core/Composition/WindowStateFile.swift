public import Features
public import Foundation
import Primitives

extension WindowStateStore {
    /// Stores the state of the window in `window.json` of a folder; writes are atomic.
    ///
    /// A file that cannot be read is ignored and overwritten by the next state.
    ///
    /// - Parameters:
    ///   - folder: created if it is missing.
    ///   - log: receives a line if reading or writing fails.
    /// - Returns: a store backed by that file.
    public static func file(
        in folder: URL,
        log: @escaping @Sendable (String) -> Void
    ) -> WindowStateStore {
        let file = folder.appending(path: "window.json")
        let executor = QueueExecutor(label: "io.github.vitrine_app.Vitrine.window")
        return WindowStateStore(
            load: { await executor.run { load(file, log) } },
            save: { state in executor.queue.async { save(state, to: file, in: folder, log) } },
            finish: { executor.queue.sync {} }
        )
    }

    private static func load(_ file: URL, _ log: (String) -> Void) -> WindowState {
        guard FileManager.default.fileExists(atPath: file.path) else { return WindowState() }
        do {
            return try JSONDecoder().decode(WindowState.self, from: Data(contentsOf: file))
        } catch {
            log("window state: \(error.localizedDescription)")
            return WindowState()
        }
    }

    private static func save(
        _ state: WindowState,
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
