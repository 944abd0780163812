public import Foundation
import Primitives

/// A cache of encoded images on disk, limited by size and age.
///
/// The folder itself is the index, so there is no other file that could be damaged, and several
/// processes may use it at once. A disk error never prevents an image from being shown; `report`
/// receives it. Everything that accesses the disk is asynchronous and runs off the main thread.
public final class DataCache: Sendable {
    struct State {
        var sizeLimit: Int
        var readProtected: @Sendable () async -> Set<ImageKey>? = { [] }
        /// The size in bytes; nil until the folder has been read once.
        var size: Int?
        var sweep: Task<Void, Never>?
        /// The number of bytes added since the running sweep read the folder.
        var grown = 0
        var reported: Set<Int32> = []
        /// The error from the last write; nil after a successful one.
        var refusal: ImageError?
    }

    /// The size limit in bytes; the least recently used images are removed first.
    public var sizeLimit: Int { state.withLock { $0.sizeLimit } }
    /// How long an image is stored after its last use, in seconds.
    public let ageLimit: TimeInterval

    let folder: Folder
    let now: @Sendable () -> Date
    let state: Locked<State>
    /// Locked while a file is written, so that ``close()`` waits for it.
    private let isClosed = Locked(false)
    /// Runs one job at a time, in the order of the calls, because a disk isn't faster in parallel.
    private let disk = QueueExecutor(label: "ImagePipeline.Disk")
    /// Runs jobs that read the whole folder, in parallel with ``disk``.
    let walking = QueueExecutor(label: "ImagePipeline.Folder", qos: .utility)
    private let report: @Sendable (ImageError) -> Void

    /// Creates a cache without accessing the disk.
    ///
    /// - Parameters:
    ///   - folder: the folder, which contains nothing else; created on first use.
    ///   - sizeLimit: the size limit in bytes; 256 MB by default.
    ///   - ageLimit: the time since the last use, in seconds; 30 days by default.
    ///   - now: returns the current time.
    ///   - report: receives `storage` errors, each code only once until a write succeeds.
    public init(
        folder: URL,
        sizeLimit: Int = 256_000_000,
        ageLimit: TimeInterval = 30 * 86_400,
        now: @escaping @Sendable () -> Date = { Date() },
        report: @escaping @Sendable (ImageError) -> Void = { _ in }
    ) {
        self.folder = Folder(folder)
        state = Locked(State(sizeLimit: sizeLimit))
        self.ageLimit = ageLimit
        self.now = now
        self.report = report
    }

    /// Sets which images are never evicted for size or age: favorites' posters.
    ///
    /// `read` is called before each sweep; if it returns nil, the images are unknown and nothing is
    /// evicted. By default nothing is protected.
    public func setProtected(_ read: @escaping @Sendable () async -> Set<ImageKey>?) {
        state.withLock { $0.readProtected = read }
    }

    /// Changes the size limit in bytes; a lower limit starts a sweep in the background.
    public func setSizeLimit(_ bytes: Int) {
        let isLess = state.withLock { state in
            defer { state.sizeLimit = bytes }
            return bytes < state.sizeLimit
        }
        if isLess { startSweep() }
    }

    /// Returns the current size in bytes, by reading the folder after a running sweep.
    public func size() async -> Int {
        await state.withLock { $0.sweep }?.value
        return await walking.run {
            attempt { () throws(ImageError) in try total(of: files()) } ?? 0
        }
    }

    /// Removes all images, including protected ones.
    public func removeAll() async {
        await walking.run {
            _ = attempt { () throws(ImageError) in
                for file in try files() { try folder.remove(file.name) }
            }
        }
        state.withLock { $0.size = 0 }
    }

    /// Returns an image's bytes and marks it as used; removes a damaged file.
    func entry(for key: ImageDataKey) async -> DataEntry? {
        do throws(ImageError) {
            return try await disk.run { () throws(ImageError) in try read(key) }
        } catch .storage(code: ENOENT) {
            return nil
        } catch {
            reportOnce(error)
            return nil
        }
    }

    /// Stores an image's bytes atomically, even if the app crashes.
    ///
    /// - Returns: whether the disk stored them.
    @discardableResult
    func store(_ data: Data, validator: String?, for key: ImageDataKey) async -> Bool {
        await store(DataEntry(key: key, validator: validator, validated: now(), data: data))
    }

    /// Stores an entry.
    ///
    /// - Returns: whether the disk stored it.
    func store(_ entry: DataEntry) async -> Bool {
        do throws(ImageError) {
            try await disk.run { () throws(ImageError) in try write(entry) }
            state.withLock { $0.refusal = nil }
            return true
        } catch {
            state.withLock { $0.refusal = error }
            reportOnce(error)
            return false
        }
    }

    /// Returns why an image isn't on disk: the last disk error, otherwise `ENOSPC` for an eviction.
    ///
    /// Nil if the image is on disk.
    func absence(of key: ImageDataKey) async -> ImageError? {
        let isThere = await disk.run { File.Status(path: folder.path(of: key.fileName)) != nil }
        return isThere ? nil : state.withLock { $0.refusal } ?? .storage(code: ENOSPC)
    }

    /// Records that the service has confirmed the image as current.
    func renew(_ key: ImageDataKey) async {
        await disk.run {
            _ = attempt { () throws(ImageError) in
                let file = try File(folder.path(of: key.fileName), O_RDWR)
                try DataEntry.renew(file, validated: now())
                try file.setModified(now())
            }
        }
    }

    /// Removes an image's bytes.
    func remove(_ key: ImageDataKey) async {
        await disk.run {
            let path = folder.path(of: key.fileName)
            guard let size = File.Status(path: path)?.size else { return }
            let isGone: Void? = attempt { () throws(ImageError) in
                try folder.remove(key.fileName)
            }
            if isGone != nil { state.withLock { $0.size = $0.size.map { max(0, $0 - size) } } }
        }
    }

    /// Stops storing images, after the write in progress.
    func close() {
        isClosed.withLock { $0 = true }
    }
}

extension DataCache {
    /// The minimum time between updates of the last use, in seconds.
    ///
    /// Each update writes to the disk's journal, and eviction doesn't need greater precision.
    private static let touchInterval: TimeInterval = 3_600

    private func read(_ key: ImageDataKey) throws(ImageError) -> DataEntry? {
        Blocking.assertAllowed("Reading files blocks")
        let name = key.fileName
        let file = try File(folder.path(of: name), O_RDONLY)
        let status = try file.status()
        guard let entry = try DataEntry(file, key: key, size: status.size) else {
            try folder.remove(name)
            return nil
        }
        let time = now()
        if abs(time.timeIntervalSince(status.modified)) > Self.touchInterval {
            try file.setModified(time)
        }
        return entry
    }

    private func write(_ entry: DataEntry) throws(ImageError) {
        Blocking.assertAllowed("Writing files blocks")
        guard let header = entry.header else { return }
        let growth = try isClosed.withLock { isClosed throws(ImageError) -> Int? in
            guard !isClosed else { return nil }
            let path = folder.path(of: entry.key.fileName)
            let replaced = File.Status(path: path)?.size ?? 0
            try folder.make()
            do throws(AtomicFile.Failure) {
                try AtomicFile.replace(
                    path,
                    with: header,
                    entry.data,
                    durability: .cache,
                    modified: now()
                )
            } catch {
                throw .storage(code: error.code)
            }
            return header.count + entry.data.count - replaced
        }
        growth.map(grow)
    }

    private func grow(by count: Int) {
        let needsSweep = state.withLock { state in
            state.reported = []
            state.grown += count
            guard let size = state.size else { return true }
            state.size = size + count
            return size + count > state.sizeLimit
        }
        if needsSweep { startSweep() }
    }

    /// Runs `body` and reports an error, each code once.
    @discardableResult
    func attempt<Result>(_ body: () throws(ImageError) -> Result) -> Result? {
        do throws(ImageError) {
            return try body()
        } catch {
            reportOnce(error)
            return nil
        }
    }

    private func reportOnce(_ error: ImageError) {
        guard case .storage(let code) = error else { return }
        let isNew = state.withLock { $0.reported.insert(code).inserted }
        if isNew { report(error) }
    }
}
