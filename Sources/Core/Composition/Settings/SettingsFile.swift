public import Features
public import Foundation
import Primitives

/// `settings.json`, which has the user's `Settings`.
///
/// It is read once, at the start. Nothing in it is lost: a damaged file is renamed, a newer
/// version's is not changed, and members unknown to this version are kept.
public final class SettingsFile: Sendable {
    /// What the user must be told about the file; nil if there is nothing.
    public let notice: SettingsNotice?

    private let file: JSONFile<Settings>
    private let current: Locked<Settings>
    /// The file as it was read, for its unknown members.
    private let original: Data?

    /// Reads the file and blocks meanwhile; call it before a main loop runs.
    ///
    /// - Parameters:
    ///   - folder: created when settings are first saved.
    ///   - now: the current time, for the name of a damaged file; the system's by default.
    ///   - log: receives a line if reading or writing fails.
    public init(
        in folder: URL,
        now: () -> Date = { Date() },
        log: @escaping @Sendable (String) -> Void
    ) {
        file = JSONFile("settings.json", in: folder, of: "settings", log: log)
        var (settings, notice, original): (Settings, SettingsNotice?, Data?) = (
            Settings(), nil, nil
        )
        do {
            original = try file.data()
            if let original {
                let version = try JSONDecoder().decode(Settings.Version.self, from: original)
                if version.version ?? 1 > Settings.formatVersion {
                    log("settings: written by a newer version; left alone")
                    notice = .newer
                } else {
                    settings = try JSONDecoder().decode(Settings.self, from: original)
                }
            }
        } catch {
            file.report(error)
            notice = original == nil ? .unreadable : file.moveAside(at: now())
            original = nil
        }
        current = Locked(settings)
        self.notice = notice
        self.original = original
    }

    /// The settings, including changes not on disk yet.
    public var settings: Settings { current.withLock { $0 } }

    /// Saves settings, in the background and in the order of the calls.
    public func keep(_ settings: Settings) {
        current.withLock { $0 = settings }
        switch notice {
        case .newer?, .unreadable?: return
        case .damaged?, nil:
            file.save(settings) { [original] in try Self.data($0, keeping: original) }
        }
    }

    /// Blocks until everything saved before is on disk, safe from a power cut.
    public func flush() { file.flush() }
}

extension SettingsFile {
    /// The JSON of settings with the members of `original` that this version does not know, at the
    /// top level and in the settings.
    private static func data(_ data: Data, keeping original: Data?) throws -> Data {
        typealias Fields = [String: Any]
        guard let original, var old = try JSONSerialization.jsonObject(with: original) as? Fields,
            var new = try JSONSerialization.jsonObject(with: data) as? Fields
        else { return data }
        var oldSettings = old["settings"] as? Fields ?? [:]
        for key in Settings.fieldNames { oldSettings[key] = nil }
        for key in Settings.memberNames { old[key] = nil }
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
}

extension JSONFile {
    /// Renames a damaged file to an unused name.
    fileprivate func moveAside(at time: Date) -> SettingsNotice {
        let stamp = time.formatted(
            Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)
        )
        for number in 1...100 {
            let suffix = number == 1 ? "" : "-\(number)"
            let aside = "\(url.path).damaged-\(stamp)\(suffix)"
            guard !FileManager.default.fileExists(atPath: aside) else { continue }
            do {
                // Throws if a file of that name was created meanwhile.
                try FileManager.default.moveItem(atPath: url.path, toPath: aside)
                return .damaged(movedTo: aside)
            } catch {
                report(error)
            }
        }
        // If it cannot be moved it must not be overwritten.
        return .unreadable
    }
}
