public import Catalog
public import ImagePipeline
public import L10n
import Library
public import Observation

/// The top of the home page, which presents the first items of a list one at a time.
@MainActor
@Observable
public final class SpotlightViewModel {
    /// The maximum number of items: 5.
    nonisolated static let count = 5

    /// The items, all with a picture; empty if there are none or they aren't known yet.
    public private(set) var items: [SpotlightContent] = []
    /// The 0-based position of the presented item.
    public private(set) var position = 0

    /// The items' catalog.
    public let catalog: CatalogDescriptor
    /// All text shown to the user.
    public let strings: Localizer
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let embedding: TrailerEmbedding
    @ObservationIgnored private let query: Query
    @ObservationIgnored private let following = TaskSlot()
    @ObservationIgnored private let asking = TaskSlot()
    @ObservationIgnored private var isFollowing = false
    private var trailers: [Item.ID: TrailerPlayback?] = [:]
    /// Increases when failed pictures should be retried.
    public private(set) var pictureAttempt = 0

    init(
        _ list: ListID,
        of catalog: CatalogDescriptor,
        dependencies: AppDependencies,
        embedding: TrailerEmbedding
    ) {
        self.catalog = catalog
        self.embedding = embedding
        query = Query(catalog: catalog.id, list: list)
        library = dependencies.library
        router = dependencies.router
        strings = dependencies.strings
    }

    /// The items, as a shelf would declare them.
    var content: ShelfDescriptor.Content { .list(query.list) }

    /// The presented item, or nil.
    public var item: SpotlightContent? {
        items.indices.contains(position) ? items[position] : nil
    }

    /// Whether the item is known to have a trailer that can be played.
    public var hasTrailer: Bool { playback != nil }

    /// Whether the catalog has favorites.
    public var hasHeart: Bool { catalog.favorites != nil }

    /// The name and position for screen readers, such as "Popular Movies: 2 of 5".
    public var name: String {
        let list = catalog.list(query.list).map { strings.caption($0.title) } ?? ""
        return strings("spotlight.name", list, "\(position + 1)", "\(items.count)")
    }

    /// Returns a request for a picture; nil if the picture's path is invalid.
    public func imageRequest(for artwork: Artwork, fit: ImageRequest.Fit) -> ImageRequest? {
        library.imageRequest(for: artwork, of: catalog.id, fit: fit)
    }

    // MARK: User actions

    /// Presents the next item; the first follows the last.
    public func nextTapped() { step(by: 1) }

    /// Presents the previous item; the last precedes the first.
    public func previousTapped() { step(by: -1) }

    /// Opens the item's details.
    public func tapped() {
        item.map { router.openDetails(of: $0.row.id) }
    }

    /// Opens the trailer; closing it leads back to the home page as it was.
    public func trailerTapped() {
        guard hasTrailer, let id = item?.row.id else { return }
        router.cover = .trailer(id)
    }

    // MARK: The home page

    /// Lets failed pictures load again because a service is being asked again.
    func retryPictures() { pictureAttempt += 1 }

    func loadFirstScreen() async {
        do throws(CatalogError) {
            for try await found in library.firstItems(Self.candidates, of: query) {
                return show(await Self.contents(found, of: catalog, strings))
            }
        } catch {
            // The shelves report the error.
        }
    }

    func appeared() {
        let wasFollowing = isFollowing
        isFollowing = true
        askTrailer()
        guard !wasFollowing else { return }
        let contents = library.firstItems(Self.candidates, of: query).map {
            [catalog, strings] in await Self.contents($0, of: catalog, strings)
        }
        following.follow(contents, for: self) { spotlight, result in
            switch result {
            case .success(let items): spotlight.show(items)
            // The shelves report the error.
            case .failure: spotlight.isFollowing = false
            }
        }
    }

    func disappeared() {
        following.cancel()
        asking.cancel()
        isFollowing = false
    }

    func sourceChanged() {
        let wasFollowing = isFollowing
        disappeared()
        (items, position, trailers) = ([], 0, [:])
        if wasFollowing { appeared() }
    }

    /// Creates a model for an item's trailer player; nil if no trailer is known.
    func makeTrailer(of id: Item.ID) -> TrailerViewModel? {
        guard let playback = trailers[id].flatMap(\.self),
            let title = items.first(where: { $0.row.id == id })?.row.title
        else { return nil }
        return TrailerViewModel(title: title, playback: playback, router: router, strings: strings)
    }
}

extension SpotlightViewModel {
    /// How many items are read to find ``count`` items with a picture.
    private static let candidates = 10

    private var playback: TrailerPlayback? {
        item.flatMap { trailers[$0.row.id] }.flatMap(\.self)
    }

    private func step(by distance: Int) {
        guard items.count > 1 else { return }
        position = (position + distance + items.count) % items.count
        askTrailer()
    }

    /// Replaces the items, and keeps presenting the same item if it is still among them.
    private func show(_ new: [SpotlightContent]) {
        guard new != items else { return }
        let id = item?.row.id
        items = new
        position = new.firstIndex { $0.row.id == id } ?? 0
        askTrailer()
    }

    /// Requests the presented item's details, the only place its trailer appears.
    ///
    /// After a failure, the trailer button stays hidden until the item is presented again.
    private func askTrailer() {
        guard isFollowing, case .details(.ownRequest) = catalog.tap, let id = item?.row.id,
            trailers[id] == nil
        else { return }
        asking.run(for: self) { [library] () async throws(CatalogError) in
            try await library.details(of: id)
        } then: { spotlight, result in
            guard case .success(let details) = result else { return }
            let content = DetailsContent(
                details.value,
                descriptor: spotlight.catalog,
                strings: spotlight.strings
            )
            spotlight.trailers[id] = .some(
                content.trailer.flatMap { TrailerPlayback($0, embedding: spotlight.embedding) }
            )
        }
    }

    /// Formats items off the main thread, as ``ShelfViewModel`` does; one with a description comes
    /// first.
    @concurrent
    private nonisolated static func contents(
        _ items: [Item],
        of catalog: CatalogDescriptor,
        _ strings: Localizer
    ) async -> [SpotlightContent] {
        var contents = items.filter { $0.artwork != nil }.prefix(count)
            .map { SpotlightContent($0, descriptor: catalog, strings: strings) }
        // Services leave out what isn't translated into the user's language.
        if let first = contents.firstIndex(where: { $0.overview != nil }) {
            contents.insert(contents.remove(at: first), at: 0)
        }
        return contents
    }
}
