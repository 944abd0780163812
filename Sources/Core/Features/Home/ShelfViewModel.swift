public import Catalog
public import ImagePipeline
import L10n
import Library
public import Observation

/// A shelf of the home page: items side by side, from the store at once and then as its service has
/// them.
///
/// A failure is no alert: what is stored stays, and ``HomeViewModel`` says that it may be old.
@MainActor
@Observable
public final class ShelfViewModel {
    /// How many items it shows at most.
    public nonisolated static let count = 20
    /// How many of them a face shows first: as many as most windows have room for.
    public nonisolated static let firstCount = 8

    /// The items in order, at most ``count``; empty while unknown and if there are none.
    public private(set) var cards: [RowContent] = []
    /// Whether its service is being asked.
    public private(set) var isLoading = false
    /// Whether everything is known that can be, so that an empty shelf stays empty.
    public private(set) var isSettled = false
    /// Why its service was of no help the last time it was asked; nil otherwise.
    public private(set) var failure: CatalogError?
    /// Grows when failed pictures are worth another try.
    public private(set) var pictureAttempt = 0

    /// Which items it shows.
    public let descriptor: ShelfDescriptor
    /// The catalog of the items.
    public let catalog: CatalogDescriptor
    /// The heading.
    public let title: String
    /// Its service was of no help.
    @ObservationIgnored var failed: @MainActor () -> Void = {}
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let strings: Localizer
    @ObservationIgnored private let following = TaskSlot()
    @ObservationIgnored private let asking = TaskSlot()
    @ObservationIgnored private var isFollowing = false
    @ObservationIgnored private var hasAnswer = false
    /// What came while an item was open: cards do not move under the pointer that opened it.
    @ObservationIgnored private var waiting: [RowContent]?

    init(_ descriptor: ShelfDescriptor, of catalog: CatalogDescriptor, parts: AppParts) {
        self.descriptor = descriptor
        self.catalog = catalog
        title = parts.strings.caption(descriptor.title)
        library = parts.library
        router = parts.router
        strings = parts.strings
    }

    /// Whether the catalog has favorites.
    public var hasHearts: Bool { catalog.favorites != nil }

    /// Nil if the picture's path is invalid.
    public func imageRequest(for artwork: Artwork, fit: ImageRequest.Fit) -> ImageRequest? {
        library.imageRequest(for: artwork, of: catalog.id, fit: fit)
    }

    // MARK: The home page

    /// Services are asked again: pictures may come, too.
    func retryPictures() { pictureAttempt += 1 }

    /// Reads what is stored before the page appears, and asks the service where nothing is: it answers
    /// while the face makes its window.
    ///
    /// The pictures of the first cards, once they are known, are loaded meanwhile; none if `pictures` is
    /// nil.
    func firstLook(_ pictures: EarlyPictures?) async {
        let load: @Sendable ([Item]) -> Void = { [descriptor, catalog, library] items in
            pictures?.load(items, on: descriptor, of: catalog, from: library)
        }
        do throws(CatalogError) {
            for try await found in items {
                if found.isEmpty { return ask(then: load) }
                load(found)
                return await show(Self.cards(found, of: catalog, strings))
            }
        } catch {
            // Reported when the page appears.
        }
    }

    /// The page came on screen: follows the store, and asks the service unless it has answered.
    func appeared() {
        if !isFollowing {
            isFollowing = true
            let cards = items.map { [catalog, strings] in await Self.cards($0, of: catalog, strings)
            }
            following.follow(cards, for: self) { shelf, result in
                switch result {
                case .success(let cards): shelf.came(cards)
                case .failure(let error): shelf.storeFailed(error)
                }
            }
        }
        if !hasAnswer { ask() }
    }

    /// The page disappeared.
    func disappeared() {
        following.cancel()
        asking.cancel()
        (isFollowing, isLoading) = (false, false)
    }

    /// Asks the service for what it has now; favorites and visits are stored.
    ///
    /// `look` sees the answer off the main thread, before the store tells of it.
    func ask(then look: @escaping @Sendable ([Item]) -> Void = { _ in }) {
        guard let query, !isLoading else { return }
        isLoading = true
        asking.run(for: self) { [library] () async throws(CatalogError) in
            look(try await library.page(1, of: query, policy: .networkOnly).value.elements)
        } then: { shelf, result in
            shelf.isLoading = false
            shelf.isSettled = true
            switch result {
            case .success:
                shelf.hasAnswer = true
                if shelf.failure != nil { shelf.failure = nil }
            case .failure(let error):
                shelf.failure = error
                shelf.failed()
            }
        }
    }

    /// Nothing is open any more: shows what came meanwhile.
    func itemClosed() {
        if let waiting { show(waiting) }
    }

    /// The catalog has another service.
    func sourceChanged() {
        let wasFollowing = isFollowing
        disappeared()
        (hasAnswer, isSettled, failure, waiting, cards) = (false, false, nil, nil, [])
        if wasFollowing { appeared() }
    }
}

extension ShelfViewModel {
    /// What the service is asked; nil if the items are only stored.
    private var query: Query? {
        guard case .list(let list, let sort) = descriptor.content else { return nil }
        return Query(catalog: catalog.id, list: list, sort: sort)
    }

    private var items: Updates<[Item]> {
        switch descriptor.content {
        case .favorites: library.favoriteItems(observedIn: catalog.id)
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

    /// Off the main thread: formatting takes longer than reading.
    @concurrent
    private nonisolated static func cards(
        _ items: [Item],
        of catalog: CatalogDescriptor,
        _ strings: Localizer
    ) async -> [RowContent] {
        items.prefix(count).map { RowContent($0, descriptor: catalog, strings: strings) }
    }
}
