public import Foundation
import Primitives

/// The bytes of images on disk, within limits of size and age.
///
/// The folder itself is the index: nothing else can be damaged, and several processes may use it
/// at once. Whatever the disk says, an image that was downloaded is shown: errors go to `report`.
/// Everything that touches the disk is asynchronous and off the main thread.
public final class DataCache: Sendable {
    struct State {
        var sizeLimit: Int
        var readProtected: @Sendable () async -> Set<ImageKey>? = { [] }
        /// Bytes in use; nil until the folder has been read once.
        var size: Int?
        var sweep: Task<Void, Never>?
        /// Bytes added since the running sweep read the folder.
        var grown = 0
        var reported: Set<Int32> = []
        /// Why the last write failed; nil once one succeeds.
        var refusal: ImageError?
        var hasAdopted = false
        var isClosed = false
    }

    /// Bytes that it may take; what was not used for the longest time goes first.
    public var sizeLimit: Int { state.withLock { $0.sizeLimit } }
    /// How long an image is kept after its last use, in seconds.
    public let ageLimit: TimeInterval

    let folder: Folder
    let now: @Sendable () -> Date
    let state: Locked<State>
    /// One thing at a time, in the order asked: a disk does no more.
    private let disk = QueueExecutor(label: "ImagePipeline.Disk")
    /// What reads the whole folder, beside it.
    let walking = QueueExecutor(label: "ImagePipeline.Folder", qos: .utility)
    private let report: @Sendable (ImageError) -> Void

    /// Makes a cache; touches no disk.
    ///
    /// - Parameters:
    ///   - folder: is made when first needed; holds nothing else.
    ///   - sizeLimit: in bytes; 256 MB by default.
    ///   - ageLimit: since the last use, in seconds; 30 days by default.
    ///   - now: the time.
    ///   - report: takes `storage` errors, each code once until writing succeeds again.
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

    /// Says which images are never evicted, neither for size nor for age: the posters of favorites.
    ///
    /// `read` is called before each sweep; nil means that it isn't known, and nothing is evicted.
    /// Nothing is protected by default.
    public func setProtected(_ read: @escaping @Sendable () async -> Set<ImageKey>?) {
        state.withLock { $0.readProtected = read }
    }

    /// Changes the bytes that it may take; what is too much then goes at once, in the background.
    public func setSizeLimit(_ bytes: Int) {
        let isLess = state.withLock { state in
            defer { state.sizeLimit = bytes }
            return bytes < state.sizeLimit
        }
        if isLess { startSweep() }
    }

    /// The bytes that it takes now, by reading the folder.
    public func size() async -> Int {
        await walking.run {
            attempt { () throws(ImageError) in try total(of: files()) } ?? 0
        }
    }

    /// Removes every image, protected ones too.
    public func removeAll() async {
        await walking.run {
            _ = attempt { () throws(ImageError) in
                for file in try files() { try folder.remove(file.name) }
            }
        }
        state.withLock { $0.size = 0 }
    }

    /// The bytes of an image, which thereby are the ones used last; a damaged file is removed.
    func entry(for key: ImageDataKey) async -> DataEntry? {
        do throws(ImageError) {
            return try await disk.run { () throws(ImageError) in
                do throws(ImageError) {
                    return try read(key)
                } catch {
                    guard error == .storage(code: ENOENT), try adoptOldFiles() else { throw error }
                    return try read(key)
                }
            }
        } catch .storage(code: ENOENT) {
            return nil
        } catch {
            reportOnce(error)
            return nil
        }
    }

    /// Keeps the bytes of an image: all of them or, after a crash at any moment, none.
    /// - Returns: whether the disk took them.
    @discardableResult
    func store(_ data: Data, etag: String?, for key: ImageDataKey) async -> Bool {
        await store(DataEntry(key: key, etag: etag, validated: now(), data: data))
    }

    /// Keeps an entry as it is.
    /// - Returns: whether the disk took it.
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

    /// Why the bytes of an image are not on the disk: what the disk said, else that they had to go
    /// for others; nil where they are there.
    func absence(of key: ImageDataKey) async -> ImageError? {
        let isThere = await disk.run { File.Status(path: folder.path(of: key.fileName)) != nil }
        return isThere ? nil : state.withLock { $0.refusal } ?? .storage(code: ENOSPC)
    }

    /// The service says that this is still the image.
    func renew(_ key: ImageDataKey) async {
        await disk.run {
            _ = attempt { () throws(ImageError) in
                let file = try File(folder.path(of: key.fileName), O_RDWR)
                try DataEntry.renew(file, validated: now())
                try file.setModified(now())
            }
        }
    }

    /// Removes the bytes of an image.
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

    /// Keeps nothing any more.
    func close() {
        state.withLock { $0.isClosed = true }
    }
}

extension DataCache {
    /// A touch costs a write to the disk's journal; eviction needs no better clock than this.
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
        guard let header = entry.header, !isClosed else { return }
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
            if isClosed { return }
            throw .storage(code: error.code)
        }
        grow(by: header.count + entry.data.count - replaced)
    }

    private var isClosed: Bool { state.withLock { $0.isClosed } }

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

    /// Runs `body`; what goes wrong is reported, once.
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
