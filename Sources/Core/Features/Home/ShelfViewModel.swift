public import Catalog
public import ImagePipeline
import L10n
import Library
public import Observation

/// A shelf on the home page: a row of items, first as stored and then as the service returns them.
///
/// A failure doesn't show an alert: the stored items remain, and ``HomeViewModel`` reports that they
/// may be old.
@MainActor
@Observable
public final class ShelfViewModel: ShelfModel {
    /// The maximum number of items: 20.
    public nonisolated static let count = 20
    /// How many items are visible at first in most windows: 8.
    public nonisolated static let firstCount = 8

    /// The items in order, at most ``count``; empty before they are known.
    public private(set) var cards: [RowContent] = []
    /// Whether a request to the service is running.
    public private(set) var isLoading = false
    /// Whether the items are final, in which case an empty shelf stays empty.
    public private(set) var isSettled = false
    /// Whether items are expected, for which the page keeps the shelf's place.
    public var isWaiting: Bool { query != nil && cards.isEmpty && !isSettled }
    /// The error of the last request; nil if it succeeded.
    public private(set) var failure: CatalogError?
    /// Increases when failed pictures should be retried.
    public private(set) var pictureAttempt = 0

    /// The shelf's title and items, as the catalog declares them.
    public let descriptor: ShelfDescriptor
    /// The items' catalog.
    public let catalog: CatalogDescriptor
    /// The heading.
    public let title: String
    @ObservationIgnored private let service: ServiceStatus
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let strings: Localizer
    @ObservationIgnored private let following = TaskSlot()
    @ObservationIgnored private let asking = TaskSlot()
    @ObservationIgnored private var isFollowing = false
    @ObservationIgnored private var hasAnswer = false
    /// Cards that arrived while an item was open: cards must not move below the pointer that opened
    /// it.
    @ObservationIgnored private var waiting: [RowContent]?

    init(
        _ descriptor: ShelfDescriptor,
        of catalog: CatalogDescriptor,
        dependencies: AppDependencies
    ) {
        self.descriptor = descriptor
        self.catalog = catalog
        title = dependencies.strings.caption(descriptor.title)
        library = dependencies.library
        service = dependencies.library.service(of: catalog.id)
        router = dependencies.router
        strings = dependencies.strings
    }

    /// The shape of the pictures.
    public var shape: ShelfDescriptor.Shape { descriptor.shape }

    /// The list that the heading opens, or nil.
    public var opens: ShelfTarget? { descriptor.opens.map(ShelfTarget.list) }

    /// False, because the shelf is on the home page.
    public var isOnDetails: Bool { false }

    /// Returns a request for a picture; nil if the picture's path is invalid.
    public func imageRequest(for artwork: Artwork, fit: ImageRequest.Fit) -> ImageRequest? {
        library.imageRequest(for: artwork, of: catalog.id, fit: fit)
    }

    // MARK: The home page

    /// Lets failed pictures load again because the services are being asked again.
    func retryPictures() { pictureAttempt += 1 }

    /// Reads the stored items before the page appears; if there are none, requests them at once,
    /// while the front end creates its window.
    ///
    /// - Parameter pictures: loads the first cards' pictures in the meantime; nil to load none.
    func loadFirstScreen(_ pictures: EarlyPictures?) async {
        let load: @Sendable ([Item]) -> Void = { [descriptor, catalog, library] items in
            pictures?.load(items, on: descriptor, of: catalog, from: library)
        }
        do throws(CatalogError) {
            for try await found in items {
                if found.isEmpty { return ask(then: load) }
                load(found)
                return await show(formatted(found))
            }
        } catch {
            // Reported when the page appears.
        }
    }

    /// Follows the store, and requests the items unless the last request succeeded.
    func appeared() {
        if !isFollowing {
            isFollowing = true
            let cards = items.map(formatted)
            following.follow(cards, for: self) { shelf, result in
                switch result {
                case .success(let cards): shelf.came(cards)
                case .failure(let error): shelf.storeFailed(error)
                }
            }
        }
        if !hasAnswer || failure != nil { ask() }
    }

    /// Stops following the store and cancels the request.
    func disappeared() {
        following.cancel()
        asking.cancel()
        (isFollowing, isLoading) = (false, false)
    }

    /// Requests the current items; does nothing for favorites and visits, which exist only in the
    /// store.
    ///
    /// `look` receives the response off the main thread, before the store publishes it. The first
    /// items are shown without waiting for that.
    func ask(then look: @escaping @Sendable ([Item]) -> Void = { _ in }) {
        guard let query, !isLoading else { return }
        isLoading = true
        send { [library, formatted] () async throws(CatalogError) in
            let items = try await library.page(1, of: query, policy: .networkOnly).value.elements
            look(items)
            return await formatted(items)
        }
    }

    /// Sends a request; a retry first waits, and is repeated until the service responds.
    private func send(
        _ request: @escaping @Sendable () async throws(CatalogError) -> [RowContent],
        isRetry: Bool = false
    ) {
        asking.run(for: self) { [service] () async throws(CatalogError) in
            if isRetry { try await service.retry(request) } else { try await request() }
        } then: { shelf, result in
            shelf.isLoading = false
            shelf.isSettled = true
            switch result {
            case .success(let cards):
                if shelf.cards.isEmpty { shelf.show(cards) }
                shelf.hasAnswer = true
                if shelf.failure != nil { shelf.failure = nil }
            case .failure(let error):
                shelf.failure = error
                if error == .offline, shelf.isFollowing { shelf.send(request, isRetry: true) }
            }
        }
    }

    /// Shows the cards that arrived while an item was open.
    func itemClosed() {
        if let waiting { show(waiting) }
    }

    /// Starts over because the catalog has another source.
    func sourceChanged() {
        let wasFollowing = isFollowing
        disappeared()
        (hasAnswer, isSettled, failure, waiting, cards) = (false, false, nil, nil, [])
        if wasFollowing { appeared() }
    }
}

extension ShelfViewModel {
    /// The list to request; nil if the items exist only in the store.
    private var query: Query? {
        guard case .list(let list, let sort) = descriptor.content else { return nil }
        return Query(catalog: catalog.id, list: list, sort: sort)
    }

    private var items: Updates<[Item]> {
        switch descriptor.content {
        case .marked(let kind): library.items(marked: kind, observedIn: catalog.id)
        case .visited: library.visitedItems(observedIn: catalog.id)
        case .list(let list, let sort):
            library.firstItems(
                Self.count,
                of: Query(catalog: catalog.id, list: list, sort: sort)
            )
        }
    }

    private func came(_ cards: [RowContent]) {
        let isHeld = descriptor.content == .visited && router.openItem != nil && isSettled
        if query == nil { isSettled = true }
        if isHeld { waiting = cards } else { show(cards) }
    }

    private func show(_ cards: [RowContent]) {
        waiting = nil
        if self.cards != cards { self.cards = cards }
    }

    private func storeFailed(_ error: CatalogError) {
        (isFollowing, isSettled) = (false, true)
        router.present(error)
    }

    /// Formats items off the main thread because formatting takes longer than reading; those of a
    /// ranking have their rank.
    private var formatted: @Sendable ([Item]) async -> [RowContent] {
        var ranking: ListDescriptor?
        if case .list(let id, nil) = descriptor.content {
            ranking = catalog.list(id).flatMap { $0.rankedBy == nil ? nil : $0 }
        }
        return { @concurrent [catalog, strings, ranking] items in
            items.prefix(Self.count).enumerated().map { position, item in
                RowContent(
                    item,
                    descriptor: catalog,
                    list: ranking,
                    rank: ranking.map { _ in position + 1 },
                    strings: strings
                )
            }
        }
    }
}
