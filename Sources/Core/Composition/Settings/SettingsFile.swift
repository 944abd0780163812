import Dispatch
public import Features
public import Foundation
import Primitives

/// `settings.json`: what a person chose, for the whole app and for each list.
///
/// It is read once, at the start, and written off the main thread in the order of the changes, each
/// time as a whole. Nothing in it is lost: a damaged file is moved aside under a name of its own, a
/// newer version's is left alone, and fields that this version does not know stay.
public final class SettingsFile: Sendable {
    /// What has to be told about the file; nil where all is well.
    public let notice: SettingsNotice?

    private let folder: URL
    private let file: URL
    private let log: @Sendable (String) -> Void
    private let document: Locked<SettingsDocument>
    private let queue = DispatchQueue(label: "io.github.vitrine_app.Vitrine.settings")
    /// The file as it was read, for its unknown fields.
    private let original: Data?

    /// Reads the file, which is small: call it before a main loop runs.
    ///
    /// - Parameters:
    ///   - folder: is made when something is first kept.
    ///   - now: the time, for the name of a damaged file; the system's by default.
    ///   - log: takes a line where reading or writing fails.
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

    /// What is chosen for the whole app.
    public var settings: Settings { document.withLock { $0.settings } }

    /// Keeps what is chosen for the whole app.
    public func keep(_ settings: Settings) {
        change { $0.settings = settings }
    }

    /// The part for lists, as its own store.
    public var preferences: PreferencesStore {
        PreferencesStore(
            load: { [document] in document.withLock { $0.preferences } },
            save: { preferences in self.change { $0.preferences = preferences } }
        )
    }

    /// Waits until everything that was kept before is on the disk, safe from a power cut.
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
    /// Whether writing would overwrite what must stay.
    fileprivate var forbidsWriting: Bool {
        switch self {
        case .damaged: false
        case .newer, .unreadable: true
        }
    }
}
