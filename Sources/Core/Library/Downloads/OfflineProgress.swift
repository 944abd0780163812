import Catalog

/// The progress of offline lists, counted in the store once and then updated with each page and
/// picture.
///
/// Counting again after each picture would take time that grows with the square of the list length.
struct OfflineProgress {
    private var counted: [Int64: (key: ListKey, progress: ListProgress)] = [:]
    /// The list being downloaded, whose progress only its download may change.
    private var downloading: Int64?
    /// A number that grows whenever a running count may be outdated.
    private(set) var generation = 0

    /// A list's progress by its identifier in the store; nil if it must be counted.
    subscript(_ list: Int64) -> ListProgress? { counted[list]?.progress }

    /// Stores a count, unless something has changed since `generation`.
    mutating func note(_ progress: ListProgress, of entry: OfflineEntry, since generation: Int) {
        guard generation == self.generation, entry.stored.id != downloading else { return }
        counted[entry.stored.id] = (entry.query.key, progress)
    }

    /// Records that a list's download has begun, with its counted progress.
    mutating func begin(_ entry: OfflineEntry, with progress: ListProgress) {
        generation += 1
        downloading = entry.stored.id
        counted[entry.stored.id] = (entry.query.key, progress)
    }

    /// Updates the progress of a list that is being downloaded.
    mutating func update(_ list: Int64, _ body: (inout ListProgress) -> Void) {
        guard var entry = counted[list] else { return }
        body(&entry.progress)
        counted[list] = entry
    }

    /// Records that the download has ended.
    mutating func end() {
        generation += 1
        downloading = nil
    }

    /// Drops the progress of lists that others may have changed.
    mutating func forget(after changes: Set<Change>) {
        for change in changes {
            switch change {
            case .everything: forget { _ in true }
            case .list(let key): forget { $0 == key }
            default: break
            }
        }
    }

    private mutating func forget(_ isStale: (ListKey) -> Bool) {
        generation += 1
        counted = counted.filter { list, entry in list == downloading || !isStale(entry.key) }
    }
}
