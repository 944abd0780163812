public import Catalog
public import Library
public import Observation

/// The hearts, for every screen: the stored set, overlaid by what was tapped and is not stored yet.
@MainActor
@Observable
public final class Favorites {
    /// A heart that was taken back a moment ago, and can be given again.
    public struct Removal: Hashable, Sendable {
        /// Which item lost it.
        public let id: Item.ID
        /// Tells two removals of one item apart.
        public let number: Int
    }

    /// The newest removal; a screen offers to undo it.
    public private(set) var removal: Removal?

    private var stored: Set<Item.ID> = []
    private var pending: [Item.ID: Bool] = [:]
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let observing = TaskSlot()
    @ObservationIgnored private var lastWrite: Task<Void, Never>?
    @ObservationIgnored private var writes = 0

    /// Makes the model and begins to observe.
    public init(library: Library, router: Router) {
        self.library = library
        self.router = router
        observing.follow(library.favorites(), for: self) { favorites, result in
            switch result {
            case .success(let ids): favorites.stored = ids
            case .failure(let error): router.present(error)
            }
        }
    }

    /// Whether an item has a heart.
    public func contains(_ id: Item.ID) -> Bool { pending[id] ?? stored.contains(id) }

    /// Gives or takes a heart: shows at once, stores in order, and shows the truth again when
    /// storing fails.
    public func toggle(_ id: Item.ID) {
        set(!contains(id), id)
    }

    /// Gives the heart back that was taken last.
    public func undoTapped(_ removal: Removal) {
        set(true, removal.id)
    }

    /// Waits until everything that was tapped is stored or refused.
    func settled() async { await lastWrite?.value }

    private func set(_ isFavorite: Bool, _ id: Item.ID) {
        pending[id] = isFavorite
        writes += 1
        let number = writes
        if !isFavorite { removal = Removal(id: id, number: number) }
        // One after the other, so that the last tap is what is stored.
        lastWrite = Task { [previous = lastWrite, library, weak self] in
            await previous?.value
            do throws(CatalogError) {
                try await library.setFavorite(isFavorite, id)
                self?.wasStored(isFavorite, id)
            } catch {
                self?.failed(id, error)
            }
        }
    }

    private func wasStored(_ isFavorite: Bool, _ id: Item.ID) {
        guard pending[id] == isFavorite else { return }
        if isFavorite { stored.insert(id) } else { stored.remove(id) }
        pending[id] = nil
    }

    private func failed(_ id: Item.ID, _ error: CatalogError) {
        pending[id] = nil
        router.present(error)
    }
}
