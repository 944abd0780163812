import Features
import Foundation
import Primitives

extension SettingsFile {
    /// What was read at the start.
    struct Found {
        var document = SettingsDocument()
        var notice: SettingsNotice?
        var original: Data?
    }

    static func read(_ file: URL, now: () -> Date, log: (String) -> Void) -> Found {
        guard FileManager.default.fileExists(atPath: file.path) else { return Found() }
        let data: Data
        do {
            data = try RegularFile.data(at: file.path)
        } catch {
            log("settings: \(error.localizedDescription)")
            return Found(notice: .unreadable)
        }
        do {
            let version = try JSONDecoder().decode(SettingsDocument.Version.self, from: data)
            guard version.version ?? 1 <= SettingsDocument.version else {
                log("settings: written by a newer version; left alone")
                return Found(notice: .newer)
            }
            let document = try JSONDecoder().decode(SettingsDocument.self, from: data)
            return Found(document: document, original: data)
        } catch {
            log("settings: \(error.localizedDescription)")
            return Found(notice: moveAside(file, at: now(), log))
        }
    }

    /// The JSON to write; members unknown to this program are kept, at the top level and in the
    /// settings.
    static func data(
        of document: SettingsDocument,
        keepingUnknownFieldsOf original: Data?
    ) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(document)
        guard let original, var old = try JSONSerialization.jsonObject(with: original) as? Fields,
            var new = try JSONSerialization.jsonObject(with: data) as? Fields
        else { return data }
        let known = ["version", "settings", "lists"]
        var oldSettings = old["settings"] as? Fields ?? [:]
        for key in Settings.fieldNames { oldSettings[key] = nil }
        for key in known { old[key] = nil }
        guard !old.isEmpty || !oldSettings.isEmpty else { return data }
        new.merge(old) { new, _ in new }
        if !oldSettings.isEmpty {
            let settings = new["settings"] as? Fields ?? [:]
            new["settings"] = settings.merging(oldSettings) { new, _ in new }
        }
        return try JSONSerialization.data(
            withJSONObject: new,
            options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        )
    }

    private typealias Fields = [String: Any]

    /// Renames a damaged file to an unused name.
    private static func moveAside(
        _ file: URL,
        at time: Date,
        _ log: (String) -> Void
    ) -> SettingsNotice {
        let stamp = time.formatted(
            Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)
        )
        let folder = file.deletingLastPathComponent()
        for number in 1...100 {
            let suffix = number == 1 ? "" : "-\(number)"
            let aside = folder.appending(path: "settings.json.damaged-\(stamp)\(suffix)")
            guard !FileManager.default.fileExists(atPath: aside.path) else { continue }
            do {
                // Throws if a file of that name was created meanwhile.
                try FileManager.default.moveItem(at: file, to: aside)
                return .damaged(movedTo: aside.path)
            } catch {
                log("settings: \(error.localizedDescription)")
            }
        }
        // If it cannot be moved it must not be overwritten.
        return .unreadable
    }
}
