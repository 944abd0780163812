public import Features
public import Foundation
import Primitives

/// The file `settings.json`, which stores the user's `Settings`.
///
/// It is read once, at startup. Its content is never lost: a damaged file is renamed, a newer
/// version's file remains unchanged, and members unknown to this version are preserved.
public final class SettingsFile: Sendable {
    /// A notice about the file for the user, or nil.
    public let notice: SettingsNotice?

    private let file: JSONFile<Settings>
    private let current: Locked<Settings>
    /// The file as it was read, whose unknown members are preserved.
    private let original: Data?

    /// Reads the file, blocking until done; call it before a main loop runs.
    ///
    /// - Parameters:
    ///   - folder: the folder; created when settings are first saved.
    ///   - now: returns the current time, used to name a damaged file; the system's by default.
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
                    log(
                        "settings: \(file.url.path) was written by a newer version; it is left "
                            + "unchanged, and the default settings are used"
                    )
                    notice = .newer(path: file.url.path)
                } else {
                    settings = try JSONDecoder().decode(Settings.self, from: original)
                }
            }
        } catch {
            file.report(error)
            notice =
                original == nil ? .unreadable(path: file.url.path) : file.moveAside(at: now())
            log("settings: the default settings are used")
            original = nil
        }
        current = Locked(settings)
        self.notice = notice
        self.original = original
    }

    /// The settings, including changes that aren't on disk yet.
    public var settings: Settings { current.withLock { $0 } }

    /// Saves settings in the background, in the order of the calls.
    public func keep(_ settings: Settings) {
        current.withLock { $0 = settings }
        switch notice {
        case .newer?, .unreadable?: return
        case .damaged?, nil:
            file.save(settings) { [original] in try Self.data($0, keeping: original) }
        }
    }

    /// Blocks until all earlier saves are on disk and survive a power cut.
    public func flush() { file.flush() }
}

extension SettingsFile {
    /// Returns the JSON for settings, with members of `original` that are unknown to this version.
    ///
    /// These are preserved at the top level and in `settings`.
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
        for aside in time.unusedNames(after: "\(url.path).damaged-") {
            do {
                // Throws if a file with that name was created in the meantime.
                try FileManager.default.moveItem(atPath: url.path, toPath: aside)
                return .damaged(movedTo: aside)
            } catch {
                report(error)
            }
        }
        // A file that can't be renamed must not be overwritten.
        return .unreadable(path: url.path)
    }
}

extension Date {
    /// Returns up to 100 names that no file has: a path, this time, and a number if needed.
    func unusedNames(after path: String) -> some Collection<String> {
        let stamp = formatted(
            ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)
        )
        return (1...100).lazy.map { $0 == 1 ? "\(path)\(stamp)" : "\(path)\(stamp)-\($0)" }
            .filter { !FileManager.default.fileExists(atPath: $0) }
    }
}
