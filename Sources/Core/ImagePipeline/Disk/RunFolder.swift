public import Foundation
import Primitives

/// The folder for images that are stored only for this run, removed when it ends.
///
/// A lock on a file in the folder ends with the process, however it ends, and the next run removes
/// unlocked folders. The process identifier in the name matters only before the lock exists. It
/// isn't reliable by itself, because process identifiers are reused and mean nothing outside a
/// sandbox.
public final class RunFolder: Sendable {
    private enum Phase {
        case waiting, closed
        case open(RunLock)

        var isWaiting: Bool {
            if case .waiting = self { true } else { false }
        }
    }

    /// The lock, which lasts as long as the object.
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
    /// The last error in creating the folder: a full disk is reported once, not for each image.
    private let openingError = Locked<ImageError?>(nil)
    private let executor = QueueExecutor(label: "ImagePipeline.RunFolder")
    private let report: @Sendable (ImageError) -> Void
    /// The run's images, stored without limits so that none is downloaded twice.
    let cache: DataCache

    /// Creates a name for the folder without accessing the disk.
    ///
    /// - Parameters:
    ///   - parent: the parent folder, in which only run folders have names that begin with `run-`.
    ///   - report: receives `storage` errors.
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

    /// Creates the folder, if it doesn't exist yet.
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

    /// Removes the folders left by runs that ended without ``close()``.
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

    /// Removes the folder and stops storing images.
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
            // The process crashed or is still running, between creating the folder and the lock.
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
