public import Catalog
public import ImagePipeline
public import L10n
import Library
public import Observation

/// The favorites of a catalog in a strip above its main list.
///
/// The newest heart comes first: what was chosen a moment ago is seen without scrolling. All tiles
/// come from the store, so that the strip needs no network.
@MainActor
@Observable
public final class FavoritesStripViewModel {
    /// The favorites, the newest heart first; empty until ``appeared()`` and where there are none.
    public private(set) var tiles: [FavoriteTile] = []

    /// Whether the store has told which there are.
    public private(set) var isKnown = false

    /// The catalog.
    public let descriptor: CatalogDescriptor
    /// The words.
    public let strings: Localizer
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let observing = TaskSlot()
    @ObservationIgnored private var isFollowing = false

    init(descriptor: CatalogDescriptor, parts: AppParts) {
        self.descriptor = descriptor
        strings = parts.strings
        library = parts.library
        router = parts.router
    }

    /// What screen readers call the strip: "Favorites: Characters".
    public var title: String {
        strings("strip.title", strings.caption(descriptor.title))
    }

    /// The request for a tile's picture.
    public func imageRequest(
        for artwork: Artwork,
        fit: ImageRequest.Fit
    ) -> ImageRequest? {
        library.imageRequest(for: artwork, of: descriptor.id, fit: fit)
    }

    // MARK: What the person did

    /// The catalog came on screen; after a failure the favorites are read anew.
    public func appeared() {
        guard !isFollowing else { return }
        isFollowing = true
        observing.follow(library.favoriteItems(observedIn: descriptor.id), for: self) {
            model,
            result in
            switch result {
            case .success(let items): model.show(items.map(FavoriteTile.init))
            case .failure(let error): model.failed(error)
            }
        }
    }

    /// The person opened a tile.
    public func tileTapped(_ id: Item.ID) {
        if router.openItem != id { router.path = [.details(id)] }
    }
}

extension FavoritesStripViewModel {
    /// An item that is stored anew has most often the same name and picture.
    private func show(_ new: [FavoriteTile]) {
        if tiles != new { tiles = new }
        if !isKnown { isKnown = true }
    }

    private func failed(_ error: CatalogError) {
        isFollowing = false
        router.present(error)
    }
}
