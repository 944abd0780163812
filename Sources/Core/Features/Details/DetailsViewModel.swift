public import Catalog
public import ImagePipeline
public import L10n
public import Library
public import Observation

/// The details page of one item.
@MainActor
@Observable
public final class DetailsViewModel {
    /// First what the list row has, then what the item's own request returned.
    public private(set) var content: LoadState<DetailsContent> = .idle

    /// Stays the same while the model lives.
    public let id: Item.ID
    /// Every text shown to the user.
    public let strings: Localizer
    @ObservationIgnored private let descriptor: CatalogDescriptor
    @ObservationIgnored private let library: Library
    @ObservationIgnored let router: Router
    @ObservationIgnored let embedding: TrailerEmbedding
    @ObservationIgnored private let loading = TaskSlot()

    /// Requests nothing until ``appeared()``.
    ///
    /// `embedding` makes the pages of trailers' sites; YouTube's and Vimeo's by default.
    public init(
        id: Item.ID,
        descriptor: CatalogDescriptor,
        library: Library,
        router: Router,
        strings: Localizer,
        embedding: TrailerEmbedding = .live
    ) {
        self.id = id
        self.descriptor = descriptor
        self.library = library
        self.router = router
        self.strings = strings
        self.embedding = embedding
    }

    /// The page came on screen.
    public func appeared() {
        if case .idle = content { load() }
    }

    /// The user asked for a retry.
    public func retryTapped() {
        if !content.isLoading { load() }
    }

    /// The user went back.
    public func backTapped() {
        router.backTapped()
    }

    /// The user opened the poster at full size.
    public func posterTapped() {
        guard content.value?.artwork != nil, !router.isPosterOpen else { return }
        router.path.append(.poster(id))
    }

    /// Whether the catalog has favorites.
    public var hasHeart: Bool { descriptor.favorites != nil }

    /// The label of the Back button that every layout shows; nil if there is none.
    public var returnLabel: String? { descriptor.returnCaption.map(strings.caption) }

    /// A model of the poster viewer; nil if there is no picture.
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

    /// Nil if the picture's path is invalid.
    public func imageRequest(for artwork: Artwork, fit: ImageRequest.Fit) -> ImageRequest? {
        library.imageRequest(for: artwork, of: id.catalog, fit: fit)
    }
}

extension DetailsViewModel {
    /// What the list row has is read from the store first.
    private func load() {
        content = .loading(previous: content.value)
        guard content.value == nil else { return ask() }
        let readItem = { @Sendable [library, id] () async throws(CatalogError) in
            try await library.items([id]).first
        }
        loading.run(for: self, readItem) { model, result in
            switch result {
            case .success(let item):
                if let item {
                    let known = ItemDetails(item: item, facets: item.facets)
                    model.content = .loading(previous: model.words(for: known))
                }
                model.ask()
            case .failure(let error): model.failed(error)
            }
        }
    }

    private func ask() {
        let askDetails = { @Sendable [library, id] () async throws(CatalogError) in
            try await library.details(of: id)
        }
        loading.run(for: self, askDetails) { model, result in
            switch result {
            case .success(let details): model.content = .loaded(model.words(for: details))
            case .failure(let error): model.failed(error)
            }
        }
    }

    private func failed(_ error: CatalogError) {
        content = .failed(error, previous: content.value)
        router.present(error)
    }

    private func words(for details: ItemDetails) -> DetailsContent {
        DetailsContent(details, descriptor: descriptor, strings: strings)
    }
}
