import Dispatch
public import Features
public import Foundation
import Primitives

/// `settings.json`: the user's settings, for the whole app and for each list.
///
/// It is read once, at the start, and always written as a whole, off the main thread and in the
/// order of the changes. Nothing in it is lost: a damaged file is renamed, a newer version's is not
/// changed, and members unknown to this version are kept.
public final class SettingsFile: Sendable {
    /// What the user must be told about the file; nil if there is nothing.
    public let notice: SettingsNotice?

    private let folder: URL
    private let file: URL
    private let log: @Sendable (String) -> Void
    private let document: Locked<SettingsDocument>
    private let queue = DispatchQueue(label: "io.github.vitrine_app.Vitrine.settings")
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
        now: @Sendable () -> Date = { Date() },
        log: @escaping @Sendable (String) -> Void
    ) {
        let file = folder.appending(path: "settings.json")
        let found = Self.read(file, now: now, log: log)
        self.folder = folder
        self.file = file
        self.log = log
        notice = found.notice
        original = found.original
        document = Locked(found.document)
    }

    /// The settings of the whole app, including changes not on disk yet.
    public var settings: Settings { document.withLock { $0.settings } }

    /// Saves the settings of the whole app, in the background.
    public func keep(_ settings: Settings) {
        change { $0.settings = settings }
    }

    /// The settings of lists, as a store of their own.
    public var preferences: PreferencesStore {
        PreferencesStore(
            load: { [document] in document.withLock { $0.preferences } },
            save: { preferences in self.change { $0.preferences = preferences } }
        )
    }

    /// Blocks until everything saved before is on disk, safe from a power cut.
    public func flush() { queue.sync {} }

    private func change(_ body: (inout SettingsDocument) -> Void) {
        document.withLock { body(&$0) }
        guard notice?.forbidsWriting != true else { return }
        queue.async { [self] in write(document.withLock { $0 }) }
    }

    private func write(_ document: SettingsDocument) {
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true
            )
            let data = try Self.data(of: document, keepingUnknownFieldsOf: original)
            try AtomicFile.replace(file.path, with: data, mode: .new(0o644))
        } catch let failure as AtomicFile.Failure {
            log("settings: \(String(cString: strerror(failure.code)))")
        } catch {
            log("settings: \(error.localizedDescription)")
        }
    }
}

extension SettingsNotice {
    /// Whether writing would overwrite what must be kept.
    fileprivate var forbidsWriting: Bool {
        switch self {
        case .damaged: false
        case .newer, .unreadable: true
        }
    }
}
