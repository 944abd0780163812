public import Catalog
public import L10n
public import Library
public import Observation

/// The favorites for all screens: the stored set, overlaid by taps that aren't stored yet.
///
/// Observation is per item: a change notifies only observers that read that item's
/// ``contains(_:)``.
@MainActor
@Observable
public final class Favorites {
    /// A favorite that was just removed and can be restored.
    public struct Removal: Hashable, Sendable {
        /// The removed item.
        public let id: Item.ID
        /// Distinguishes two removals of the same item.
        public let number: Int
    }

    /// The text a screen shows for a removal while it offers Undo.
    public struct UndoOffer: Hashable, Sendable {
        /// The removal that Undo reverts.
        public let removal: Removal
        /// The removed item's title; nil if it couldn't be read.
        public let title: String?

        /// Returns a message that names the removed item, if its title is known.
        public func text(_ strings: Localizer) -> String {
            title.map { strings("favorite.removed.named", $0) } ?? strings("favorite.removed")
        }
    }

    /// Stores whether an item is a favorite.
    typealias Write = @Sendable (Bool, Item.ID) async throws(CatalogError) -> Void

    /// A tap and the state it asks for; an item's newest tap wins.
    private struct Tap {
        let isFavorite: Bool
        let id: Item.ID
        let number: Int
    }

    /// The newest removal, for which a screen offers Undo.
    ///
    /// Nil once the item is a favorite again or if the removal failed.
    public private(set) var removal: Removal? {
        didSet { if removal != oldValue { nameRemoval() } }
    }
    /// The newest removal with its title, once it has been read; nil if ``removal`` is nil.
    public private(set) var undoOffer: UndoOffer?

    @ObservationIgnored private var stored: Set<Item.ID> = []
    @ObservationIgnored private var pending: [Item.ID: Tap] = [:]
    /// The number of the last tap that was stored.
    @ObservationIgnored private let storedTaps = Watermark()
    private let observed = ObservedFavorites()
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let write: Write
    @ObservationIgnored private let observing = TaskSlot()
    @ObservationIgnored private let naming = TaskSlot()
    @ObservationIgnored private var isObserving = false
    @ObservationIgnored private var lastWrite: Task<Void, Never>?
    @ObservationIgnored private var taps = 0

    /// Creates the favorites and starts observing the store.
    public convenience init(library: Library, router: Router) {
        self.init(library: library, router: router) { isFavorite, id throws(CatalogError) in
            try await library.setFavorite(isFavorite, id)
        }
    }

    /// Creates favorites whose writes a test can delay or fail.
    init(library: Library, router: Router, write: @escaping Write) {
        self.library = library
        self.router = router
        self.write = write
        observe()
    }

    /// Whether an item is a favorite, including taps that aren't stored yet.
    public func contains(_ id: Item.ID) -> Bool {
        observed.value(of: id, now: isSet(id))
    }

    /// Adds or removes a favorite.
    ///
    /// The change is visible at once. Writes happen in the order of the calls; after a failed one,
    /// the item reverts to its stored state.
    public func toggle(_ id: Item.ID) {
        set(!contains(id), id)
    }

    /// Makes a removed item a favorite again.
    public func undoTapped(_ removal: Removal) {
        set(true, removal.id)
    }

    /// Waits until every tap has been stored or has failed.
    func settled() async { await lastWrite?.value }
}

extension Favorites {
    private func observe() {
        isObserving = true
        observing.follow(library.favorites().marked(by: storedTaps), for: self) {
            favorites,
            result in
            switch result {
            case .success(let ids): favorites.replaceStored(by: ids.value, with: ids.mark)
            case .failure(let error):
                favorites.isObserving = false
                favorites.router.present(error)
            }
        }
    }

    private func nameRemoval() {
        undoOffer = nil
        guard let removal else { return naming.cancel() }
        let read = { @Sendable [library] () async throws(CatalogError) in
            try await library.item(removal.id)
        }
        naming.run(for: self, read) { favorites, result in
            // Undo is offered even without a title.
            let title = (try? result.get())?.title.shortened()
            favorites.undoOffer = UndoOffer(removal: removal, title: title)
        }
    }

    private func set(_ isFavorite: Bool, _ id: Item.ID) {
        taps += 1
        let tap = Tap(isFavorite: isFavorite, id: id, number: taps)
        pending[id] = tap
        observed.changed(id, to: isFavorite)
        if !isFavorite {
            removal = Removal(id: id, number: tap.number)
        } else if removal?.id == id {
            removal = nil
        }
        if !isObserving { observe() }
        // One write after another so that the last tap wins.
        lastWrite = Task { [previous = lastWrite, write, storedTaps, weak self] in
            await previous?.value
            do throws(CatalogError) {
                try await write(isFavorite, id)
                storedTaps.raise(to: tap.number)
            } catch {
                self?.failed(tap, error)
            }
        }
    }

    private func isSet(_ id: Item.ID) -> Bool {
        pending[id]?.isFavorite ?? stored.contains(id)
    }

    /// Replaces the stored set and drops pending taps up to number `tap`.
    ///
    /// The caller read `ids` after that tap was stored, so `ids` includes these taps.
    private func replaceStored(by ids: Set<Item.ID>, with tap: Int) {
        var changed = stored.symmetricDifference(ids)
        stored = ids
        for (id, pendingTap) in pending where pendingTap.number <= tap {
            pending[id] = nil
            changed.insert(id)
        }
        for id in changed { observed.changed(id, to: isSet(id)) }
    }

    private func failed(_ tap: Tap, _ error: CatalogError) {
        // A newer tap will decide the state.
        guard pending[tap.id]?.number == tap.number else { return }
        pending[tap.id] = nil
        observed.changed(tap.id, to: isSet(tap.id))
        if removal?.number == tap.number { removal = nil }
        router.present(error)
    }
}
