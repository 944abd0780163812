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

    /// Stores whether an item has a heart.
    typealias Write = @Sendable (Bool, Item.ID) async throws(CatalogError) -> Void
    /// Reads which items have a heart.
    typealias Read = @Sendable () async throws(CatalogError) -> Set<Item.ID>

    /// What a tap asks for; the newest of an item counts.
    private struct Tap {
        let isFavorite: Bool
        let id: Item.ID
        let number: Int
    }

    /// The newest removal; a screen offers to undo it.
    ///
    /// Nil once the heart is given again, or where taking it failed.
    public private(set) var removal: Removal?

    private var stored: Set<Item.ID> = []
    private var pending: [Item.ID: Tap] = [:]
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let read: Read
    @ObservationIgnored private let write: Write
    @ObservationIgnored private let observing = TaskSlot()
    @ObservationIgnored private var isObserving = false
    @ObservationIgnored private var lastWrite: Task<Void, Never>?
    @ObservationIgnored private var taps = 0

    /// Makes the model and begins to observe.
    public convenience init(library: Library, router: Router) {
        self.init(library: library, router: router) { isFavorite, id throws(CatalogError) in
            try await library.setFavorite(isFavorite, id)
        }
    }

    /// The same with ways of reading back and of storing that a test can hold up.
    init(
        library: Library,
        router: Router,
        read: Read? = nil,
        write: @escaping Write
    ) {
        self.library = library
        self.router = router
        if let read {
            self.read = read
        } else {
            self.read = { () async throws(CatalogError) in try await Self.stored(in: library) }
        }
        self.write = write
        observe()
    }

    /// Whether an item has a heart.
    public func contains(_ id: Item.ID) -> Bool {
        pending[id]?.isFavorite ?? stored.contains(id)
    }

    /// Gives or takes a heart: shows at once, stores in order, and shows the truth again when
    /// storing fails.
    public func toggle(_ id: Item.ID) {
        set(!contains(id), id)
    }

    /// Gives the heart back that was taken.
    public func undoTapped(_ removal: Removal) {
        set(true, removal.id)
    }

    /// Waits until everything that was tapped is stored or refused.
    func settled() async { await lastWrite?.value }
}

extension Favorites {
    private func observe() {
        isObserving = true
        observing.follow(library.favorites(), for: self) { favorites, result in
            switch result {
            case .success(let ids): favorites.stored = ids
            case .failure(let error):
                favorites.isObserving = false
                favorites.router.present(error)
            }
        }
    }

    private func set(_ isFavorite: Bool, _ id: Item.ID) {
        taps += 1
        let tap = Tap(isFavorite: isFavorite, id: id, number: taps)
        pending[id] = tap
        if !isFavorite {
            removal = Removal(id: id, number: tap.number)
        } else if removal?.id == id {
            removal = nil
        }
        if !isObserving { observe() }
        // One after the other, so that the last tap is what is stored.
        lastWrite = Task { [previous = lastWrite, read, write, weak self] in
            await previous?.value
            do throws(CatalogError) {
                try await write(isFavorite, id)
                guard self?.isNewest(tap) == true else { return }
                // Asked for, not concluded: another process may have changed it meanwhile, and
                // what is observed may still be what was before.
                self?.wasStored(tap, try await read())
            } catch {
                self?.failed(tap, error)
            }
        }
    }

    nonisolated private static func stored(
        in library: Library
    ) async throws(CatalogError) -> Set<Item.ID> {
        for try await ids in library.favorites() { return ids }
        throw .cancelled
    }

    private func isNewest(_ tap: Tap) -> Bool { pending[tap.id]?.number == tap.number }

    private func wasStored(_ tap: Tap, _ ids: Set<Item.ID>) {
        stored = ids
        if isNewest(tap) { pending[tap.id] = nil }
    }

    private func failed(_ tap: Tap, _ error: CatalogError) {
        // A newer tap says how it ends.
        guard isNewest(tap) else { return }
        pending[tap.id] = nil
        if removal?.number == tap.number { removal = nil }
        router.present(error)
    }
}
