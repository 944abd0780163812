import Foundation
import Primitives

extension DataCache {
    /// The suffix of ``DataCache``'s temporary files, which `AtomicFile` creates.
    static let temporarySuffix = ".part"
    /// The age in seconds beyond which a temporary file is no longer being written: one hour.
    private static let temporaryAge: TimeInterval = 3_600
    /// The fraction of the limit that a sweep leaves in use, so that the next images don't start
    /// another sweep.
    private static let sizeKept = (numerator: 7, denominator: 8)

    struct CachedFile {
        let name: String
        let size: Int
        let lastUsed: Date
    }

    /// Removes expired images, then the least recently used ones beyond the size limit.
    ///
    /// Protected images remain. Also runs automatically at the lowest priority: after the first
    /// image of a run, and whenever an image exceeds the limit.
    public func sweep() async {
        // A running sweep has already read the folder.
        await state.withLock { $0.sweep }?.value
        await startSweep().value
    }

    @discardableResult
    func startSweep() -> Task<Void, Never> {
        state.withLock { state in
            if let running = state.sweep { return running }
            let task = Task(priority: .background) {
                var isDone = false
                while !isDone {
                    // Before the read, because images that expire during it may have become
                    // protected by then.
                    let time = self.now()
                    let protected = await self.protectedImages()
                    isDone = await self.walking.run { self.sweep(at: time, sparing: protected) }
                }
            }
            state.sweep = task
            return task
        }
    }

    /// Returns the files in the folder.
    func files() throws(ImageError) -> [CachedFile] {
        Blocking.assertAllowed("Reading a folder blocks")
        return try folder.names().compactMap { name in
            guard let status = File.Status(path: folder.path(of: name)) else { return nil }
            return CachedFile(name: name, size: status.size, lastUsed: status.modified)
        }
    }

    func total(of files: [CachedFile]) -> Int {
        files.reduce(0) { $0 + $1.size }
    }
}

extension DataCache {
    /// Sweeps once; returns false if the sweep must be repeated.
    private func sweep(at time: Date, sparing protected: Set<ImageKey>?) -> Bool {
        state.withLock { $0.grown = 0 }
        // An unreadable folder counts as empty; otherwise every image would start a sweep that
        // fails.
        let left =
            attempt { () throws(ImageError) in try evict(from: files(), at: time, protected) } ?? 0
        return state.withLock { state in
            let size = left + state.grown
            state.size = size
            // Repeats if images were added in the meantime, but not if the protected ones alone
            // exceed the limit.
            guard state.grown == 0 || size <= state.sizeLimit else { return false }
            state.sweep = nil
            return true
        }
    }

    /// Removes files and returns the size of those that remain, in bytes.
    private func evict(
        from files: [CachedFile],
        at time: Date,
        _ protected: Set<ImageKey>?
    ) throws(ImageError) -> Int {
        var size = total(of: files)
        let sizeLimit = sizeLimit
        let goal =
            size > sizeLimit
            ? sizeLimit / Self.sizeKept.denominator * Self.sizeKept.numerator : sizeLimit
        for file in files.sorted(by: { $0.lastUsed < $1.lastUsed }) {
            let age = time.timeIntervalSince(file.lastUsed)
            let isTemporary = file.name.hasSuffix(Self.temporarySuffix)
            let isOld = age > (isTemporary ? Self.temporaryAge : ageLimit)
            guard isOld || size > goal && !isTemporary else { continue }
            guard isTemporary || !isProtected(file, protected) else { continue }
            try folder.remove(file.name)
            size -= file.size
        }
        return size
    }

    /// Returns whether a file is protected; called only before a removal because it reads the
    /// header.
    private func isProtected(_ file: CachedFile, _ protected: Set<ImageKey>?) -> Bool {
        guard let protected else { return true }
        let key = attempt { () throws(ImageError) in
            try DataEntry.key(in: File(folder.path(of: file.name), O_RDONLY))
        }
        // Version 0.3 gave files other names, under which no image is found.
        guard let key, let key, key.fileName == file.name else { return false }
        return protected.contains(key.key)
    }
}
