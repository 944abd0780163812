public import Foundation
import Primitives

/// The folder for images that are kept for this run only, gone when the run is over.
///
/// A lock on a file in it ends with the process, however it ends: the next run removes folders that
/// nobody holds. The process's number in its name decides only where there is no lock yet; it
/// alone deceives, for it is used again and means nothing outside a sandbox.
public final class RunFolder: Sendable {
    private enum Phase {
        case waiting, closed
        case open(RunLock)

        var isWaiting: Bool {
            if case .waiting = self { true } else { false }
        }
    }

    /// Keeps the lock while it lives.
    private final class RunLock: Sendable {
        let file: File
        init(_ file: consuming File) { self.file = file }
    }

    private static let prefix = "run-"
    private static let lockName = "lock"

    private let parent: Folder
    private let parentURL: URL
    private let folder: Folder
    private let phase = Locked(Phase.waiting)
    /// Why the folder could not be made, until it can: a full disk is reported once, not per image.
    private let openingError = Locked<ImageError?>(nil)
    private let executor = QueueExecutor(label: "ImagePipeline.RunFolder")
    private let report: @Sendable (ImageError) -> Void
    /// No limits: what was fetched once is not fetched again.
    let cache: DataCache

    /// Names a folder; touches no disk.
    ///
    /// - Parameters:
    ///   - parent: holds the folders of runs and nothing else whose name begins with `run-`.
    ///   - report: takes `storage` errors.
    public init(in parent: URL, report: @escaping @Sendable (ImageError) -> Void = { _ in }) {
        let name = "\(Self.prefix)\(getpid())-\(UUID().uuidString)"
        let url = parent.appendingPathComponent(name)
        parentURL = parent
        self.parent = Folder(parent)
        self.report = report
        folder = Folder(url)
        cache = DataCache(folder: url, sizeLimit: .max, ageLimit: .infinity, report: report)
    }

    deinit { close() }

    /// Makes the folder, the first time.
    func open() async {
        guard phase.withLock({ $0.isWaiting }) else { return }
        await executor.run { openNow() }
    }

    private func openNow() {
        Blocking.assertAllowed("Making a folder blocks")
        do throws(ImageError) {
            try phase.withLock { phase throws(ImageError) in
                guard case .waiting = phase else { return }
                try folder.make()
                let file = try File(folder.path(of: Self.lockName), O_RDWR | O_CREAT)
                _ = file.tryLock()
                phase = .open(RunLock(file))
            }
            openingError.withLock { $0 = nil }
        } catch {
            let isNew = openingError.withLock { last in
                defer { last = error }
                return last != error
            }
            if isNew { report(error) }
        }
    }

    /// Removes the folders of runs that ended without ``close()``.
    func removeStale() async {
        await executor.run { removeStaleNow() }
    }

    private func removeStaleNow() {
        Blocking.assertAllowed("Removing photos blocks")
        attempt { () throws(ImageError) in
            for name in try parent.names() where name.hasPrefix(Self.prefix) {
                let stale = Folder(parentURL.appendingPathComponent(name))
                if isStale(stale, name: name) { try stale.removeAll() }
            }
        }
    }

    /// Removes the folder; nothing is kept from now on.
    func close() {
        cache.close()
        let wasOpen = phase.withLock { phase in
            defer { phase = .closed }
            guard case .open = phase else { return false }
            return true
        }
        if wasOpen { attempt { () throws(ImageError) in try folder.removeAll() } }
    }
}

extension RunFolder {
    private func isStale(_ folder: Folder, name: String) -> Bool {
        guard folder.path != self.folder.path else { return false }
        do throws(ImageError) {
            return try File(folder.path(of: Self.lockName), O_RDWR).tryLock()
        } catch {
            // Died, or is living, between making the folder and making the lock.
            return error == .storage(code: ENOENT) && !isRunning(name)
        }
    }

    private func isRunning(_ name: String) -> Bool {
        let process = name.dropFirst(Self.prefix.count).split(separator: "-").first
        guard let number = process.flatMap({ pid_t($0) }) else { return false }
        return kill(number, 0) == 0 || errno != ESRCH
    }

    private func attempt(_ body: () throws(ImageError) -> Void) {
        do throws(ImageError) {
            try body()
        } catch {
            report(error)
        }
    }
}
