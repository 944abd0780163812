public import Catalog
public import ImagePipeline
public import L10n
public import Library
public import Observation

/// The details page of one item.
@MainActor
@Observable
public final class DetailsViewModel {
    /// What is shown: first what the list knew, then what the item's own request told.
    public private(set) var content: LoadState<DetailsContent> = .idle

    /// Which item.
    public let id: Item.ID
    /// The words.
    public let strings: Localizer
    @ObservationIgnored private let descriptor: CatalogDescriptor
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let loading = TaskSlot()

    /// Makes the model of one page; it asks nobody until ``appeared()``.
    public init(
        id: Item.ID,
        descriptor: CatalogDescriptor,
        library: Library,
        router: Router,
        strings: Localizer
    ) {
        self.id = id
        self.descriptor = descriptor
        self.library = library
        self.router = router
        self.strings = strings
    }

    /// The page came on screen.
    public func appeared() {
        if case .idle = content { load() }
    }

    /// The person asked once more.
    public func retryTapped() {
        load()
    }

    /// The person went back.
    public func backTapped() {
        router.backTapped()
    }

    /// The request for the picture.
    public func imageRequest(for artwork: Artwork, fit: ImageRequest.Fit) -> ImageRequest? {
        library.imageRequest(for: artwork, of: id.catalog, fit: fit)
    }

    private func load() {
        content = .loading(previous: content.value)
        loading.run(for: self) { model in
            do throws(CatalogError) {
                if model.content.value == nil,
                    let item = try await model.library.items([model.id]).first
                {
                    let details = ItemDetails(item: item, facets: item.facets)
                    model.content = .loading(previous: model.words(for: details))
                }
                let details = try await model.library.details(of: model.id)
                guard !Task.isCancelled else { return }
                model.content = .loaded(model.words(for: details))
            } catch {
                guard !Task.isCancelled, error != .cancelled else { return }
                model.content = .failed(error, previous: model.content.value)
                model.router.present(error)
            }
        }
    }

    private func words(for details: ItemDetails) -> DetailsContent {
        DetailsContent(details, descriptor: descriptor, strings: strings)
    }
}
