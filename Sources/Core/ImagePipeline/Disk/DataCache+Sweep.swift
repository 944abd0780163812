import Foundation
import Primitives

extension DataCache {
    /// That of an ``AtomicFile`` on its way.
    static let temporarySuffix = ".part"
    /// A file still being written is younger than this, in seconds.
    private static let temporaryAge: TimeInterval = 3_600
    /// After a sweep for size there is room for an eighth of the limit, so that the next images do
    /// not start another.
    private static let sizeKept = (numerator: 7, denominator: 8)

    struct CachedFile {
        let name: String
        let size: Int
        let lastUsed: Date
    }

    /// Removes what is too old, then what makes it too large, least recently used first; protected
    /// images stay.
    ///
    /// Runs by itself, at the lowest priority, when an image makes it too large and once after the
    /// first one of a run.
    public func sweep() async {
        // One that runs already has read the folder as it was.
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
                    // Before the read: what becomes old meanwhile may be protected by then.
                    let time = self.now()
                    let protected = await self.protectedImages()
                    isDone = await self.walking.run { self.sweep(at: time, sparing: protected) }
                }
            }
            state.sweep = task
            return task
        }
    }

    /// What lies in the folder.
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
    /// Returns false if it must be repeated.
    private func sweep(at time: Date, sparing protected: Set<ImageKey>?) -> Bool {
        state.withLock { $0.grown = 0 }
        // Unreadable: counted from 0, or every image would start a sweep that fails.
        let left =
            attempt { () throws(ImageError) in try evict(from: files(), at: time, protected) } ?? 0
        return state.withLock { state in
            let size = left + state.grown
            state.size = size
            // Again when images came meanwhile; not when protected ones alone are too large.
            guard state.grown == 0 || size <= state.sizeLimit else { return false }
            state.sweep = nil
            return true
        }
    }

    /// Returns the bytes that are left.
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

    /// Asked only of files that would go: it reads their head.
    private func isProtected(_ file: CachedFile, _ protected: Set<ImageKey>?) -> Bool {
        guard let protected else { return true }
        let key = attempt { () throws(ImageError) in
            try DataEntry.key(in: File(folder.path(of: file.name), O_RDONLY))
        }
        guard let key, let key else { return false }
        return protected.contains(key.key)
    }
}
