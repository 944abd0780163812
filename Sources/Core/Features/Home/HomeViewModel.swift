public import Catalog
public import L10n
import Library
public import Observation

/// The home page: a spotlight, and shelves of all catalogs.
@MainActor
@Observable
public final class HomeViewModel {
    /// What a face shows.
    public enum Content: Hashable, Sendable {
        /// Nothing is known yet.
        case loading
        /// The spotlight and the shelves.
        case shelves
        /// Nothing is stored and no service was of help; the first error.
        case failure(CatalogError)
        /// No service has anything.
        case empty
    }

    /// How many shelves a face shows first, at most: their pictures are loaded early.
    nonisolated static let firstCount = 4

    /// The first catalog's that has one; nil if none has.
    public let spotlight: SpotlightViewModel?
    /// All shelves in the order of the catalogs, also those that are empty.
    public let shelves: [ShelfViewModel]
    /// Every text shown to the user.
    public let strings: Localizer
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private let recovering = TaskSlot()
    @ObservationIgnored private var isRecovering = false
    @ObservationIgnored private var failedAttempts = 0
    @ObservationIgnored private var isOnScreen = false

    /// Nil if no catalog has anything to show on it.
    init?(parts: AppParts, embedding: TrailerEmbedding) {
        let catalogs = parts.library.catalogs
        shelves = catalogs.flatMap { catalog in
            catalog.shelves.map { ShelfViewModel($0, of: catalog, parts: parts) }
        }
        spotlight =
            catalogs.lazy.compactMap { catalog in
                catalog.spotlight.map {
                    SpotlightViewModel($0, of: catalog, parts: parts, embedding: embedding)
                }
            }.first
        strings = parts.strings
        clock = parts.clock
        if shelves.isEmpty { return nil }
        for shelf in shelves { shelf.failed = { [weak self] in self?.recoverLater() } }
    }

    /// The shelves that have something on them.
    public var shown: [ShelfViewModel] { shelves.filter { !$0.cards.isEmpty } }

    /// The card of an item on any shelf; nil if there is none.
    func card(of id: Item.ID) -> RowContent? {
        shelves.lazy.compactMap { $0.cards.first { $0.id == id } }.first
    }

    /// Whether a service is being asked.
    public var isLoading: Bool { shelves.contains(where: \.isLoading) }

    /// Whether a service did not respond, so that what is stored is shown.
    public var isOffline: Bool {
        content == .shelves && shelves.contains { $0.failure == .offline }
    }

    /// What a face shows.
    public var content: Content {
        if !shown.isEmpty { return .shelves }
        guard shelves.allSatisfy(\.isSettled), !isLoading else { return .loading }
        return shelves.lazy.compactMap(\.failure).first.map { .failure($0) } ?? .empty
    }

    /// What screen readers say when it changes: that something is loading or has failed; empty
    /// otherwise.
    public var announcement: String {
        switch content {
        case .loading: strings("list.loading")
        case .failure(let error): strings.message(for: error).body
        case .empty: strings("list.empty.title")
        case .shelves: isOffline ? strings("offline.banner") : failureSpeech
        }
    }

    // MARK: User actions

    /// The page came on screen.
    public func appeared() {
        isOnScreen = true
        spotlight?.appeared()
        for shelf in shelves { shelf.appeared() }
    }

    /// The page disappeared, or the window was hidden.
    public func disappeared() {
        isOnScreen = false
        recovering.cancel()
        isRecovering = false
        spotlight?.disappeared()
        for shelf in shelves { shelf.disappeared() }
    }

    /// The user asked for a refresh.
    public func refreshRequested() {
        spotlight?.appeared()
        retryPictures()
        for shelf in shelves { shelf.ask() }
    }

    /// The same, and waits until all have answered or failed, or the task is cancelled.
    public func refresh() async {
        refreshRequested()
        let states = Observations { [weak self] in self?.isLoading ?? false }
        for await isLoading in states where !isLoading { return }
    }

    /// The system reports a network: retries at once.
    public func networkCameBack() {
        failedAttempts = 0
        retry()
    }

    // MARK: The app

    /// Reads what is stored before the page appears.
    func firstLook(_ pictures: EarlyPictures?) async {
        await spotlight?.firstLook()
        for (position, shelf) in shelves.enumerated() {
            await shelf.firstLook(position < Self.firstCount ? pictures : nil)
        }
    }

    /// Nothing is open above the page any more.
    func itemClosed() {
        for shelf in shelves { shelf.itemClosed() }
    }

    func sourceChanged(_ catalog: CatalogID) {
        if spotlight?.catalog.id == catalog { spotlight?.sourceChanged() }
        for shelf in shelves where shelf.catalog.id == catalog { shelf.sourceChanged() }
    }
}

extension HomeViewModel {
    /// Asks the services that failed again, later and later.
    private func recoverLater() {
        guard isOnScreen, !isRecovering else { return }
        isRecovering = true
        let delay = RetryDelay.after(attempts: failedAttempts)
        recovering.run(for: self) { [clock] () async throws(CancellationError) in
            do { try await clock.sleep(for: delay) } catch { throw CancellationError() }
        } then: { home, result in
            home.isRecovering = false
            guard case .success = result else { return }
            home.failedAttempts += 1
            home.retry()
        }
    }

    private func retryPictures() {
        spotlight?.retryPictures()
        for shelf in shelves { shelf.retryPictures() }
    }

    private func retry() {
        guard isOnScreen else { return }
        let failed = shelves.filter { $0.failure != nil }
        if failed.isEmpty { failedAttempts = 0 }
        retryPictures()
        for shelf in failed { shelf.ask() }
    }
}
