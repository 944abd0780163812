import ImagePipeline
import Primitives

/// Keeps the pictures of favorites in the image cache, however old they are and however full it is.
///
/// It hears of every change and reads the store beside whoever made it: a heart does not wait. What
/// another process gives a heart is known as soon as anybody observes the store. Until the first
/// read nothing is evicted at all.
final class ArtworkProtection: Sendable {
    private struct State {
        var isStale = false
        var reading: Task<Void, Never>?
    }

    private let store: Store
    private let cache: DataCache
    private let state = Locked(State())

    init(store: Store, cache: DataCache) {
        self.store = store
        self.cache = cache
        cache.setProtected { _ in true }
        store.changes.listen { [weak self] changes in
            if changes.contains(where: \.mayConcernFavorites) { self?.refresh() }
        }
        refresh()
    }

    /// Waits until everything that was changed before is in force.
    func settled() async {
        while let reading = state.withLock({ $0.reading }) { await reading.value }
    }
}

extension ArtworkProtection {
    private func refresh() {
        state.withLock { state in
            state.isStale = true
            guard state.reading == nil else { return }
            state.reading = Task(priority: .utility) { await self.read() }
        }
    }

    /// Reads until nothing has changed meanwhile.
    private func read() async {
        while isStale() {
            do {
                let images = try await store.favoriteArtwork()
                cache.setProtected { images.contains($0) }
            } catch {
                // What was protected stays so; whoever reads for a person says what is wrong.
            }
        }
    }

    private func isStale() -> Bool {
        state.withLock { state in
            if !state.isStale { state.reading = nil }
            defer { state.isStale = false }
            return state.isStale
        }
    }
}

extension Change {
    /// Whether hearts, or the picture of an item, may be others now.
    fileprivate var mayConcernFavorites: Bool {
        switch self {
        case .anyHearts, .items, .everything: true
        case .list, .titles, .hearts, .posts, .images, .completion: false
        }
    }
}
