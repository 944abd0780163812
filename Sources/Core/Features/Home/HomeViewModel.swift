public import Catalog
public import L10n
import Library
public import Observation

/// The home page: a spotlight above shelves of all catalogs.
@MainActor
@Observable
public final class HomeViewModel {
    /// The state of the page.
    public enum Content: Hashable, Sendable {
        /// Nothing is known yet.
        case loading
        /// The spotlight and the shelves.
        case shelves
        /// Nothing is stored and all requests failed; carries the first error.
        case failure(CatalogError)
        /// No service returned an item.
        case empty
    }

    /// The maximum number of shelves visible at first; their pictures load early.
    nonisolated static let firstCount = 4

    /// The spotlight of the first catalog that has one; nil if there is none.
    public let spotlight: SpotlightViewModel?
    /// All shelves in catalog order, including empty ones.
    public let shelves: [ShelfViewModel]
    /// All text shown to the user.
    public let strings: Localizer
    @ObservationIgnored let stringsOf: @MainActor (CatalogID) -> Localizer
    @ObservationIgnored let services: ServiceModels
    @ObservationIgnored let router: Router
    @ObservationIgnored let reporting = TaskSlot()
    /// Whether the requests of the first appearance were checked for a refused key.
    @ObservationIgnored private var isKeyChecked = false
    @ObservationIgnored private let watching = TaskSlot()

    /// Creates the models of the catalogs' shelves; nil if no catalog has a shelf.
    init?(
        of catalogs: [CatalogDescriptor],
        dependencies: AppDependencies,
        embedding: TrailerEmbedding
    ) {
        shelves = catalogs.flatMap { catalog in
            catalog.shelves.map { ShelfViewModel($0, of: catalog, dependencies: dependencies) }
        }
        spotlight =
            catalogs.lazy.compactMap { catalog in
                catalog.spotlight.map {
                    SpotlightViewModel(
                        $0,
                        of: catalog,
                        dependencies: dependencies,
                        embedding: embedding
                    )
                }
            }.first
        strings = dependencies.strings
        stringsOf = dependencies.strings(of:)
        (services, router) = (dependencies.services, dependencies.router)
        if shelves.isEmpty { return nil }
        let followed = Set(shelves.map(\.catalog.id)).map { services[$0] }
        // The first value is the count before any outage.
        let recoveries = Observations { followed.map(\.state.recoveryCount) }.dropFirst()
        watching.follow(recoveries, for: self) { home, _ in home.retryPictures() }
    }

    /// Whether the page has a place for the spotlight: it has items, or expects some.
    public var keepsSpotlight: Bool {
        guard let spotlight else { return false }
        if spotlight.item != nil { return true }
        return shelves.contains { shelf in
            shelf.descriptor.content == spotlight.content
                && (shelf.isWaiting || shelf.cards.contains { $0.artwork != nil })
        }
    }

    /// The shelves that aren't empty.
    public var shown: [ShelfViewModel] { shelves.filter { !$0.cards.isEmpty } }

    /// Returns the card of an item on any shelf, or nil.
    func card(of id: Item.ID) -> RowContent? {
        shelves.lazy.compactMap { $0.cards.first { $0.id == id } }.first
    }

    /// Whether a request is running.
    public var isLoading: Bool { shelves.contains(where: \.isLoading) }

    /// Whether all items are known: no shelf will change unless the user does something.
    public var isSettled: Bool { shelves.allSatisfy(\.isSettled) && !isLoading }

    /// Whether a service didn't respond, in which case the page shows stored items.
    public var isOffline: Bool {
        content == .shelves && shelves.contains { $0.failure == .offline }
    }

    /// A message about services that don't respond; nil while all respond.
    public var offlineNotice: String? {
        guard isOffline else { return nil }
        let down = Set(shelves.filter { $0.failure == .offline }.map(\.catalog.id))
        let words = Set(down.map { stringsOf($0).outage("banner") })
        return words.count == 1 ? words.first : strings("unreachable.banner.several")
    }

    /// The state of the page.
    public var content: Content {
        if !shown.isEmpty { return .shelves }
        guard isSettled else { return .loading }
        return shelves.lazy.compactMap(\.failure).first.map { .failure($0) } ?? .empty
    }

    /// The text that a screen reader announces when it changes; empty if there is nothing to say.
    public var announcement: String {
        switch content {
        case .loading: strings("list.loading")
        case .failure(let error): message(for: error).body
        case .empty: strings("list.empty.title")
        case .shelves: offlineNotice ?? failureSpeech
        }
    }

    /// Returns the message for the error of ``Content/failure(_:)``.
    public func message(for error: CatalogError) -> ErrorMessage {
        strings(for: error).message(for: error)
    }

    /// Returns the texts for the first catalog with an error.
    func strings(for error: CatalogError) -> Localizer {
        let failed = shelves.first { $0.failure == error }
        return failed.map { stringsOf($0.catalog.id) } ?? strings
    }

    // MARK: User actions

    /// Handles the page appearing on screen.
    ///
    /// An alert reports only the first time, if a service with no stored items refuses its key.
    public func appeared() {
        spotlight?.appeared()
        for shelf in shelves { shelf.appeared() }
        guard !isKeyChecked else { return }
        reportWhenLoaded { home in
            home.isKeyChecked = true
            return home.failures.first { home.stringsOf($0.catalog.id).concernsKey($0.error) }
        }
    }

    /// Handles the page disappearing or the window being hidden.
    public func disappeared() {
        reporting.cancel()
        spotlight?.disappeared()
        for shelf in shelves { shelf.disappeared() }
    }

    /// Requests all shelves again and retries failed pictures; one alert reports the first error.
    public func refreshRequested() {
        spotlight?.appeared()
        retryPictures()
        for shelf in shelves { shelf.ask() }
        reportWhenLoaded { home in
            home.shelves.lazy.compactMap { shelf in
                shelf.failure.map { Failure(catalog: shelf.catalog, error: $0) }
            }.first
        }
    }

    /// Refreshes like ``refreshRequested()`` and waits until all requests have ended or the task is
    /// cancelled.
    public func refresh() async {
        refreshRequested()
        let states = Observations { [weak self] in self?.isLoading ?? false }
        for await isLoading in states where !isLoading { return }
    }

    // MARK: The app

    /// Reads the stored items before the page appears.
    func loadFirstScreen(_ pictures: EarlyPictures?) async {
        await spotlight?.loadFirstScreen()
        for (position, shelf) in shelves.enumerated() {
            await shelf.loadFirstScreen(position < Self.firstCount ? pictures : nil)
        }
    }

    /// Updates the shelves after everything above the page was closed.
    func itemClosed() {
        for shelf in shelves { shelf.itemClosed() }
    }

    /// Lets failed pictures load again, because a service or the network responds again.
    func retryPictures() {
        spotlight?.retryPictures()
        for shelf in shelves { shelf.retryPictures() }
    }

    func sourceChanged(_ catalog: CatalogID) {
        if spotlight?.catalog.id == catalog { spotlight?.sourceChanged() }
        for shelf in shelves where shelf.catalog.id == catalog { shelf.sourceChanged() }
    }
}
