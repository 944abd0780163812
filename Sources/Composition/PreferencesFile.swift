import Dispatch
public import Features
public import Foundation

extension PreferencesStore {
    /// Keeps preferences in `settings.json` of a folder.
    ///
    /// A file that cannot be read is moved aside to `settings.json.damaged`, so that the next
    /// choice does not overwrite it; writing is atomic.
    /// - Parameters:
    ///   - folder: is made where it is missing.
    ///   - log: takes a line where reading or writing fails.
    /// - Returns: a store over that file.
    public static func file(
        in folder: URL,
        log: @escaping @Sendable (String) -> Void
    ) -> PreferencesStore {
        let file = folder.appending(path: "settings.json")
        let queue = DispatchQueue(label: "io.github.vitrine_app.Vitrine.settings")
        return PreferencesStore(
            load: { queue.sync { load(file, log) } },
            save: { preferences in queue.async { save(preferences, to: file, in: folder, log) } }
        )
    }

    private static func load(_ file: URL, _ log: (String) -> Void) -> Preferences {
        guard FileManager.default.fileExists(atPath: file.path) else { return Preferences() }
        do {
            return try JSONDecoder().decode(Preferences.self, from: Data(contentsOf: file))
        } catch {
            log("settings: \(error.localizedDescription)")
            let aside = file.appendingPathExtension("damaged")
            // An older damaged file has served its time.
            try? FileManager.default.removeItem(at: aside)
            do {
                try FileManager.default.moveItem(at: file, to: aside)
            } catch {
                log("settings: \(error.localizedDescription)")
            }
            return Preferences()
        }
    }

    private static func save(
        _ preferences: Preferences,
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
            try encoder.encode(preferences).write(to: file, options: .atomic)
        } catch {
            log("settings: \(error.localizedDescription)")
        }
    }
}
