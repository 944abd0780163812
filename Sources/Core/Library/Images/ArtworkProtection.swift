import ImagePipeline
import Primitives

/// Protects the pictures of favorites from eviction, however old they are and however full the
/// cache is.
///
/// It listens to every change and reads the store in the background, so that changing a favorite
/// does not wait. Favorites of another process are noticed as soon as anyone observes the store.
/// Until the first read nothing is evicted at all.
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

    /// Waits until all earlier changes have taken effect.
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
                // What was protected stays so; reads for the user report the error.
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
    /// Whether favorites, or the picture of an item, may have changed.
    fileprivate var mayConcernFavorites: Bool {
        switch self {
        case .anyHearts, .items, .everything: true
        case .list, .titles, .hearts, .visits, .posts, .images, .completion, .offline: false
        }
    }
}
