public import Catalog
public import ImagePipeline
public import L10n
import Library
public import Observation

/// An item's details page.
@MainActor
@Observable
public final class DetailsViewModel {
    /// The page's state: at first the list row's content, then the response to the item's own
    /// request.
    public private(set) var content: LoadState<DetailsContent> = .idle {
        didSet { showSections() }
    }
    /// The items that belong to the page's item, one shelf for each section, in order.
    public private(set) var shelves: [SectionViewModel] = []

    /// The person's note on the item; nil if there is none or it isn't known yet.
    public private(set) var note: String?

    private var refreshCount = 0

    /// The item.
    public let id: Item.ID
    /// All text shown to the user.
    public let strings: Localizer
    /// The item's catalog.
    public let descriptor: CatalogDescriptor
    @ObservationIgnored private let library: Library
    @ObservationIgnored let router: Router
    @ObservationIgnored let embedding: TrailerEmbedding
    @ObservationIgnored private let service: ServiceModel
    /// Whether an alert had reported the outage before these details were requested.
    @ObservationIgnored private var wasOutageReported = false
    @ObservationIgnored private let known: RowContent?
    /// The distance of the page from its top when it was last left, in application pixels.
    @ObservationIgnored public var scrollOffset = 0.0
    /// The item whose card had the focus when the page was last left, or nil.
    @ObservationIgnored public var focusedItem: Item.ID?
    @ObservationIgnored private let showList: (@MainActor (FilterLink.Target) -> Void)?
    @ObservationIgnored private let isGone: @MainActor () -> Void
    @ObservationIgnored private let loading = TaskSlot()
    @ObservationIgnored private let noting = TaskSlot()

    /// Creates a model that requests nothing until ``appeared()``.
    ///
    /// `embedding` makes the player pages for trailer sites. All models of a service share `service`.
    /// `known` is what the row of the item shows. `showList` shows the items that share a fact; nil if
    /// the catalog has no lists. `isGone` is called when the service reports that the item doesn't
    /// exist.
    init(
        id: Item.ID,
        descriptor: CatalogDescriptor,
        library: Library,
        router: Router,
        strings: Localizer,
        embedding: TrailerEmbedding,
        service: ServiceModel,
        known: RowContent? = nil,
        showList: (@MainActor (FilterLink.Target) -> Void)? = nil,
        isGone: @escaping @MainActor () -> Void = {}
    ) {
        self.isGone = isGone
        self.known = known
        self.showList = showList
        self.service = service
        self.id = id
        self.descriptor = descriptor
        self.library = library
        self.router = router
        self.strings = strings
        self.embedding = embedding
    }

    /// Handles the page appearing on screen.
    public func appeared() {
        guard case .idle = content else { return }
        load()
        if descriptor.has(.note) { followNote() }
    }

    /// Loads the details again unless they are already loading.
    public func retryTapped() {
        if !content.isLoading { load() }
    }

    /// Increases when failed pictures should be retried: an outage ended, or the user refreshed.
    public var pictureAttempt: Int { service.state.recoveryCount + refreshCount }

    /// Retries failed pictures because the user refreshed the page.
    func refreshRequested() { refreshCount += 1 }

    /// Leaves the page.
    public func backTapped() {
        router.backTapped()
    }

    /// Leaves the page and all pages below it.
    public func closeTapped() { router.path = [] }

    /// Opens the poster at full size; does nothing if there is no picture.
    public func posterTapped() {
        guard content.value?.artwork != nil, !router.isPosterOpen else { return }
        router.path.append(.poster(id))
    }

    /// Opens the items that share a fact, above this page.
    public func filterLinkTapped(_ link: FilterLink) { showList?(link.target) }

    /// Whether the items that share a fact can be shown.
    public func opens(_ link: FilterLink) -> Bool {
        if case .genre = link.target, !descriptor.serviceFilters.contains(.genres) { return false }
        return showList != nil
    }

    /// The kinds of marks for which the page has a button, in order.
    public var markButtons: [MarkKind] {
        [.favorite, .toWatch, .watched, .note].filter(descriptor.has)
    }

    /// Whether the item can have the person's own rating.
    public var hasOwnRating: Bool { descriptor.has(.rating) }

    /// The label for a Back button that every layout shows; nil if the catalog declares none.
    public var returnLabel: String? { descriptor.returnCaption.map(strings.caption) }

    /// Creates a model for the poster viewer; nil if there is no picture.
    public func makePoster() -> PosterViewModel? {
        guard let content = content.value, let artwork = content.artwork,
            let request = imageRequest(for: artwork, fit: .original)
        else { return nil }
        return PosterViewModel(
            title: content.title,
            request: request,
            router: router,
            strings: strings
        )
    }

    /// Returns a request for the item's picture; nil if the picture's path is invalid.
    public func imageRequest(for artwork: Artwork, fit: ImageRequest.Fit) -> ImageRequest? {
        imageRequest(for: artwork, of: id.catalog, fit: fit)
    }

    /// Returns a request for a picture of a catalog; nil if the picture's path is invalid.
    func imageRequest(
        for artwork: Artwork,
        of catalog: CatalogID,
        fit: ImageRequest.Fit
    ) -> ImageRequest? {
        library.imageRequest(for: artwork, of: catalog, fit: fit)
    }
}

extension DetailsViewModel {
    /// Shows the row's content at once, then the stored item, and requests the details.
    private func load() {
        wasOutageReported = service.isReported
        let isFirst = content.value == nil
        content = .loading(previous: content.value ?? known.map(DetailsContent.init))
        guard isFirst else { return ask() }
        let readItem = { @Sendable [library, id, words] () async throws(CatalogError) in
            try await library.storedDetails(of: id).map { words($0.details) }
        }
        loading.run(for: self, readItem) { model, result in
            switch result {
            case .success(let known):
                if let known { model.content = .loading(previous: known) }
                model.ask()
            case .failure(let error): model.failed(error)
            }
        }
    }

    private func followNote() {
        noting.follow(library.notes(of: id), for: self) { model, result in
            switch result {
            case .success(let note): model.note = note
            case .failure(let error): model.router.present(error)
            }
        }
    }

    /// Updates the shelves; those of sections that are still shown stay the same.
    private func showSections() {
        let sections = content.value?.sections ?? []
        let old = shelves
        let new = sections.map { section in
            let shelf = old.first { $0.descriptor == section.descriptor }
            shelf?.show(section)
            return shelf ?? SectionViewModel(section, of: self)
        }
        if !new.elementsEqual(old, by: ===) { shelves = new }
    }

    /// Requests the details; a retry first waits, and is repeated without an alert until the service
    /// responds.
    private func ask(isRetry: Bool = false) {
        let ask = {
            @Sendable [library, id, words, service = service.status]
            () async throws(CatalogError) in
            let details = { @Sendable () async throws(CatalogError) in
                try await library.details(of: id)
            }
            return words(try await (isRetry ? service.retry(details) : details()).value)
        }
        loading.run(for: self, ask) { model, result in
            model.service.update()
            switch result {
            case .success(let content): model.content = .loaded(content)
            case .failure(let error): model.failed(error)
            }
        }
    }

    private func failed(_ error: CatalogError) {
        content = .failed(error, previous: content.value)
        guard error == .offline else {
            router.present(error, of: id.catalog)
            if case .notFound = error { isGone() }
            return
        }
        // If a list reported the outage in the meantime, a second alert would be redundant.
        if !service.isReported || wasOutageReported { router.present(error, of: id.catalog) }
        service.wasReported()
        ask(isRetry: true)
    }

    /// Formats details off the main thread, because those of a film have hundreds of people.
    private var words: @Sendable (ItemDetails) -> DetailsContent {
        { [descriptor, strings, catalogs = library.catalogs] details in
            DetailsContent(
                details,
                descriptor: descriptor,
                catalogs: catalogs,
                today: .today,
                strings: strings
            )
        }
    }
}
